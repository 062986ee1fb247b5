import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const customField: Translation<typeof enUS.customField, 'fr-CA'> = {
  issues: {
    required: '{label} : ce champ est obligatoire',
    tooLong: '{label} : {max} caractères au maximum',
    number: '{label} : entrez un nombre d’au plus 12 chiffres et 4 décimales, par exemple 1250,5',
    day: '{label} : entrez une date, par exemple 2026-01-31',
    choice: '{label} : choisissez une valeur',
  },
  definition: {
    label: 'Entrez un libellé',
    labelLength: 'Le libellé ne doit pas dépasser {max} caractères',
    sameLabel: 'Vous avez déjà un champ portant ce libellé',
    choices: 'Entrez de 1 à {max} choix, un par ligne',
    sameChoice: 'Chaque choix doit être différent',
    choiceLength: 'Chaque choix ne doit pas dépasser {max} caractères',
    defaultValue: 'La valeur par défaut ne correspond pas au type',
    documentKinds: 'Choisissez au moins un type de document',
    tooMany: 'Vous avez déjà {max} champs. Masquez-en un d’abord.',
    tooManySearched: 'La recherche peut porter sur {max} champs au maximum',
    tooManyStored:
      'Vous avez déjà {max} champs, y compris les champs masqués. Supprimez-en un d’abord.',
    kindInUse:
      'Ce champ est déjà utilisé : son type ne peut plus changer. Créez plutôt un nouveau champ.',
  },
};

export const fieldSettings: Translation<typeof enUS.fieldSettings, 'fr-CA'> = {
  heading: 'Champs',
  about:
    'Ajoutez vos propres champs aux factures, aux soumissions, aux articles, aux clients et aux produits, par exemple un projet ou une ligne de commande.',
  open: 'Modifier les champs',
  notOpened: 'Impossible d’ouvrir vos champs : {message}',
  hint: 'Le formulaire présente les champs dans cet ordre. Les documents déjà enregistrés ne changent pas.',
  owners: {
    document: 'Pour le document',
    line: 'Pour chaque article',
    client: 'Pour les clients',
    product: 'Pour les produits',
  },
  fillIn: {
    client:
      'Quand vous choisissez un client, ils remplissent les champs du document qui portent le même libellé.',
    product:
      'Quand vous choisissez un produit, ils remplissent les champs de l’article qui portent le même libellé.',
  },
  none: 'Aucun champ pour l’instant',
  readyMade: 'Ajouter un champ prédéfini',
  names: {
    'order-line': 'Ligne de commande',
    'service-day': 'Jour de prestation',
    'item-code': 'Code d’article',
    project: 'Projet',
    contract: 'Contrat',
    order: 'Numéro de commande',
    'delivery-day': 'Jour de livraison',
    'prepared-by': 'Préparé par',
  },
  add: 'Nouveau champ',
  edit: 'Modifier {label}',
  moveUp: 'Monter {label}',
  moveDown: 'Descendre {label}',
  hide: 'Masquer {label}',
  show: 'Afficher {label}',
  remove: 'Supprimer {label}',
  hidden: 'Masqué',
  question: {
    title: 'Supprimer {label}?',
    text: 'Les formulaires n’afficheront plus ce champ. Les documents enregistrés en conservent la valeur.',
    confirm: 'Supprimer',
  },
  form: {
    add: 'Nouveau champ',
    edit: 'Modifier le champ',
    label: 'Libellé',
    owner: 'Emplacement',
    kind: 'Type',
    kinds: {
      text: 'Texte',
      number: 'Nombre',
      day: 'Date',
      'yes-no': 'Oui ou non',
      choice: 'Liste de choix',
    },
    choices: 'Choix',
    choicesHint: 'Un par ligne',
    defaultValue: 'Valeur par défaut',
    isRequired: 'À remplir obligatoirement',
    isSearched: 'Utiliser pour la recherche de documents',
    isSearchedHint: 'La recherche dans vos listes trouve ce texte. {max} champs au maximum.',
    documentKinds: 'Utilisé sur',
    kindsOfDocuments: {
      invoice: 'Factures',
      estimate: 'Soumissions',
      'credit-note': 'Notes de crédit',
    },
    printPlace: 'Impression',
    places: {
      dates: 'À côté des dates',
      client: 'Sous le client',
      notes: 'Au-dessus des notes',
      column: 'Dans sa propre colonne',
      description: 'Sous la description',
      nowhere: 'Non imprimé',
    },
    otherLabels: 'Libellés dans d’autres langues',
    labelIn: 'Libellé : {language}',
    save: 'Enregistrer le champ',
  },
  done: {
    save: 'Champ enregistré',
    hide: 'Champ masqué',
    show: 'Le formulaire affiche de nouveau ce champ',
    delete: 'Champ supprimé',
  },
  notDone: 'Champ non modifié : {message}',
};
