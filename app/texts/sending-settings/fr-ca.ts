import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  heading: 'Envoi',
  about:
    'Ce que dit un courriel accompagnant une facture. Vous pouvez le modifier dans chaque courriel avant l’envoi.',
  open: 'Modifier les textes',
  title: 'Courriels avec facture',
  hint: 'Un courriel est dans la langue de sa facture.',
  language: 'Langue',
  languageHint: 'Chaque langue a ses propres textes.',
  usual: 'Revenir à nos textes',
  save: 'Enregistrer',
  saved: 'Les textes de vos courriels sont enregistrés.',
  failed: 'Rien n’a été enregistré : {message}',
  notOpened: 'Impossible d’ouvrir vos courriels : {message}',
};
