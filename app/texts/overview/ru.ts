import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  outstanding: 'К получению',
  overdue: 'Просрочено, по срокам',
  soon: 'К оплате в ближайшие {days} дней',
  estimates: 'Открытые сметы',
  average: 'Дней до оплаты в среднем',
  averageOf: {
    one: '{days} дн., по {count} счёту',
    few: '{days} дн., по {count} счетам',
    many: '{days} дн., по {count} счетам',
    other: '{days} дн., по {count} счёта',
  },
  averageSince: 'От даты счёта до последнего платежа, по счетам, оплаченным с {date}.',
  nothing: 'Ничего',
  invoices: {
    one: '{count} счёт',
    few: '{count} счёта',
    many: '{count} счетов',
    other: '{count} счёта',
  },
  estimateCount: {
    one: '{count} смета',
    few: '{count} сметы',
    many: '{count} смет',
    other: '{count} сметы',
  },
  archived: 'в архиве {count}',
  currency: 'Валюта',
  ages: {
    days: '{from}–{to} дней',
    more: 'Более {days} дней',
  },
  received: 'Полученные платежи',
  receivedIn: 'Полученные платежи в {currency}',
  receivedAbout:
    'За вычетом возвратов, по дню платежа. Нажмите на месяц, чтобы увидеть его платежи.',
  asTable: 'Таблицей',
  month: 'Месяц',
  amount: 'Сумма',
  payments: 'Платежи за {month}',
  noPayments: 'В этом месяце платежей нет.',
  mostPayments: 'Показаны первые {most}.',
  hidePayments: 'Скрыть',
  date: 'Дата',
  invoice: 'Счёт',
  client: 'Клиент',
  debtors: 'Кто должен больше всех',
  opened: 'Открыты и не оплачены',
  openedOn: 'открыт {date}',
  none: 'Здесь будет видно, сколько вам должны и сколько оплачено, когда вы сохраните первый счёт.',
};
