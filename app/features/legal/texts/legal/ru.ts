import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  contents: 'На этой странице',
  changed: 'Последнее изменение: <time>{day}</time>',
  cellOf: '{heading}:',
  translation:
    'Это перевод. Он сделан с английского текста, и при расхождениях действует английский текст. <english>Открыть английский текст</english>',
};
