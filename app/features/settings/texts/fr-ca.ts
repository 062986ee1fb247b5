import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const pictures: Translation<typeof enUS.pictures, 'fr-CA'> = {
  logo: 'Logo',
  signature: 'Signature',
  hint: 'PNG ou JPEG, jusqu’à 512 ko.',
  drop: 'Déposez-la ici',
  upload: 'Téléverser',
  replace: 'Remplacer',
  remove: 'Retirer',
  added: 'Image ajoutée',
  removed: 'Image retirée',
  refused: {
    tooHeavy: 'L’image ne doit pas dépasser 512 ko',
    wrongKind: 'L’image doit être un fichier PNG ou JPEG',
    tooLarge: 'L’image a trop de pixels. Veuillez en choisir une plus petite.',
    unreadable: 'Cette image est illisible. Veuillez en choisir une autre.',
  },
  draw: {
    open: 'Dessiner',
    openAgain: 'Redessiner',
    title: 'Dessiner votre signature',
    about: 'Signez avec le doigt, un stylet ou la souris.',
    area: 'Zone de dessin. Pour signer sans dessiner, téléversez une image de votre signature.',
    undo: 'Annuler',
    clear: 'Effacer',
    use: 'Utiliser la signature',
  },
};

export const settings: Translation<typeof enUS.settings, 'fr-CA'> = {
  title: 'Paramètres',
  description:
    'Votre entreprise, les taxes, les coordonnées de paiement et le modèle des nouvelles factures.',
  intro: 'Votre prochaine facture partira de ce que vous indiquez ici.',
  introGuest:
    'Votre prochaine facture partira de ce que vous indiquez ici. Jusqu’à votre connexion, tout reste dans ce navigateur.',
  fromBrowser:
    'Ce navigateur a conservé des paramètres différents de ceux de votre compte. Ils figurent ci-dessous : enregistrez-les, ou annulez pour garder ceux de votre compte.',
  contents: 'Sur cette page',
  cancel: 'Annuler',
  save: 'Enregistrer les paramètres',
  business: {
    heading: 'Renseignements sur l’entreprise',
    required: 'Obligatoire',
  },
  tax: {
    heading: 'Paramètres de taxe',
    about: 'Les nouveaux articles partent de ce taux. Vous pouvez le modifier pour chaque article.',
    rate: '{tax} : taux par défaut',
    rateHint: 'Vide : le taux habituel du pays, {rate} %.',
  },
  invoices: {
    heading: 'Paramètres des factures',
    about:
      'Les numéros suivent celui de votre dernière facture enregistrée. L’échéance suit vos modalités de paiement; vous pouvez la modifier sur chaque facture.',
    nextNumber: 'Numéro de la prochaine facture :',
    template: 'Modèle',
    paper: 'Format du papier',
    paperHint:
      'Pour les nouvelles factures, soumissions et notes de crédit, les relevés et les rapports. Les documents enregistrés gardent le leur.',
    papers: {
      usual: 'Automatique : Lettre aux États-Unis et au Canada, A4 ailleurs',
      letter: 'Lettre (8,5 × 11 po)',
      a4: 'A4 (210 × 297 mm)',
    },
    language: 'Langue des factures',
    pagesLanguage: 'Celle de ces pages',
    languageHint: 'Un client peut en avoir une autre.',
  },
  optional: 'Paramètres facultatifs',
  banking: {
    heading: 'Coordonnées bancaires',
    about: 'Où vos clients envoient un virement. Laissez vide ce que vous n’utilisez pas.',
  },
  payment: {
    heading: 'Modes de paiement',
    about: 'Ce que vous modifiez dans une facture est conservé ici pour la suivante.',
  },
  regional: {
    heading: 'Paramètres régionaux',
    aboutAccount:
      'Le drapeau en haut change le pays des pages, avec la devise, les taxes et les modes de paiement. Votre choix est conservé dans votre compte.',
    aboutGuest:
      'Le drapeau en haut change le pays des pages, avec la devise, les taxes et les modes de paiement. Votre choix est conservé dans ce navigateur.',
    country: 'Pays',
    currency: 'Devise',
    dates: 'Dates',
    dateFormats: {
      us: 'AAAA-MM-JJ',
      ca: 'AAAA-MM-JJ',
      uk: 'AAAA-MM-JJ',
      au: 'AAAA-MM-JJ',
    },
    ownCountry: 'Pays de votre entreprise',
    ownCountryHint: 'Les nouveaux clients partent de ce pays.',
  },
  subscription: {
    heading: 'Gestion de l’abonnement',
    plan: 'Forfait',
    billed: 'Facturation',
    monthly: 'Chaque mois',
    yearly: 'Chaque année',
    usage: 'Utilisation',
    cancelled: 'Annulé',
    toCancel: 'Pour annuler, appuyez sur « {button} ».',
    toCancelPaid:
      'Pour annuler, appuyez sur « {button} ». Votre forfait se poursuit alors jusqu’à la fin de la période payée.',
    upgrade: 'Passer à un forfait supérieur',
    seePlans: 'Voir les forfaits',
  },
  leave: {
    title: 'Quitter sans enregistrer?',
    question: 'Vos modifications ne sont pas encore enregistrées.',
    confirm: 'Quitter',
    cancel: 'Continuer à modifier',
  },
  questions: {
    heading: 'Questions fréquentes',
    free: {
      title: 'Combien de factures sont gratuites?',
      content:
        '3 factures au total. Les brouillons et les aperçus ne comptent pas; une facture compte une seule fois, au moment de l’enregistrer.',
    },
    unsaved: {
      title: 'Qu’arrive-t-il à une facture que je n’ai pas enregistrée?',
      content:
        'Elle est conservée dans ce navigateur avec chaque modification et revient quand vous ouvrez de nouveau « Créer une facture ».',
    },
    delivery: {
      title: 'Comment mon client reçoit-il une facture?',
      content:
        'Par courriel : choisissez Envoyer, et il part tout de suite ou le jour que vous fixez. Vous pouvez aussi envoyer le PDF vous-même, ou copier le lien à partir de votre liste de factures. Votre client l’ouvre sans compte, et paie par carte si vous avez connecté Stripe.',
    },
    changes: {
      title: 'Qui peut modifier mes factures?',
      content:
        'Personne d’autre que vous. Quiconque a le lien d’une facture peut la lire, la télécharger et la payer, rien de plus.',
    },
  },
  signIn: {
    title: 'Se connecter pour enregistrer les paramètres',
    text: 'Pour enregistrer ces paramètres sur tous vos appareils, veuillez vous connecter.',
    more: 'Ils sont conservés dans ce navigateur, et votre prochaine facture en partira.',
    notNow: 'Plus tard',
    signIn: 'Se connecter',
  },
  saving: {
    saved: 'Paramètres mis à jour!',
    synced: 'Paramètres enregistrés et synchronisés avec votre compte!',
    unreachable:
      'Impossible d’enregistrer vos paramètres. Veuillez vérifier votre connexion et réessayer.',
    kept: 'Enregistré sur cet appareil',
    keptDetail: 'Vos paramètres iront dans votre compte dès que vous serez de nouveau en ligne.',
    refused: 'Impossible d’enregistrer vos paramètres',
    notKept: 'Ce navigateur ne conserve pas vos paramètres',
  },
  checks: {
    postalCode: {
      us: 'Format du code postal américain : 12345 ou 12345-1234',
      ca: 'Format du code postal canadien : {example}',
      uk: 'Format du code postal britannique : {example}',
      au: 'Format du code postal australien : 4 chiffres (p. ex. 2000)',
    },
    postalCodeToast: 'Veuillez corriger le format du code postal',
    inputs: 'Veuillez vérifier vos saisies',
  },
};

export const taxSettings: Translation<typeof enUS.taxSettings, 'fr-CA'> = {
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
