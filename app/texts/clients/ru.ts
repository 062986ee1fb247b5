import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  page: 'Клиенты',
  one: 'Клиент',
  add: 'Добавить клиента',
  search: 'Поиск клиентов',
  searchHint: 'Имя, эл. почта или адрес',
  count: {
    one: '{count} клиент',
    few: '{count} клиента',
    many: '{count} клиентов',
    other: '{count} клиента',
  },
  blank: {
    title: 'Клиентов пока нет',
    text: 'Добавьте людей и компании, которым выставляете счета. Тогда в счёте их можно будет выбрать, а не вводить заново.',
  },
  none: {
    title: 'Клиенты не найдены',
    text: 'Попробуйте другое имя, эл. почту, телефон или адрес',
  },
  actions: { edit: 'Изменить', remove: 'Удалить' },
  actionsOn: { edit: 'Изменить: {name}', remove: 'Удалить: {name}' },
  fields: {
    name: 'Имя или название',
    email: 'Эл. почта',
    phone: 'Телефон',
    address: 'Адрес',
    country: 'Страна',
  },
  form: {
    edit: 'Изменить клиента',
    added: 'Клиент добавлен',
    updated: 'Данные клиента изменены',
    refused: 'Клиент не сохранён: {failure}. Всё введённое осталось на месте.',
  },
  deletion: {
    title: 'Удалить клиента',
    note: 'Счета, выставленные этому клиенту, не изменятся.',
    deleted: 'Удалено: {name}',
    refused: 'Клиент не удалён: {failure}.',
  },
  invoices: {
    title: 'Счета',
    count: {
      one: '{count} счёт',
      few: '{count} счёта',
      many: '{count} счетов',
      other: '{count} счёта',
    },
    none: 'Счетов пока нет. Выберите этого клиента в счёте, и счёт появится здесь.',
    number: 'Номер',
    date: 'Дата',
    due: 'Срок оплаты',
    total: 'Итого',
    status: 'Статус',
    dueMark: 'До',
    archived: 'В архиве',
  },
  sums: { outstanding: 'К получению', paid: 'Оплачено' },
  notFound: 'Клиент не найден',
  kept: {
    kept: '{name} теперь в списке клиентов',
    gone: 'Удалено из списка клиентов: {name}',
    stays: 'Данные с тех пор изменились и остаются: {name}',
    failed: 'Не удалось удалить: {name}. Попробуйте ещё раз.',
  },
  file: {
    name: 'название',
    email: 'эл. почта',
    phone: 'телефон',
    address: 'адрес',
    country: 'страна',
  },
};
