import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  created: 'Сохранён {date}',
  edited: 'Изменён {date}',
  issued: {
    served: 'Выставлен {date}: его показали клиенту',
    sent: 'Выставлен {date}: вы его отправили',
    payment: 'Выставлен {date}: он оплачен',
  },
  corrected: 'Исправлен {date}',
  correctedFor: 'Исправлен {date}: {reason}',
  paid: 'Отмечен как оплаченный {date}',
  unpaid: 'Отмечен как неоплаченный {date}',
  voided: 'Отменён {date}',
  voidedFor: 'Отменён {date}: {reason}',
  archived: 'Перемещён в архив {date}',
  unarchived: 'Возвращён из архива {date}',
  change: '{field}: {old} → {new}',
  fields: {
    invoiceDate: 'Дата счёта',
    dueDate: 'Срок оплаты',
    supplyDate: 'Дата поставки',
    total: 'Итого',
    items: 'Позиции',
    currency: 'Валюта',
    country: 'Страна',
    template: 'Шаблон',
    language: 'Язык',
    tax: 'Налоговые параметры',
    discount: 'Скидка',
    clientRegion: 'Страна клиента',
    stripePaymentLink: 'Ссылка Stripe',
    paypalPaymentLink: 'Ссылка PayPal',
    otherPaymentLinks: 'Другие платёжные ссылки',
    ways: 'Способы оплаты',
  },
};
