import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Annuler la facture {number}?',
  about:
    'Votre client lira ensuite que cette facture a été annulée, et à quelle date, et n’y trouvera plus aucun moyen de la payer. Elle garde son numéro et compte toujours dans votre forfait. Cette action est irréversible.',
  reason: 'Motif',
  missing: 'Veuillez indiquer le motif.',
  tooLong: 'Au plus {most} caractères.',
  confirm: 'Annuler la facture',
  keep: 'La garder',
  done: 'Facture annulée',
  failed: 'Impossible d’annuler la facture : {message}',
  reasons: {
    paid: 'elle est payée',
    'part-paid': 'elle a des paiements',
    credited: 'elle a des notes de crédit',
    'under-way': 'votre client est peut-être en train de la payer',
  },
  notMarked:
    'Cette facture est annulée. Elle ne peut pas être marquée comme payée ou comme impayée.',
};
