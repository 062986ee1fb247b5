import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  name: 'Выписка',
  of: 'Выписка: {client}',
  pdf: 'PDF',
  inCurrency: 'В {currency}',
  opening: 'Долг до этого',
  closing: 'Долг на {date}',
  columns: { date: 'Дата', what: 'Что', invoice: 'Счёт', amount: 'Сумма', balance: 'Долг тогда' },
  kinds: {
    invoice: 'Счёт',
    payment: 'Платёж',
    reversal: 'Платёж отменён',
    refund: 'Возврат',
    used: 'Переплата зачтена в другой счёт',
    returned: 'Вернулось из возврата или зачёта переплаты',
    credited: 'Кредит-нота',
    credit: 'Переплата по другому счёту',
  },
  undated: '{what}, день неизвестен',
  invoiced: 'Выставлено по счетам',
  paid: 'Оплачено за вычетом возвратов',
  credited: 'Кредитовано',
  notDue: 'Срок ещё не наступил',
  ages: { days: '{from}–{to} дней просрочки', more: 'Более {days} дней просрочки' },
  inCredit: 'Оплачено сверх долга',
  nothing: 'До этого дня ничего нет',
  nothingAbout: 'За этот период счетов этому клиенту нет, и долга с прежних времён тоже.',
  more: 'Строк слишком много, чтобы показать все. Это последние {count}.',
  notLoaded: 'Не удалось составить выписку: {message}',
  paper: {
    title: 'Выписка, {period}',
    to: 'Кому',
    made: 'Составлена',
    line: '{what} {number}',
  },
};
