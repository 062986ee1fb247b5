import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  names: {
    ach: 'Банковский перевод ACH',
    bank_transfer: 'Банковский перевод',
    bacs: 'BACS',
    card: 'Банковская карта',
    paypal: 'PayPal',
    check: 'Чек',
    payid: 'PayID',
    interac: 'Перевод Interac e-Transfer',
  },
  about: {
    ach: 'Прямой перевод между банковскими счетами США.',
    bacs: 'Перевод между банковскими счетами Великобритании по сорт-коду.',
    card: 'Клиент платит картой по вашей платёжной ссылке Stripe.',
    paypal: 'Клиент платит по вашей ссылке PayPal.Me.',
    check: 'Бумажный чек, отправленный на ваш почтовый адрес.',
    payid: 'Быстрый перевод по номеру телефона, адресу эл. почты или ABN.',
    interac: 'Отправляется на ваш адрес эл. почты из любого канадского банка.',
  },
  aboutBankTransfer: {
    ca: 'Прямой перевод на ваш банковский счёт в Канаде.',
    uk: 'Международный перевод по IBAN и SWIFT/BIC.',
    au: 'Прямой перевод по BSB и номеру банковского счёта.',
  },
  inUse: 'Используется',
  acceptCards: 'Принимать оплату картой',
  stripeLink: 'Платёжная ссылка Stripe',
  paypalLink: 'Ссылка PayPal.Me',
  notesHint: 'Например, как указать номер счёта в переводе.',
  others: {
    heading: 'Другие платёжные ссылки',
    about: 'Любая другая страница, на которой клиент может заплатить.',
    link: 'Платёжная ссылка {number}',
    name: 'Название ссылки',
    url: 'URL ссылки',
    remove: 'Убрать ссылку {number}',
    add: 'Добавить ссылку',
  },
  iban: {
    format: 'Формат IBAN: 2 буквы + 2 цифры + номер банковского счёта (например, {example})',
    length: 'IBAN страны {country} должен содержать {length} знаков',
    checksum: 'Неверная контрольная сумма IBAN',
  },
  swift: 'SWIFT/BIC должен содержать 8 или 11 знаков (например, {short} или {long})',
};
