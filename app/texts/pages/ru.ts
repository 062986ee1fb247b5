import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  home: 'Главная',
  names: {
    overview: 'Обзор',
    invoices: 'Счета',
    estimates: 'Сметы',
    recurring: 'Повторяющиеся',
    'credit-notes': 'Кредит-ноты',
    'create-invoice': 'Создать счёт',
    clients: 'Клиенты',
    products: 'Товары',
    pricing: 'Цены',
    settings: 'Настройки',
    auth: 'Войти',
    'forgot-password': 'Забытый пароль',
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
  createInvoice: 'Создать счёт',
  invoiceDetails: 'Данные счёта',
  welcome: {
    title: 'Добро пожаловать',
    description: 'Чтобы начать, аккаунт не нужен. Сохранить или отправить можно потом.',
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
