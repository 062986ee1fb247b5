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
    drop: 'Déposez un fichier CSV ici ou',
    choose: 'Choisir un fichier',
    limits: 'Jusqu’à 1 000 produits et 1 Mo',
    columns:
      'Utilisez ces en-têtes de colonne à la première ligne, dans n’importe quel ordre : code, produit/service, prix, taxe.',
    template: 'Télécharger le modèle',
  },
  preview: {
    imported: {
      one: '{file} : {count} produit sera importé',
      many: '{file} : {count} de produits seront importés',
      other: '{file} : {count} produits seront importés',
    },
    notSavedYet: 'Rien n’est encore enregistré.',
    noPriceColumn: 'Le fichier n’a pas de colonne de prix : tous les prix seront de 0.',
    noTaxColumn: 'Le fichier n’a pas de colonne de taxe : tous les taux de taxe seront de 0.',
    unused: 'Ces colonnes ne seront pas importées : {columns}',
    skipped: {
      one: '{count} ligne ignorée',
      many: '{count} de lignes ignorées',
      other: '{count} lignes ignorées',
    },
    changed: {
      one: '{count} valeur modifiée',
      many: '{count} de valeurs modifiées',
      other: '{count} valeurs modifiées',
    },
    caption: 'Produits à importer',
    showAll: 'Tout afficher ({count})',
    row: 'Ligne {row} : {remark}',
  },
  remarks: {
    noName: 'nom manquant',
    nameBrackets: 'chevrons retirés du nom',
    longName: 'nom raccourci à {limit} caractères',
    idBrackets: 'chevrons retirés du code',
    longId: 'code raccourci à {limit} caractères',
    noPrice: 'prix {typed} remplacé par 0 (entrez un prix de 0 ou plus, inférieur à 1 000 000 000)',
    roundedPrice: 'prix {typed} arrondi à {price}',
    noRate: 'taxe {typed} remplacée par 0 (entrez un taux de 0 à 100)',
    roundedRate: 'taxe {typed} arrondie à {rate}',
    noUnit: 'unité inconnue {typed} retirée',
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
    startAgain: 'Réessayer',
    reading: 'Lecture de {file}',
    importing: {
      one: 'Importation de {count} produit',
      many: 'Importation de {count} de produits',
      other: 'Importation de {count} produits',
    },
    lookAtPreview: 'L’aperçu est prêt. Rien n’est encore enregistré.',
    imported: {
      one: '{count} produit importé.',
      many: '{count} de produits importés.',
      other: '{count} produits importés.',
    },
    unanswered:
      'Notre serveur n’a pas répondu. Vos produits sont peut-être déjà importés. Vous pouvez réessayer sans risque : rien ne sera ajouté deux fois.',
    failedAgain:
      'Impossible de confirmer l’importation : {failure}. Vos produits sont peut-être déjà importés. Vous pouvez réessayer sans risque : rien ne sera ajouté deux fois.',
    failed:
      'Impossible d’importer les produits : {failure}. Vous n’avez pas à choisir le fichier de nouveau.',
    status: 'notre serveur a renvoyé l’erreur {status}',
  },
  refused: {
    fileTooLarge: 'La taille du fichier doit être inférieure à 1 Mo',
    contentTooLarge: 'Le contenu du fichier est trop volumineux',
    empty: 'Le fichier est vide ou non valide',
    tooManyRows: 'Trop de lignes. Vous pouvez importer au maximum 1 000 produits à la fois.',
    noProducts: 'Aucun produit valide dans le fichier',
    unreadable: 'Impossible de lire le fichier. Vérifiez son format.',
    loneQuote:
      'Impossible de lire le fichier. Vérifiez son format. Un guillemet n’est pas fermé à la ligne {row}.',
    noReader:
      'Impossible de charger le lecteur de fichiers. Vérifiez votre connexion et réessayez.',
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
    text: 'Ajoutez les produits et les services que vous vendez souvent, avec leur prix et leur taux de taxe. Vous pourrez ensuite les choisir en créant une facture.',
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
    idHint: 'Facultatif : votre propre numéro ou code.',
    added: 'Le produit a été ajouté.',
    updated: 'Le produit a été modifié.',
    refused:
      'Impossible d’enregistrer le produit : {failure}. Rien de ce que vous avez saisi n’est perdu.',
  },
  deletion: {
    title: 'Supprimer le produit',
    note: 'Les factures où figure ce produit ne changeront pas.',
    deleted: 'Le produit a été supprimé.',
    refused: 'Impossible de supprimer le produit : {failure}.',
  },
  copied: 'Le produit a été copié.',
  notCopied: 'Impossible de copier le produit : {failure}',
  copyOf: '{name} (copie)',
  wrong: {
    brackets: 'Le nom et le code d’un produit ne peuvent contenir ni < ni >',
    noName: 'Le nom du produit est obligatoire',
    longName: 'Le nom du produit doit compter au plus {limit} caractères',
    noPrice: 'Le prix unitaire est obligatoire',
    price: 'Le prix unitaire doit être de 0 ou plus, mais inférieur à 1 000 000 000',
    tax: 'Le taux de taxe doit se situer entre 0 et 100',
    longId: 'Le code du produit doit compter au plus {limit} caractères',
    incompleteLine:
      'L’article doit avoir une description et un prix pour être enregistré comme produit',
  },
};
