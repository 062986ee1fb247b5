import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  create: 'Créer une soumission',
  edit: 'Modifier la soumission',
  details: 'Détails de la soumission',
  number: 'Numéro de la soumission',
  date: 'Date de la soumission',
  language: 'Langue de la soumission',
  downloadSaves: 'Télécharger le PDF enregistre d’abord la soumission.',
  validUntil: 'Valable jusqu’au',
  save: 'Enregistrer la soumission',
  created: 'Soumission {number} enregistrée',
  updated: 'Soumission {number} modifiée',
  total: 'Total',
  loss: 'Cette soumission n’est pas encore enregistrée. Créer une nouvelle facture l’abandonne.',
};
