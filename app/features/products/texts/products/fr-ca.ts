import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  page: 'Produits',
  add: 'Ajouter un produit',
  search: 'Rechercher des produits',
  searchHint: 'Nom ou code du produit',
  count: {
    one: '{count} produit',
    many: '{count} de produits',
    other: '{count} produits',
  },
  blank: {
    title: 'Aucun produit pour l’instant',
    text: 'Ajoutez ce que vous vendez souvent, avec son prix et son taux de taxe. Vous pourrez ensuite le choisir sur une facture au lieu de le saisir de nouveau.',
  },
  none: { title: 'Aucun produit trouvé', text: 'Essayez un autre nom ou un autre code de produit' },
  columns: {
    id: 'Code du produit',
    name: 'Produit ou service',
    price: 'Prix',
    tax: 'Taux de taxe',
    actions: 'Actions',
  },
  taxOf: '<word>taxe de </word>{rate}',
  actions: { copy: 'Copier', edit: 'Modifier', remove: 'Supprimer' },
  actionsOn: { copy: 'Copier {name}', edit: 'Modifier {name}', remove: 'Supprimer {name}' },
  form: {
    edit: 'Modifier le produit',
    unitPrice: 'Prix unitaire',
    taxRate: 'Taux de taxe',
    unit: 'Unité',
    noUnit: 'Sans unité',
    idHint: 'Votre propre numéro ou code. Facultatif.',
    added: 'Le produit a été ajouté.',
    updated: 'Le produit a été modifié.',
    refused:
      'Le produit n’a pas été enregistré : {failure}. Rien de ce que vous avez saisi n’est perdu.',
  },
  deletion: {
    title: 'Supprimer le produit',
    note: 'Les factures où il figure restent inchangées.',
    deleted: 'Le produit a été supprimé.',
    refused: 'Le produit n’a pas été supprimé : {failure}.',
  },
  copied: 'Le produit a été copié.',
  notCopied: 'Le produit n’a pas été copié : {failure}',
  copyOf: '{name} (copie)',
  wrong: {
    brackets: 'Les noms et les identifiants de produits ne peuvent contenir ni < ni >',
    noName: 'Le nom du produit est obligatoire',
    longName: 'Le nom du produit doit compter au plus {limit} caractères',
    noPrice: 'Le prix unitaire est obligatoire',
    price: 'Le prix unitaire doit être d’au moins 0 et inférieur à 1 000 000 000',
    tax: 'Le taux de taxe doit se situer entre 0 et 100',
    longId: 'Le code du produit doit compter au plus {limit} caractères',
    incompleteLine:
      'L’article doit avoir une description et un prix pour être enregistré comme produit',
  },
};
