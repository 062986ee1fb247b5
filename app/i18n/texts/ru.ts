import type { Translation } from '../define-texts.ts';
import type * as enUS from './en-us.ts';

export const checks: Translation<typeof enUS.checks, 'ru'> = {
  issues: {
    title: 'Исправьте выделенные поля: {count}',
    intro: 'Проблемы найдены в разделах:',
    groups: {
      invoice: 'данные счёта',
      business: 'сведения о компании',
      client: 'сведения о клиенте',
      items: 'позиции',
      payment: 'способы оплаты',
    },
  },
  preview: {
    incomplete: 'Заполните все обязательные поля',
    missing: 'Заполните обязательные поля:',
    invalid: 'Исправьте ошибки, чтобы открыть предпросмотр',
    payment:
      'Укажите хотя бы один способ оплаты: банковские реквизиты, ссылки для оплаты или данные для чека',
    businessEmail: 'Эл. почта компании не может совпадать с эл. почтой клиента',
    httpsOnly: '{label}: адрес должен начинаться с https://',
    invalidUrl: 'Неверный URL: {label}',
    labels: {
      stripe: 'Ссылка для оплаты Stripe',
      paypal: 'Ссылка для оплаты PayPal',
      unnamed: 'ссылка для оплаты',
    },
    needs: {
      businessName: 'Ваше имя или название компании',
      clientName: 'Имя клиента',
      items: 'Хотя бы одна позиция с наименованием и ценой больше 0',
      paymentMethods: 'Хотя бы один способ оплаты',
    },
  },
};

export const controls: Translation<typeof enUS.controls, 'ru'> = {
  back: 'Назад',
  cancel: 'Отмена',
  close: 'Закрыть',
  messages: 'Уведомления',
  tryAgain: 'Попробовать снова',
  undo: 'Отменить',
  copy: {
    name: 'Копировать: {label}',
    done: 'Скопировано: {label}',
    failed: 'Не удалось скопировать. Скопируйте вручную.',
  },
  leaveForm: {
    title: 'Не сохранять изменения?',
    question: 'Ваши изменения не сохранены.',
    discard: 'Не сохранять',
    stay: 'Продолжить редактирование',
  },
  list: {
    loadMore: 'Загрузить ещё',
    shown: 'Показано: {count}',
    toStart: 'К началу списка',
  },
};

export const countries: Translation<typeof enUS.countries, 'ru'> = {
  names: { us: 'США', ca: 'Канада', uk: 'Великобритания', au: 'Австралия' },
  inCountry: { us: 'в США', ca: 'в Канаде', uk: 'в Великобритании', au: 'в Австралии' },
};

export const currencies: Translation<typeof enUS.currencies, 'ru'> = {
  names: {
    USD: 'доллар США',
    EUR: 'евро',
    GBP: 'британский фунт стерлингов',
    JPY: 'японская иена',
    CHF: 'швейцарский франк',
    CAD: 'канадский доллар',
    AUD: 'австралийский доллар',
    NZD: 'новозеландский доллар',
    SEK: 'шведская крона',
    NOK: 'норвежская крона',
    DKK: 'датская крона',
    PLN: 'польский злотый',
    CZK: 'чешская крона',
    HUF: 'венгерский форинт',
    SGD: 'сингапурский доллар',
    HKD: 'гонконгский доллар',
    MXN: 'мексиканское песо',
    BRL: 'бразильский реал',
    INR: 'индийская рупия',
    ZAR: 'южноафриканский рэнд',
  },
};

