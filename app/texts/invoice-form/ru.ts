import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  page: {
    create: 'Создание счёта',
    edit: 'Изменение счёта',
    description:
      'Форма счёта: ваша компания, ваш клиент, что сделано. Итоги и налоги считаются по ходу заполнения, без аккаунта.',
    copyOf: 'Это копия счёта <list>{number}</list>. Измените данные и отправьте её как новый счёт.',
  },
  keptForNextTime: 'Останется для следующего раза.',
  details: {
    title: 'Данные счёта',
    currency: 'Валюта',
    language: 'Язык счёта',
    currencyChanged: 'Валюта теперь {currency}, только для этого счёта',
    whichNumber: 'Продолжить с <far>{far}</far> или <near>{near}</near>?',
  },
  seller: {
    title: 'От кого (продавец)',
    addPostalCode: {
      us: 'Добавить почтовый индекс',
      ca: 'Добавить почтовый индекс',
      uk: 'Добавить почтовый индекс',
      au: 'Добавить почтовый индекс',
    },
  },
  client: {
    title: 'Кому (клиент)',
    choose: 'Выбрать клиента',
    chooseNewest: 'Выбрать клиента (последние 1 000)',
    newOne: 'Новый клиент',
    more: 'Налоговый номер, контактное лицо, номер заказа, страна',
    noCountry: 'Не указана',
    addShippingAddress: 'Добавить адрес доставки',
  },
  items: {
    title: 'Позиции',
    item: 'Позиция {position}',
    remove: 'Убрать позицию {position}',
    removed: 'Позиция {position} убрана',
    move: 'Переместить позицию {position}',
    howToMove: 'Перетащите эту позицию или переместите её клавишами со стрелками',
    moved: 'Позиция {from} теперь на месте {to} из {count}',
    savedItem: 'Сохранённая позиция',
    choose: 'Выбрать сохранённую позицию',
    chooseNewest: 'Выбрать сохранённую позицию (последние 1 000)',
    description: 'Наименование',
    quantity: 'Кол-во',
    price: 'Цена',
    tax: 'Налог',
    amount: 'Сумма',
    saveAsProduct: 'Сохранить как товар',
    add: 'Добавить позицию',
  },
  totals: {
    title: 'Итоги',
    discount: 'Скидка',
    addDiscount: 'Добавить скидку',
    removeDiscount: 'Убрать скидку',
  },
  notes: {
    title: 'Примечания',
    hint: 'Печатаются на счёте: например, условия или благодарность.',
  },
  payment: {
    title: 'Способы оплаты',
    about: 'Хотя бы один, чтобы клиент мог заплатить. Ненужные оставьте пустыми.',
    paypalOfSettings: 'Брать ссылку PayPal из моих настроек',
    paypalLink: 'Ссылка PayPal.Me',
    showQrCode: 'Показывать QR-код этой ссылки',
    whereQrCode: 'На публичной странице счёта и в PDF.',
  },
  template: {
    title: 'Шаблон',
    about: 'Так этот счёт выглядит на экране и в PDF.',
  },
  summary: {
    amountDue: 'К оплате',
    dueBy: 'до {day}',
    toCorrect: {
      one: 'Исправьте {count} поле',
      few: 'Исправьте {count} поля',
      many: 'Исправьте {count} полей',
      other: 'Исправьте {count} поля',
    },
    showNext: 'Показать',
    downloadSavesInvoice: 'Перед скачиванием PDF счёт сохраняется.',
    downloadSavesChanges: 'Перед скачиванием PDF ваши изменения сохраняются.',
  },
  actions: {
    preview: 'Предпросмотр',
    download: 'Скачать PDF',
    save: 'Сохранить счёт',
    saveChanges: 'Сохранить изменения',
    upgrade: 'Повысить тариф',
  },
};
