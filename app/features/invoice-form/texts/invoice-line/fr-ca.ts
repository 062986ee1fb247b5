import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  unit: 'Unité',
  noUnit: 'Aucune unité',
  discount: 'Rabais de la ligne',
  discountKind: 'Pourcentage ou montant',
  taxes: {
    title: 'Taxe de cette ligne',
    name: 'Nom de la taxe',
    nameOf: 'Nom de la taxe {position}',
    rateOf: 'Taux de taxe {position}',
    remove: 'Retirer la taxe {position}',
    more: 'Plus d’une taxe',
    add: 'Ajouter une taxe',
    applyToAll: 'Appliquer à toutes les lignes',
    applied: 'Toutes les lignes ont la taxe de l’article {position}',
  },
  suggested: {
    state: 'Taxe de l’État',
    county: 'Taxe du comté',
    city: 'Taxe de la ville',
    district: 'Taxe du district',
  },
  noTax: {
    why: 'Pourquoi sans taxe?',
    taxed: 'Il y a une taxe',
    none: 'Aucune taxe sur cette ligne',
    noneShort: 'Aucune',
    reverseCharge:
      'Votre client paie la TVA à HMRC, au taux de cette ligne. Elle figure sur la facture sans être comprise dans son total.',
  },
  finePrices: 'Plus de décimales dans les prix',
  whereFinePrices: 'Sur toutes les lignes de cette facture, par exemple 0,0125.',
};