export const errors: Translation<typeof enUS.errors, 'ru'> = {
  notLoaded: 'Страница не загружена',
  home: 'На главную',
  notFound: {
    title: 'Страница не найдена',
    text: 'По этому адресу ничего нет. Возможно, в нём опечатка или страница переехала.',
  },
  tooLarge: {
    title: 'Не удалось отправить',
    back: 'Вернуться',
    text: 'Слишком много данных.',
  },
  broken: {
    title: 'Произошла ошибка',
    again: 'Попробовать снова',
    tellSupport: 'Если ошибка повторится, сообщите этот номер поддержке:',
    text: 'Это ошибка на нашей стороне. Сохранённые счета в безопасности, а счёт, над которым вы работали, сохранён в этом браузере.',
  },
  missingScript: {
    title: 'Страница не загрузилась',
    text: 'Часть страницы не загрузилась — возможно, из-за обновления. Попробуйте снова через минуту. Сохранённые счета в безопасности, а счёт, над которым вы работали, сохранён в этом браузере.',
  },
  away: {
    database: {
      title: 'Ваши данные сейчас недоступны',
      text: 'Наша база данных сейчас не отвечает. Сохранённые счета в безопасности, а счёт, над которым вы работали, сохранён в этом браузере.',
    },
    network: {
      title: 'Нет подключения',
      text: 'Не удалось загрузить страницу. Счёт, над которым вы работали, сохранён в этом браузере.',
    },
    again: 'Попробовать сейчас',
    back: 'Связь восстановлена. Страница открывается.',
    waiting: 'Мы автоматически повторим попытку.',
  },
};

export const failures: Translation<typeof enUS.failures, 'ru'> = {
  loading: {
    settings: 'Не удалось загрузить настройки: {message}',
    data: 'Не удалось загрузить данные: {message}',
    invoices: 'Не удалось загрузить счета: {message}',
    clients: 'Не удалось загрузить клиентов: {message}',
    client: 'Не удалось загрузить клиента: {message}',
    products: 'Не удалось загрузить товары: {message}',
    publicInvoice: 'Не удалось загрузить счёт: {message}',
    clone: 'Не удалось дублировать счёт: {message}',
    edit: 'Не удалось открыть счёт: {message}',
  },
  notOpened: 'Не удалось открыть эту часть страницы. Проверьте подключение и попробуйте снова.',
  reasons: {
    databaseAway: 'наша база данных не отвечает',
    networkAway: 'нет подключения',
    cutOff: 'соединение прервано',
    signedOut: 'войдите ещё раз',
    gone: 'этой записи уже нет',
    notFound: 'не найдено',
    invoiceNotFound: 'счёт не найден',
  },
};

export const fields: Translation<typeof enUS.fields, 'ru'> = {
  labels: {
    invoiceNumber: 'Номер счёта',
    businessName: 'Название компании',
    businessEmail: 'Эл. почта компании',
    businessPhone: 'Телефон компании',
    businessWebsite: 'Сайт компании',
    businessAddress: 'Адрес компании',
    businessPostalCode: 'Почтовый индекс компании',
    taxNumber: 'Налоговый номер',
    clientName: 'Имя клиента',
    clientEmail: 'Эл. почта клиента',
    clientAddress: 'Адрес клиента',
    clientContact: 'Контактное лицо',
    clientTaxNumber: 'Налоговый номер клиента',
    clientReference: 'Номер заказа клиента',
    homeRate: 'Обменный курс',
    homeRateDate: 'Дата обменного курса',
    homeRateSource: 'Источник обменного курса',
    footerText: 'Текст внизу страницы',
    openingText: 'Вступительный текст',
    termsText: 'Условия',
    shippingAddress: 'Адрес доставки',
    shippingPostalCode: 'Почтовый индекс доставки',
    notes: 'Примечания',
    paymentNotes: 'Указания по оплате',
    secondNotes: 'Примечания на втором языке',
    secondPaymentNotes: 'Указания по оплате на втором языке',
    phone: 'Телефон',
    website: 'Сайт',
    postalCode: 'Почтовый индекс',
    taxRate: 'Ставка налога',
    invoicePrefix: 'Префикс счетов',
    estimatePrefix: 'Префикс смет',
    estimateStart: 'Начальный номер смет',
    creditNotePrefix: 'Префикс кредит-нот',
    creditNoteStart: 'Начальный номер кредит-нот',
    startingNumber: 'Начальный номер',
    paymentTerms: 'Условия оплаты',
    name: 'Имя или название',
    email: 'Эл. почта',
    address: 'Адрес',
  },
  postalCodes: {
    us: 'Почтовый индекс',
    ca: 'Почтовый индекс',
    uk: 'Почтовый индекс',
    au: 'Почтовый индекс',
  },
  terms: {
    kinds: {
      receipt: 'При получении счёта',
      days: 'Дней от даты счёта',
      month: 'Конец этого месяца',
      'next-month': 'Конец следующего месяца',
      'after-month': 'Дней после конца месяца',
    },
    own: 'Другой срок оплаты',
    days: 'Дней',
    builtIn: '30 дней',
    sameAsSettings: 'Как в настройках',
    unprinted: '30 дней (в счёте не указывается)',
  },
};

