import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  contents: 'Sur cette page',
  changed: 'Dernière modification : <time>{day}</time>',
  cellOf: '{heading} :',
  translation:
    'Cette page est une traduction. Sa source est le texte anglais et, si les deux textes diffèrent, c’est le texte anglais qui prévaut. <english>Lire le texte anglais</english>',
};
