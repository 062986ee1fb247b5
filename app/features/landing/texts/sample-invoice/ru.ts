import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  us: {
    businessName: 'Студия «Мейпл-стрит»',
    businessAddress: 'Мейпл-стрит, 48\nБруклин, Нью-Йорк 11201',
    clientName: 'Кофейня «Харбор»',
    clientAddress: 'Пир-авеню, 310\nПортленд, Мэн 04101',
    description: 'Дизайн сайта',
    bankName: 'Первый банк',
  },
  ca: {
    businessName: 'Дизайн-бюро «Северный свет»',
    businessAddress: 'Куин-стрит-Уэст, 77\nТоронто, Онтарио',
    clientName: 'Снаряжение «Лейксайд»',
    clientAddress: 'Харбор-роуд, 12\nГалифакс, Новая Шотландия',
    description: 'Фирменный стиль',
  },
  uk: {
    businessName: 'Студия «Тисл»',
    businessAddress: 'Кларкенуэлл-Грин, 9\nЛондон',
    clientName: 'Пекарня «Брук-Лейн»',
    clientAddress: 'Брук-Лейн, 5\nБристоль',
    description: 'Дизайн упаковки',
  },
  au: {
    businessName: 'Студия «Побережье»',
    businessAddress: 'Марин-Парад, 21\nМэнли 2095',
    clientName: 'Магазин «Банксия»',
    clientAddress: 'Смит-стрит, 88\nФицрой 3065',
    description: 'Фотосъёмка товаров',
  },
};