export const frame: Translation<typeof enUS.frame, 'ru'> = {
  skip: 'Перейти к содержанию',
  breadcrumb: 'Навигационная цепочка',
  main: 'Основное меню',
  menu: 'Меню',
  logOut: 'Выйти',
  signIn: 'Войти',
  createInvoice: 'Создать счёт',
  loading: 'Загрузка',
  country: { choice: 'Страна: {country}', changed: 'Выбрана страна: {country}.' },
  footer: {
    tagline: 'Профессиональные счета для фрилансеров и малого бизнеса.',
    support: 'Поддержка:',
    product: 'Продукт',
    productLinks: {
      create: 'Создание счетов',
      clients: 'Учёт клиентов',
      products: 'Каталог товаров',
      pricing: 'Цены и тарифы',
    },
    legal: 'Правовые документы',
    legalLinks: {
      privacy: 'Политика конфиденциальности',
      terms: 'Условия использования',
      cookiePolicy: 'Политика использования куки',
      cookieSettings: 'Настройки куки',
      contact: 'Написать в поддержку',
    },
    countries: 'Страны',
    operated: 'Владелец {product}: {operator}, {address}.',
    imprint: 'Сведения о владельце',
  },
};

export const issues: Translation<typeof enUS.issues, 'ru'> = {
  tooLong: '{label}: не более {max} символов',
  required: '{label}: обязательное поле',
  date: 'Укажите дату',
  email: 'Введите корректный адрес эл. почты',
  emailFormat: 'Неверный формат адреса эл. почты',
  emails: 'Разделяйте адреса эл. почты запятыми.',
  phone: 'Номер телефона может содержать только цифры, пробелы и + ( ) -',
  website: 'Адрес сайта должен начинаться с http:// или https://',
  accent: 'Введите цвет в виде #1F5B45',
  columns: 'Эти столбцы не помещаются. Уберите один из них или сократите название.',
  fieldColumns: 'В столбцах можно показать не больше двух своих полей.',
  termDays: 'Введите целое число дней от 0 до 365',
  startingNumber: 'Начальный номер должен быть целым числом от 1 до 999 999',
  description: 'Укажите наименование',
  descriptionLength: 'Наименование: не более 500 символов',
  quantity: 'Количество должно быть больше 0',
  quantityLimit: 'Количество: не более 100 000',
  price: 'Цена не может быть меньше 0',
  priceLimit: 'Цена: не более 1 000 000 000',
  taxRate: 'Ставка налога должна быть от 0 до 100',
  noneComplete: 'Заполните хотя бы одну позицию: наименование, количество > 0 и цена ≥ 0',
  tooManyItems: 'В счёте может быть не более 100 позиций',
  discount: 'Скидка должна быть от 0 до 100',
  notANumber: 'Введите число, например 12,50',
  discountAmount: 'Скидка должна быть не меньше 0',
  discountTooLarge: 'Скидка больше промежуточного итога',
  depositTooLarge: 'Сумма позиций не может быть меньше аванса, на который уже выставлен счёт',
  lineDiscount: 'Скидка больше суммы позиции',
  taxNameLength: 'Название налога: не более 40 символов',
  sameTax: 'У каждого налога позиции должно быть своё название',
  tooManyTaxes: 'У позиции может быть не больше 5 налогов',
  insideReverse:
    'Цены не могут включать налог, который клиент сам платит налоговой службе. Выключите «Цены с налогом» или уберите обратное начисление.',
  dueBeforeInvoice: 'Срок оплаты не может быть раньше даты счёта',
  validBeforeEstimate: 'Срок действия не может закончиться раньше даты сметы',
  sameEmail: 'Эл. почта клиента не может совпадать с эл. почтой компании',
  homeRate: 'Введите курс больше 0, например 0,7812',
  totalTooLarge: 'Итоговая сумма счёта слишком велика. Уменьшите количество или цены.',
  numberTaken: 'Счёт с номером {number} уже есть. Укажите другой номер.',
  noPaymentMethod:
    'Укажите хотя бы один способ оплаты (банковские реквизиты или ссылку для оплаты)',
  stripeRequired: 'Если включена оплата картой, нужна ссылка для оплаты Stripe',
  linkName: 'Название ссылки: не более {max} символов',
  tooManyLinks: 'В счёте может быть не более {max} других ссылок для оплаты',
  https: 'Должна начинаться с https://',
  stripeLink: 'Должна вести на stripe.com',
  paypalLink: 'Должна вести на paypal.me',
  paypalName: 'Добавьте своё имя, например https://paypal.me/yourname',
  anyLink: 'Неверный URL ссылки для оплаты «{name}»',
  linkNotHttps: 'Ссылки для оплаты должны начинаться с https://',
  otherLinkNotHttps: 'Ссылка для оплаты «{name}» должна начинаться с https://',
  ibanFormat: 'Формат IBAN: 2 буквы + 2 цифры + номер банковского счёта (например, {example})',
  ibanLength: '{country}: IBAN должен содержать {length} символов',
  ibanChecksum: 'Неверная контрольная сумма IBAN',
  swiftLength: 'SWIFT/BIC должен содержать 8 или 11 символов (например, {short} или {long})',
  swiftFormat:
    'Формат SWIFT/BIC: 6 букв, затем 2 или 5 букв или цифр (например, {short} или {long})',
};

