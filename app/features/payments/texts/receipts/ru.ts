import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Квитанция {number}',
  word: 'Квитанция',
  reversedWord: 'Сторнированная квитанция',
  reversedOn: 'Дата сторнирования',
  paidOn: 'Дата оплаты',
  line: 'Платёж по счёту {number}: {method}',
  reference: 'Назначение: {reference}',
  total: 'Сумма счёта',
  received: 'Получено, сумма',
  left: 'Остаток к оплате после этого платежа',
  reversed: 'Этот платёж сторнирован {date}.',
  refunded: '{amount} этого платежа: возврат {date}.',
  dayUnknown: 'день неизвестен',
  methods: {
    bank_transfer: 'банковский перевод',
    card: 'карта',
    paypal: 'PayPal',
    cash: 'наличные',
    check: 'чек',
    interac: 'перевод Interac e-Transfer',
    payid: 'PayID',
    credit: 'переплата по счёту {number}',
    another: 'другой способ',
  },
};
