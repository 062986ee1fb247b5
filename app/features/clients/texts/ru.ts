import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const clientActivity: Translation<typeof enUS.clientActivity, 'ru'> = {
  opened: {
    once: 'Просмотр документа {date}',
    sameDay: {
      one: 'Просмотры документа {date}: {count}',
      few: 'Просмотры документа {date}: {count}',
      many: 'Просмотры документа {date}: {count}',
      other: 'Просмотры документа {date}: {count}',
    },
    days: {
      one: 'Просмотры документа: {count}, первый {first}, последний {last}',
      few: 'Просмотры документа: {count}, первый {first}, последний {last}',
      many: 'Просмотры документа: {count}, первый {first}, последний {last}',
      other: 'Просмотры документа: {count}, первый {first}, последний {last}',
    },
  },
  paypal_me: {
    once: 'Переход к оплате через PayPal {date}',
    sameDay: {
      one: 'Переходы к оплате через PayPal {date}: {count}',
      few: 'Переходы к оплате через PayPal {date}: {count}',
      many: 'Переходы к оплате через PayPal {date}: {count}',
      other: 'Переходы к оплате через PayPal {date}: {count}',
    },
    days: {
      one: 'Переходы к оплате через PayPal: {count}, первый {first}, последний {last}',
      few: 'Переходы к оплате через PayPal: {count}, первый {first}, последний {last}',
      many: 'Переходы к оплате через PayPal: {count}, первый {first}, последний {last}',
      other: 'Переходы к оплате через PayPal: {count}, первый {first}, последний {last}',
    },
  },
  stripe_link: {
    once: 'Переход к оплате через Stripe {date}',
    sameDay: {
      one: 'Переходы к оплате через Stripe {date}: {count}',
      few: 'Переходы к оплате через Stripe {date}: {count}',
      many: 'Переходы к оплате через Stripe {date}: {count}',
      other: 'Переходы к оплате через Stripe {date}: {count}',
    },
    days: {
      one: 'Переходы к оплате через Stripe: {count}, первый {first}, последний {last}',
      few: 'Переходы к оплате через Stripe: {count}, первый {first}, последний {last}',
      many: 'Переходы к оплате через Stripe: {count}, первый {first}, последний {last}',
      other: 'Переходы к оплате через Stripe: {count}, первый {first}, последний {last}',
    },
  },
};

export const clients: Translation<typeof enUS.clients, 'ru'> = {
  page: 'Клиенты',
  one: 'Клиент',
  hasCredit:
    'У этого клиента есть неиспользованная переплата. Зачтите или верните её, прежде чем удалять клиента.',
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
    text: 'Добавьте людей и компании, которым выставляете счета. Потом их можно будет выбирать при создании счёта.',
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
    ccEmails: 'Получатели копий',
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
    sellersLanguage: 'Такой же, как у меня',
    more: 'Копии писем, язык, условия оплаты и другое',
    added: 'Клиент добавлен',
    updated: 'Данные клиента изменены',
    refused: 'Не удалось сохранить клиента: {failure}. Введённые данные не потеряны.',
  },
  deletion: {
    title: 'Удалить клиента',
    note: 'Счета, выставленные этому клиенту, не изменятся.',
    deleted: 'Удалено: {name}',
    refused: 'Не удалось удалить клиента: {failure}.',
  },
  invoices: {
    title: 'Счета',
    count: {
      one: '{count} счёт',
      few: '{count} счёта',
      many: '{count} счетов',
      other: '{count} счёта',
    },
    none: 'Счетов для этого клиента пока нет.',
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
    kept: 'Добавлено в список клиентов: {name}',
    gone: 'Удалено из списка клиентов: {name}',
    stays: 'Клиент {name} не удалён, потому что его данные уже изменились',
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
