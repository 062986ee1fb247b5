import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  label: 'Langue',
  hint: 'Prend effet immédiatement, dans ce navigateur et dans votre compte.',
  guestHint: 'Prend effet immédiatement, dans ce navigateur.',
  names: {
    'en-US': 'Anglais (États-Unis)',
    'en-GB': 'Anglais (Royaume-Uni)',
    'en-CA': 'Anglais (Canada)',
    'fr-CA': 'Français (Canada)',
    'en-AU': 'Anglais (Australie)',
    ru: 'Russe',
  },
  changed: 'Cette page est maintenant en français.',
  notChanged: 'La langue n’a pas été changée. Veuillez réessayer.',
  unknown: 'Cette langue n’est pas offerte.',
  heading: 'Langues',
};
