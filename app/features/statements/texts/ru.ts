import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const statements: Translation<typeof enUS.statements, 'ru'> = {
  name: 'Выписка',
  of: 'Выписка: {client}',
  pdf: 'PDF',
  send: 'Отправить',
  opening: 'Остаток на начало периода',
  closing: 'Остаток к оплате на {date}',
  columns: { date: 'Дата', what: 'Вид', invoice: 'Счёт', amount: 'Сумма', balance: 'Остаток' },
  kinds: {
    invoice: 'Счёт',
    payment: 'Платёж',
    reversal: 'Платёж сторнирован',
    refund: 'Возврат',
    used: 'Переплата зачтена в оплату другого счёта',
    returned: 'Переплата восстановлена после возврата или сторнирования',
    credited: 'Кредит-нота',
    credit: 'Переплата по другому счёту',
  },
  undated: '{what}, дата неизвестна',
  invoiced: 'Сумма счетов',
  paid: 'Оплачено за вычетом возвратов',
  credited: 'По кредит-нотам',
  notDue: 'Срок ещё не наступил',
  ages: { days: 'Просрочка {from}–{to} дней', more: 'Просрочка более {days} дней' },
  inCredit: 'Переплата',
  nothing: 'За этот период ничего нет',
  nothingAbout: 'У этого клиента нет счетов за этот период и нет остатка с прошлых периодов.',
  more: 'Показаны только последние {count} строк.',
  notLoaded: 'Не удалось составить выписку: {message}',
  paper: {
    title: 'Выписка, {period}',
    to: 'Кому',
    made: 'Составлена',
    line: '{what} {number}',
  },
};
