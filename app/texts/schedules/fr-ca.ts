import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  edit: 'Calendrier de paiement',
  title: 'Calendrier de paiement de {number}',
  about: 'Les étapes totalisent {total} : la dernière prend ce que les autres laissent.',
  step: 'Étape {number}',
  fields: { label: 'Nom', amount: 'Montant ou pourcentage', due: 'Échéance' },
  amountHint: 'Par exemple 500 ou 30 %.',
  rest: 'Le reste',
  deposit: 'Acompte',
  balance: 'Solde',
  add: 'Ajouter une étape',
  remove: 'Retirer l’étape {number}',
  none: 'Aucun calendrier',
  save: 'Enregistrer le calendrier',
  saved: 'Calendrier de paiement enregistré',
  removed: 'Calendrier de paiement retiré',
  failed: 'Impossible d’enregistrer le calendrier de paiement : {message}',
  refusals: {
    count: 'Un calendrier compte de {fewest} à {most} étapes.',
    label: 'Chaque étape a besoin d’un nom d’au plus {most} caractères.',
    amount:
      'Chaque étape a besoin d’un montant supérieur à zéro, comme 500 ou 30 %, et laisse quelque chose à la dernière.',
    day: 'Chaque étape a besoin d’une date d’échéance.',
    order: 'Une étape est à payer avant celle qui la précède.',
    sum: 'Les étapes totalisent {sum}, la facture {total}.',
    paid: 'Cette facture a des paiements. Son calendrier reste tel quel.',
    changed: 'La facture a changé entre-temps. Rouvrez-la pour définir son calendrier.',
  },
  isPaid: 'payée',
  isOpen: '{amount} à payer',
};
