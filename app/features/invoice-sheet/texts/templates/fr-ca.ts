import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Modèle',
  classic: {
    label: 'Classique',
    about: 'Sobre, à filets',
  },
  modern: {
    label: 'Moderne',
    about: 'Affirmé, avec une bande verte',
  },
  compact: {
    label: 'Compact',
    about: 'Dense, pour les longues listes',
  },
};
