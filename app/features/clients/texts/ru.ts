import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const clientActivity: Translation<typeof enUS.clientActivity, 'ru'> = {
  opened: {
    once: 'Открыт {date}',
    sameDay: {
      one: 'Открыт {count} раз {date}',
      few: 'Открыт {count} раза {date}',
      many: 'Открыт {count} раз {date}',
      other: 'Открыт {count} раза {date}',
    },
    days: {
      one: 'Открыт {count} раз: впервые {first}, в последний раз {last}',
      few: 'Открыт {count} раза: впервые {first}, в последний раз {last}',
      many: 'Открыт {count} раз: впервые {first}, в последний раз {last}',
      other: 'Открыт {count} раза: впервые {first}, в последний раз {last}',
    },
  },
  paypal_me: {
    once: 'Нажата оплата через PayPal {date}',
    sameDay: {
      one: 'Нажата оплата через PayPal {count} раз {date}',
      few: 'Нажата оплата через PayPal {count} раза {date}',
      many: 'Нажата оплата через PayPal {count} раз {date}',
      other: 'Нажата оплата через PayPal {count} раза {date}',
    },
    days: {
      one: 'Нажата оплата через PayPal {count} раз: впервые {first}, в последний раз {last}',
      few: 'Нажата оплата через PayPal {count} раза: впервые {first}, в последний раз {last}',
      many: 'Нажата оплата через PayPal {count} раз: впервые {first}, в последний раз {last}',
      other: 'Нажата оплата через PayPal {count} раза: впервые {first}, в последний раз {last}',
    },
  },
  stripe_link: {
    once: 'Нажата оплата через Stripe {date}',
    sameDay: {
      one: 'Нажата оплата через Stripe {count} раз {date}',
      few: 'Нажата оплата через Stripe {count} раза {date}',
      many: 'Нажата оплата через Stripe {count} раз {date}',
      other: 'Нажата оплата через Stripe {count} раза {date}',
    },
    days: {
      one: 'Нажата оплата через Stripe {count} раз: впервые {first}, в последний раз {last}',
      few: 'Нажата оплата через Stripe {count} раза: впервые {first}, в последний раз {last}',
      many: 'Нажата оплата через Stripe {count} раз: впервые {first}, в последний раз {last}',
      other: 'Нажата оплата через Stripe {count} раза: впервые {first}, в последний раз {last}',
    },
  },
};

export const clients: Translation<typeof enUS.clients, 'ru'> = {
  page: 'Клиенты',
  one: 'Клиент',
  hasCredit:
    'По счетам этого клиента оплачено больше, чем нужно. Зачтите или верните эту переплату, прежде чем удалять клиента.',
  hasSeries: 'У этого клиента есть повторяющийся счёт. Завершите его, прежде чем удалять клиента.',
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
    ccEmails: 'Копия писем',
    phone: 'Телефон',
    address: 'Адрес',
    country: 'Страна',
    language: 'Язык счетов',
    contact: 'Контактное лицо',
    taxNumber: 'Налоговый номер',
    reference: 'Номер заказа',
  },
  reference: 'Номер заказа',
  noCountry: 'Не указана',
  form: {
    edit: 'Изменить клиента',
    sellersLanguage: 'Как у меня',
    more: 'Ещё: контактное лицо, налоговый номер, номер заказа',
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
  sums: { outstanding: 'К получению', paid: 'Оплачено', credit: 'Переплата' },
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
    ccEmails: 'копия',
    phone: 'телефон',
    address: 'адрес',
    country: 'страна',
    language: 'язык счетов',
    paymentTerms: 'условия оплаты',
  },
};
