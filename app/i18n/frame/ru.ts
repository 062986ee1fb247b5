import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  skip: 'Перейти к содержанию',
  breadcrumb: 'Где вы находитесь',
  main: 'Основное меню',
  menu: 'Меню',
  logOut: 'Выйти',
  signIn: 'Войти',
  createInvoice: 'Создать счёт',
  loading: 'Загрузка',
  country: { choice: 'Страна: {country}', changed: 'Теперь ваша страна — {country}.' },
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
