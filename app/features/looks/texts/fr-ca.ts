import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const looks: Translation<typeof enUS.looks, 'fr-CA'> = {
  saved: 'Présentation enregistrée',
  unsaved: 'Aucune',
  usualName: '{name} (par défaut)',
  color: 'Couleur',
  colors: {
    wren: 'Vert troglodyte',
    teal: 'Sarcelle',
    blue: 'Bleu',
    navy: 'Bleu marine',
    violet: 'Violet',
    plum: 'Prune',
    rose: 'Rose',
    red: 'Rouge',
    orange: 'Orange',
    amber: 'Ambre',
    olive: 'Olive',
    graphite: 'Graphite',
  },
  ownColor: 'Code de couleur',
  pickColor: 'Choisir une couleur',
  darkerText: 'Le texte utilise une teinte plus foncée pour rester lisible',
  typeface: 'Police',
  logoPlace: 'Position du logo',
  places: { left: 'À gauche', center: 'Au centre', right: 'À droite' },
  logoSize: 'Taille du logo',
  sizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande' },
  paper: 'Format de papier',
  footerHint: 'Remplace « Merci de faire affaire avec nous! »',
  openingHint: 'Affiché au-dessus des articles.',
  termsHint: 'Affichées à la fin du document.',
  save: {
    open: 'Enregistrer cette présentation',
    title: 'Enregistrer la présentation',
    about:
      'Conservez ce modèle, cette couleur, cette police, la position du logo et ces textes pour d’autres documents. Les documents enregistrés ne changent pas.',
    nameHint: 'Entrez le nom d’une présentation enregistrée pour la remplacer.',
    usual: 'Utiliser pour les nouveaux documents',
    done: 'Présentation enregistrée.',
    failed: 'Impossible d’enregistrer cette présentation : {message}',
  },
  full: {
    free: 'Le forfait Gratuit comprend une présentation enregistrée. Entrez son nom pour la remplacer, ou choisissez un forfait payant pour en conserver jusqu’à 3.',
    paid: 'Vous pouvez enregistrer jusqu’à {max} présentations. Entrez le nom de l’une d’elles pour la remplacer, ou supprimez-en une dans les paramètres.',
  },
  list: {
    heading: 'Présentations enregistrées',
    about:
      'Couleurs, polices et textes de vos documents. Pour en ajouter une, ouvrez Présentation dans une facture et choisissez « Enregistrer cette présentation ».',
    none: 'Vous n’avez encore enregistré aucune présentation.',
    notLoaded: 'Impossible de charger vos présentations : {message}',
    usual: 'Par défaut',
    setUsual: 'Définir par défaut',
    setUsualOf: 'Définir {name} comme présentation par défaut',
    unsetUsual: 'Ne plus utiliser par défaut',
    unsetUsualOf: 'Ne plus utiliser {name} par défaut',
    rename: 'Renommer',
    renameOf: 'Renommer {name}',
    deleteOf: 'Supprimer {name}',
    deletion: {
      title: 'Supprimer la présentation?',
      question:
        'Supprimer « {name} »? Vos documents restent tels quels. Les clients qui ont cette présentation reçoivent celle par défaut.',
    },
    changed: 'Présentation modifiée.',
    deleted: 'Présentation supprimée.',
    failed: 'Impossible de modifier cette présentation : {message}',
  },
  ofClient: {
    label: 'Présentation',
    usual: 'Présentation par défaut',
  },
};

export const columns: Translation<typeof enUS.columns, 'fr-CA'> = {
  title: 'Colonnes',
  about:
    'La description et le montant sont toujours affichés. Une colonne vide pour tous les articles n’est pas imprimée.',
  noFields:
    'Pour ajouter vos propres colonnes, créez des champs pour les articles dans les paramètres.',
  reset: 'Réinitialiser les colonnes',
  up: 'Monter «\u00a0{column}\u00a0»',
  down: 'Descendre «\u00a0{column}\u00a0»',
  moved: '{column}\u00a0: colonne {position} sur {count}',
  names: {
    number: 'Numéro de ligne',
    description: 'Description',
    quantity: 'Quantité',
    unit: 'Unité',
    price: 'Prix',
    discount: 'Rabais',
    tax: 'Taux de taxe',
    amount: 'Montant',
  },
};
