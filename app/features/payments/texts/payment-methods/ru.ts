import type { Translation } from '#app/i18n/room.ts';
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
    bacs: 'Перевод между банковскими счетами Великобритании по сорт-коду.',
    card: 'Клиент платит картой по вашей ссылке для оплаты Stripe.',
    paypal: 'Клиент платит по вашей ссылке PayPal.Me.',
    check: 'Бумажный чек на ваш почтовый адрес.',
    payid: 'Быстрый перевод по телефону, эл. почте или ABN.',
    interac: 'На вашу эл. почту из любого канадского банка.',
  },
  aboutTransfer: {
    us: 'Прямой перевод между банковскими счетами США.',
    ca: 'Прямой перевод на ваш банковский счёт в Канаде.',
    uk: 'Международный перевод по IBAN и SWIFT/BIC.',
    au: 'Прямой перевод по BSB и номеру банковского счёта.',
  },
  inUse: 'Используется',
  acceptCards: 'Принимать оплату картой',
  stripeLink: 'Ссылка для оплаты Stripe',
  paypalLink: 'Ссылка PayPal.Me',
  notesHint: 'Например, как указать в переводе номер счёта.',
  others: {
    heading: 'Другие ссылки для оплаты',
    about: 'Другие страницы, где клиент платит.',
    link: 'Ссылка для оплаты {number}',
    name: 'Название ссылки',
    url: 'URL ссылки',
    remove: 'Убрать ссылку {number}',
    add: 'Добавить ссылку',
  },
  iban: {
    format: 'Формат IBAN: 2 буквы + 2 цифры + номер банковского счёта (например, {example})',
    length: 'IBAN страны {country} — это {length} знаков',
    checksum: 'Неверная контрольная сумма IBAN',
  },
  swift: {
    length: 'SWIFT/BIC — это 8 или 11 знаков (например, {short} или {long})',
    format: 'Формат SWIFT/BIC: 6 букв, затем 2 или 5 букв или цифр (например, {short} или {long})',
  },
};
