import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  question: {
    us: 'Êtes-vous inscrit à la taxe de vente?',
    ca: 'Êtes-vous inscrit à la TPS/TVH?',
    uk: 'Êtes-vous inscrit à la TVA?',
    au: 'Êtes-vous inscrit à la TPS?',
  },
  unanswered: 'Pas encore de réponse',
  yes: 'Oui',
  no: 'Non',
  noTax: {
    us: 'Sans permis, on ne doit pas percevoir de taxe de vente : les nouvelles factures n’ont ni ligne de taxe, ni titre fiscal, ni taux par défaut.',
    ca: 'Sans inscription, on ne doit pas percevoir la TPS/TVH : les nouvelles factures n’ont ni ligne de taxe, ni titre fiscal, ni taux par défaut.',
    uk: 'Sans inscription, on ne doit pas percevoir la TVA : les nouvelles factures n’ont ni ligne de taxe, ni titre fiscal, ni taux par défaut.',
    au: 'Sans inscription, on ne doit pas percevoir la TPS : les nouvelles factures n’ont ni ligne de taxe, ni titre fiscal, ni taux par défaut.',
  },
  since: 'Inscription depuis le',
  abn: 'Votre ABN ci-dessous figure sur chaque facture : aucun autre numéro n’est demandé.',
  numbers: {
    vat: 'Numéro de TVA',
    gstHst: 'Numéro de TPS/TVH',
    qst: 'Numéro de TVQ',
    pstBc: 'Numéro de TVP, Colombie-Britannique',
    pstSk: 'Numéro de TVP, Saskatchewan',
    rstMb: 'Numéro de TVD, Manitoba',
  },
  provincial: 'Numéros des provinces (TVQ, TVP, TVD)',
  wrongNumber:
    'Ce numéro semble erroné : veuillez le comparer à vos documents. Il est enregistré tel quel.',
  ownTaxes: {
    heading: 'Vos taxes',
    about:
      'Nous ne cherchons aucun taux : ajoutez chaque taxe que vous percevez, avec son territoire et votre taux. Les nouveaux articles partent de toutes ces taxes.',
    tax: 'Taxe {number}',
    jurisdiction: 'Territoire',
    rate: 'Taux',
    permit: 'Numéro de permis',
    add: 'Ajouter une taxe',
    remove: 'Retirer la taxe {number}',
  },
  rounding: {
    label: 'Arrondi des taxes',
    tax: 'Une fois par taxe',
    line: 'À chaque ligne',
    reason:
      'Une fois par taxe, la taxe exacte de toutes les lignes est additionnée, puis arrondie; à chaque ligne, chacune est d’abord arrondie. Les totaux peuvent différer de quelques cents : suivez votre comptabilité.',
    law: 'La règle se trouve dans <law>{title}</law>.',
  },
  pricesIncludeTax: 'Les prix comprennent la taxe',
  pricesIncludeTaxHint:
    'Les nouvelles factures commencent ainsi : la taxe fait partie des prix que vous saisissez.',
  finePrices: 'Plus de décimales dans les prix',
  finePricesHint:
    'Jusqu’à 4 de plus que dans la devise. Le total d’une ligne est arrondi à celle-ci.',
};