export const languages: Translation<typeof enUS.languages, 'ru'> = {
  label: 'Язык',
  hint: 'Язык изменится сразу, в этом браузере и в вашем аккаунте.',
  guestHint: 'Язык изменится сразу, в этом браузере.',
  names: {
    'en-US': 'Английский (США)',
    'en-GB': 'Английский (Великобритания)',
    'en-CA': 'Английский (Канада)',
    'fr-CA': 'Французский (Канада)',
    'en-AU': 'Английский (Австралия)',
    ru: 'Русский',
  },
  changed: 'Теперь эта страница на русском языке.',
  notChanged: 'Не удалось изменить язык. Попробуйте ещё раз.',
  unknown: 'Этот язык недоступен.',
  heading: 'Языки',
};

export const lists: Translation<typeof enUS.lists, 'ru'> = {
  clearSearch: 'Сбросить поиск',
  exportCsv: 'Экспорт в CSV',
  notExported: {
    clients: 'Не удалось экспортировать клиентов: {message}',
    products: 'Не удалось экспортировать товары: {message}',
  },
  range: '{first}–{last} из {count}',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};

export const nativeFrame: Translation<typeof enUS.nativeFrame, 'ru'> = {
  back: 'Назад',
  shareNotOpened: 'меню «Поделиться» не открылось',
  sharePdf: 'Поделиться PDF',
  invoice: 'Счёт',
  payInvoice: 'Оплатить счёт',
  tabs: { invoices: 'Счета', create: 'Создать', settings: 'Настройки' },
  menu: { title: 'Меню', subscription: 'Подписка', help: 'Помощь и поддержка' },
  start: {
    title: 'Пока нет счетов',
    text: 'Создайте первый счёт за считаные секунды. Его можно изменить, сохранить в PDF или отправить клиенту.',
    create: 'Создать счёт',
    signIn: 'Уже есть аккаунт? Войдите',
  },
};

export const numbers: Translation<typeof enUS.numbers, 'ru'> = {
  unclear: 'Какое число вы имели в виду?',
};

export const pages: Translation<typeof enUS.pages, 'ru'> = {
  home: 'Главная',
  names: {
    overview: 'Обзор',
    reports: 'Налоговый отчёт',
    invoices: 'Счета',
    estimates: 'Сметы',
    recurring: 'Повторяющиеся',
    'credit-notes': 'Кредит-ноты',
    'create-invoice': 'Создать счёт',
    clients: 'Клиенты',
    products: 'Товары',
    pricing: 'Цены',
    settings: 'Настройки',
    auth: 'Вход',
    'forgot-password': 'Восстановление пароля',
    'reset-password': 'Сброс пароля',
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
    'cookie-policy': 'Политика использования куки',
    contact: 'Написать в поддержку',
    imprint: 'Сведения о владельце',
    invoice: 'Оплатить счёт',
    'view-invoice': 'Счёт',
  },
  editInvoice: 'Изменить счёт',
  createEstimate: 'Создать смету',
  createAccount: 'Создать аккаунт',
  createInvoice: 'Создать счёт',
  invoiceDetails: 'Данные счёта',
  welcome: {
    title: 'Добро пожаловать',
    description: 'Чтобы начать, аккаунт не нужен. Сохранить или отправить счёт можно позже.',
  },
  thisProduct: 'этот продукт',
  thisApp: 'это приложение',
  sample: 'Пример счёта',
  app: {
    description: 'Счета для фрилансеров и малого бизнеса',
    create: 'Создать счёт',
    invoices: 'Счета',
  },
};

