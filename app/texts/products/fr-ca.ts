import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  columns: {
    id: 'Code du produit',
    name: 'Produit ou service',
    price: 'Prix',
    tax: 'Taux de taxe',
    actions: 'Actions',
  },
  taxShort: 'taxe',
  actions: { copy: 'Copier', edit: 'Modifier', remove: 'Supprimer' },
  picker: {
    drop: 'Déposez un fichier CSV ici, ou',
    choose: 'Choisir un fichier',
    limits: 'Jusqu’à 1 000 produits et 1 Mo',
    columns:
      'La première ligne nomme les colonnes : id, produit ou service, prix et taxe, dans n’importe quel ordre. Vous voyez ce qui sera importé avant tout enregistrement.',
    template: 'Télécharger le modèle',
  },
  preview: {
    imported: {
      one: '{count} produit sera importé',
      many: '{count} de produits seront importés',
      other: '{count} produits seront importés',
    },
    skippedToo: {
      one: '{count} ligne ignorée',
      many: '{count} de lignes ignorées',
      other: '{count} lignes ignorées',
    },
    notSavedYet: 'Rien n’est encore enregistré.',
    noPriceColumn: 'Le fichier n’a pas de colonne de prix : chaque prix est 0.',
    noTaxColumn: 'Le fichier n’a pas de colonne de taxe : chaque taux de taxe est 0.',
    skipped: {
      one: 'Ignorées : {count} ligne',
      many: 'Ignorées : {count} de lignes',
      other: 'Ignorées : {count} lignes',
    },
    changed: {
      one: 'Importés avec des changements : {count} changement',
      many: 'Importés avec des changements : {count} de changements',
      other: 'Importés avec des changements : {count} changements',
    },
    caption: 'Produits qui seront importés',
    showAll: 'Afficher les {count}',
    row: 'Ligne {row} : {remark}',
  },
};
