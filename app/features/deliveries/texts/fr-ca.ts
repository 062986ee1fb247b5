import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const deliveries: Translation<typeof enUS.deliveries, 'fr-CA'> = {
  make: { note: 'Créer un bon de livraison', slip: 'Créer un bordereau d’expédition' },
  title: {
    note: 'Bon de livraison pour {number}',
    slip: 'Bordereau d’expédition pour {number}',
  },
  about:
    'Il indique ce que vous livrez, sans les prix ni les coordonnées de paiement. Une fois créé, il ne peut plus être modifié.',
  list: { note: 'Bons de livraison', slip: 'Bordereaux d’expédition' },
  quantityOf: 'Quantité de {line}',
  quantityLeft: 'il reste {left} à livrer',
  shippingAddress: 'Adresse de livraison',
  day: { note: 'Date de livraison', slip: 'Date d’expédition' },
  carrier: 'Transporteur (facultatif)',
  tracking: 'Numéro ou lien de suivi (facultatif)',
  done: {
    note: 'Bon de livraison {number} créé',
    slip: 'Bordereau d’expédition {number} créé',
  },
  failed: 'Création impossible : {message}',
  notOpened: 'Impossible d’ouvrir le formulaire : {message}',
  download: 'PDF',
  downloadOf: 'Télécharger {number} en PDF',
  send: 'Envoyer',
  sendOf: 'Envoyer {number}',
  noNote: 'Bon de livraison introuvable',
  bars: {
    void: 'Ce document a été annulé. Il n’y a rien à livrer.',
    declined: 'Votre client a refusé cette soumission. Il n’y a rien à livrer.',
    'nothing-left': 'Tout ce qui figure sur ce document a été livré.',
    'too-many': 'Ce document a déjà {most} livraisons, soit le maximum.',
    changing: 'Ce document est en cours de modification ailleurs. Réessayez dans un instant.',
    'made-otherwise':
      'Vous avez déjà créé {number} avec ce formulaire. Pour en créer un autre, ouvrez de nouveau le formulaire.',
  },
  refusals: {
    nothing: 'Entrez la quantité d’au moins un article.',
    tooMuch:
      'C’est plus que ce qu’il reste à livrer. Ouvrez de nouveau le formulaire pour voir ce qu’il reste.',
    quantity: 'Entrez un nombre de 0 à {left}.',
    day: 'Entrez une date comme 2026-01-31.',
    address: 'Entrez l’adresse de livraison.',
    tooLong: 'Utilisez au plus {most} caractères.',
  },
};

export const deliverySheets: Translation<typeof enUS.deliverySheets, 'fr-CA'> = {
  title: { note: 'Bon de livraison {number}', slip: 'Bordereau d’expédition {number}' },
  name: { note: 'Bon de livraison', slip: 'Bordereau d’expédition' },
  day: { note: 'Date de livraison', slip: 'Date d’expédition' },
  of: { invoice: 'Facture', estimate: 'Soumission' },
  shipping: 'Expédition',
  carrier: 'Transporteur',
  tracking: 'Suivi',
  receivedBy: 'Reçu par (nom et signature)',
  receivedOn: 'Date de réception',
};