export const period: Translation<typeof enUS.period, 'ru'> = {
  periods: 'Периоды',
  from: 'С',
  to: 'По',
  show: 'Показать',
  faults: {
    days: 'Введите дату начала и дату окончания',
    order: 'Дата окончания не может быть раньше даты начала',
  },
  notLoaded: 'Не удалось создать файл: {message}',
};

export const provinces: Translation<typeof enUS.provinces, 'ru'> = {
  names: {
    AB: 'Альберта',
    BC: 'Британская Колумбия',
    MB: 'Манитоба',
    NB: 'Нью-Брансуик',
    NL: 'Ньюфаундленд и Лабрадор',
    NS: 'Новая Шотландия',
    NT: 'Северо-Западные территории',
    NU: 'Нунавут',
    ON: 'Онтарио',
    PE: 'Остров Принца Эдуарда',
    QC: 'Квебек',
    SK: 'Саскачеван',
    YT: 'Юкон',
  },
};

export const records: Translation<typeof enUS.records, 'ru'> = {
  save: 'Сохранить',
  delete: 'Удалить',
  deleteQuestion: 'Удалить «{name}»? Это действие необратимо.',
};

export const requests: Translation<typeof enUS.requests, 'ru'> = {
  failed: 'Произошла ошибка. Попробуйте ещё раз.',
  methodUnknown: 'Такой метод по этому адресу не поддерживается.',
  nothingHere: 'По этому адресу ничего нет.',
  signInAgain: 'Войдите снова.',
  crossSite: 'Этот запрос отправлен не с наших страниц.',
  httpsOnly: 'Этот адрес доступен только по протоколу HTTPS.',
  notUnderstood: 'Не удалось обработать запрос.',
  tooLarge: 'Слишком много данных. Лимит — {limit}.',
  kilobytes: '{count} КБ',
  megabytes: '{count} МБ',
  formUnreadable: 'не удалось прочитать форму',
  socketOnly: 'Этот адрес принимает только подключения по веб-сокету.',
  liveAway: 'Обновления в реальном времени сейчас недоступны.',
  countryUnknown: 'Выберите США, Канаду, Великобританию или Австралию.',
  noPicture: 'Изображение не найдено.',
  pictureFailed: 'Не удалось загрузить изображение.',
};

export const timeZone: Translation<typeof enUS.timeZone, 'ru'> = {
  label: 'Часовой пояс',
  hint: 'От часового пояса зависят даты счетов, сроки оплаты и статус «Просрочен».',
  hintElsewhere:
    'От часового пояса зависят даты счетов, сроки оплаты и статус «Просрочен». На этом устройстве выбран пояс {zone}.',
  moved: {
    title: 'Сменить часовой пояс на {zone}?',
    use: 'Перейти на {zone}',
    keep: 'Оставить {zone}',
    about:
      'Сейчас даты счетов, сроки оплаты и статус «Просрочен» определяются по часовому поясу {zone}.',
  },
};

export const units: Translation<typeof enUS.units, 'ru'> = {
  names: {
    hour: 'Часы',
    minute: 'Минуты',
    day: 'Дни',
    week: 'Недели',
    month: 'Месяцы',
    piece: 'Штуки',
    set: 'Комплекты',
    lumpSum: 'Фиксированная сумма',
    page: 'Страницы',
    word: 'Слова',
    kilometre: 'Километры',
    mile: 'Мили',
    metre: 'Метры',
    foot: 'Футы',
    squareMetre: 'Квадратные метры',
    squareFoot: 'Квадратные футы',
    kilogram: 'Килограммы',
    pound: 'Фунты (вес)',
    litre: 'Литры',
    kilowattHour: 'Киловатт-часы',
  },
};
