import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  edit: 'Calendrier de paiement',
  begin: 'Votre client paie par étapes, chacune avec son montant et sa date. Commencez par :',
  quick: {
    deposit: 'Acompte de 30 %, reste à l’échéance',
    halves: '50 % maintenant, 50 % à l’échéance',
    months: 'Trois versements mensuels',
  },
  dueMoved: 'La facture est maintenant à payer le {date}, avec son dernier versement',
  title: 'Calendrier de paiement de {number}',
  about: 'Les étapes totalisent {total} : la dernière prend ce que les autres laissent.',
  step: 'Étape {number}',
  fields: { label: 'Nom', amount: 'Montant ou %', due: 'Échéance' },
  amountHint: 'Par exemple 500, 30 % ou 1/3.',
  rest: 'Le reste',
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
    beforeInvoice: 'Une étape est à payer avant la date de la facture.',
    order: 'Une étape est à payer avant celle qui la précède.',
    nothing: 'Il n’y a pas encore de total à répartir en étapes.',
    sum: 'Les étapes totalisent {sum}, la facture {total}.',
    paid: 'Cette facture a des paiements. Son calendrier reste tel quel.',
    changed: 'La facture a changé entre-temps. Rouvrez-la pour définir son calendrier.',
  },
  isPaid: 'payée',
  isOpen: '{amount} à payer',
};
