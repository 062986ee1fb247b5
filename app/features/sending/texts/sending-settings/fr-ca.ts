import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  heading: 'Envoi',
  about:
    'Ce que disent vos courriels aux clients. Vous pouvez le modifier dans chaque courriel que vous envoyez vous-même.',
  open: 'Modifier les textes',
  title: 'Textes de vos courriels',
  kind: 'Courriel',
  kinds: {
    invoice: 'Avec une facture',
    receipt: 'Avec un reçu',
    thanks: 'Merci, quand une facture est payée',
    estimate: 'Avec une soumission',
    statement: 'Avec un relevé',
    'credit-note': 'Avec une note de crédit',
  },
  hint: 'Un courriel est dans la langue de sa facture.',
  language: 'Langue',
  languageHint: 'Chaque langue a ses propres textes.',
  thanks: 'Envoyer « Merci » avec le reçu quand une facture est payée',
  thanksHint:
    'Votre client le reçoit une seule fois, cinq minutes après le paiement. Rien ne part si vous annulez le paiement avant.',
  thanksOn: 'Vos clients seront désormais remerciés.',
  thanksOff: 'Vos clients ne seront plus remerciés.',
  usual: 'Revenir à nos textes',
  save: 'Enregistrer',
  saved: 'Les textes de vos courriels sont enregistrés.',
  failed: 'Rien n’a été enregistré : {message}',
  notOpened: 'Impossible d’ouvrir vos courriels : {message}',
};
