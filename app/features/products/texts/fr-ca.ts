import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const productImport: Translation<typeof enUS.productImport, 'fr-CA'> = {
  title: 'Importer un CSV',
  file: {
    id: 'code',
    name: 'produit/service',
    price: 'prix',
    tax: 'taxe',
    unit: 'unité',
    service: 'Conception de site Web',
    hours: 'Soutien, une heure',
  },
  picker: {
    drop: 'Déposez un fichier CSV ici, ou',
    choose: 'Choisir un fichier',
    limits: 'Jusqu’à 1 000 produits et 1 Mo',
    columns:
      'La première ligne nomme les colonnes : code, produit/service, prix et taxe, dans n’importe quel ordre. Vous voyez ce qui sera importé avant tout enregistrement.',
    template: 'Télécharger le modèle',
  },
  preview: {
    imported: {
      one: '{file} : {count} produit sera importé',
      many: '{file} : {count} de produits seront importés',
      other: '{file} : {count} produits seront importés',
    },
    skippedToo: {
      one: '{count} ligne ignorée',
      many: '{count} de lignes ignorées',
      other: '{count} lignes ignorées',
    },
    notSavedYet: 'Rien n’est encore enregistré.',
    noPriceColumn: 'Le fichier n’a pas de colonne de prix : chaque prix est 0.',
    noTaxColumn: 'Le fichier n’a pas de colonne de taxe : chaque taux de taxe est 0.',
    unused: 'Ces colonnes ne seront pas importées : {columns}',
    skipped: {
      one: 'Ignorées : {count} ligne',
      many: 'Ignorées : {count} de lignes',
      other: 'Ignorées : {count} lignes',
    },
    changed: {
      one: 'Importés avec {count} changement',
      many: 'Importés avec {count} de changements',
      other: 'Importés avec {count} changements',
    },
    caption: 'Produits qui seront importés',
    showAll: 'Afficher les {count}',
    row: 'Ligne {row} : {remark}',
  },
  remarks: {
    noName: 'aucun nom',
    nameBrackets: 'chevrons retirés du nom',
    longName: 'nom coupé à {limit} caractères',
    idBrackets: 'chevrons retirés du code',
    longId: 'code coupé à {limit} caractères',
    noPrice:
      'le prix {typed} n’est pas un prix d’au moins 0 et inférieur à 1 000 000 000 : 0 à la place',
    roundedPrice: 'prix {typed} arrondi à {price}',
    noRate: 'la taxe {typed} n’est pas un taux de 0 à 100 : 0 à la place',
    roundedRate: 'taxe {typed} arrondie à {rate}',
    noUnit: 'l’unité {typed} n’est pas connue : laissée de côté',
    typed: '« {text} »',
    typedNothing: '(vide)',
  },
  work: {
    otherFile: 'Choisir un autre fichier',
    start: {
      one: 'Importer {count} produit',
      many: 'Importer {count} de produits',
      other: 'Importer {count} produits',
    },
    startAgain: {
      one: 'Réessayer : {count} produit',
      many: 'Réessayer : {count} de produits',
      other: 'Réessayer : {count} produits',
    },
    reading: 'Lecture de {file}',
    importing: {
      one: 'Importation de {count} produit',
      many: 'Importation de {count} de produits',
      other: 'Importation de {count} produits',
    },
    lookAtPreview: 'Rien n’est encore importé : consultez l’aperçu.',
    imported: {
      one: '{count} produit importé.',
      many: '{count} de produits importés.',
      other: '{count} produits importés.',
    },
    unanswered:
      'Aucune réponse pour l’instant. Les produits sont peut-être déjà importés; un nouvel essai ne les importe qu’une seule fois.',
    failedAgain:
      'Cet essai a échoué : {failure}. Les produits sont peut-être déjà importés; un nouvel essai ne les importe qu’une seule fois.',
    failed: 'Les produits n’ont pas été importés : {failure}. Votre fichier est toujours là.',
    status: 'code d’état {status}',
  },
  refused: {
    fileTooLarge: 'La taille du fichier doit être inférieure à 1 Mo',
    contentTooLarge: 'Le contenu du fichier est trop volumineux',
    empty: 'Le fichier est vide ou non valide',
    tooManyRows: 'Trop de lignes. On peut importer au maximum 1 000 produits à la fois',
    noProducts: 'Aucun produit valide dans le fichier',
    unreadable: 'Impossible de lire le fichier. Vérifiez son format.',
    loneQuote:
      'Impossible de lire le fichier. Vérifiez son format. Un guillemet de la ligne {row} n’est pas fermé.',
    noReader: 'Impossible de lire le fichier sans connexion. Veuillez réessayer.',
  },
};

export const products: Translation<typeof enUS.products, 'fr-CA'> = {
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
