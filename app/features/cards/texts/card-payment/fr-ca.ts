import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Carte',
  pay: 'Payer {amount} par carte',
  about: 'Vous payez sur une page de Stripe, directement à {business}.',
  goOn: 'Continuer vers la page de paiement de Stripe',
  underWay: {
    title: 'Paiement en cours',
    text: 'Votre banque y travaille encore. Vous n’avez rien à faire.',
  },
  confirming: 'Votre paiement est en cours de confirmation.',
  closed: 'Cette facture ne peut pas être payée par carte en ce moment.',
  uncharged: 'Ce montant ne peut pas être payé par carte.',
  changing: 'Cette facture est en cours de modification. Réessayez dans un instant.',
  failed: 'La page de paiement n’a pas pu être ouverte. Veuillez réessayer.',
};
