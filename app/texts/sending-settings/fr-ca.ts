import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  heading: 'Envoi',
  about:
    'Ce que disent vos courriels aux clients. Vous pouvez le modifier dans chaque courriel avant l’envoi.',
  open: 'Modifier les textes',
  title: 'Textes de vos courriels',
  kind: 'Courriel',
  kinds: {
    invoice: 'Avec une facture',
    receipt: 'Avec un reçu',
    thanks: 'Merci, quand une facture est payée',
  },
  hint: 'Un courriel est dans la langue de sa facture.',
  language: 'Langue',
  languageHint: 'Chaque langue a ses propres textes.',
  usual: 'Revenir à nos textes',
  save: 'Enregistrer',
  saved: 'Les textes de vos courriels sont enregistrés.',
  failed: 'Rien n’a été enregistré : {message}',
  notOpened: 'Impossible d’ouvrir vos courriels : {message}',
};
