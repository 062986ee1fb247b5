import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Шаблон',
  classic: {
    label: 'Классика',
    about: 'Строгий, с линейками',
  },
  modern: {
    label: 'Модерн',
    about: 'Яркий, с зелёной полосой',
  },
  compact: {
    label: 'Компакт',
    about: 'Плотный, для длинных списков',
  },
};
