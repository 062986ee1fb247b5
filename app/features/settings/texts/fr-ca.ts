import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const pictures: Translation<typeof enUS.pictures, 'fr-CA'> = {
  logo: 'Logo',
  signature: 'Signature',
  hint: 'PNG ou JPEG, jusqu’à 512 ko.',
  drop: 'Déposez une image ici',
  upload: 'Téléverser',
  replace: 'Remplacer',
  remove: 'Retirer',
  added: 'Image ajoutée',
  removed: 'Image retirée',
  refused: {
    tooHeavy: 'L’image ne doit pas dépasser 512 ko',
    wrongKind: 'L’image doit être un fichier PNG ou JPEG',
    tooLarge: 'Cette image a trop de pixels. Choisissez-en une plus petite.',
    unreadable: 'Impossible de lire cette image. Choisissez-en une autre.',
  },
  draw: {
    open: 'Dessiner',
    openAgain: 'Redessiner',
    title: 'Dessiner votre signature',
    about: 'Signez avec votre doigt, un stylet ou la souris.',
    area: 'Zone de dessin. Pour signer sans dessiner, téléversez une image de votre signature.',
    undo: 'Annuler',
    clear: 'Effacer',
    use: 'Utiliser la signature',
  },
};

export const settings: Translation<typeof enUS.settings, 'fr-CA'> = {
  title: 'Paramètres',
  description:
    'Votre entreprise, vos taxes, vos coordonnées de paiement et le modèle de vos nouvelles factures.',
  intro: 'Ces paramètres s’appliquent à vos nouvelles factures.',
  introGuest:
    'Ces paramètres s’appliquent à vos nouvelles factures. Ils sont enregistrés dans ce navigateur jusqu’à ce que vous vous connectiez.',
  fromBrowser:
    'Ce navigateur contient des paramètres différents de ceux de votre compte. Le formulaire ci-dessous affiche les paramètres du navigateur. Enregistrez-les, ou annulez pour garder ceux de votre compte.',
  contents: 'Sur cette page',
  cancel: 'Annuler',
  save: 'Enregistrer les paramètres',
  business: {
    heading: 'Renseignements sur l’entreprise',
    required: 'Obligatoire',
  },
  tax: {
    heading: 'Paramètres de taxe',
    rate: '{tax} : taux par défaut',
    rateHint: 'Si le champ est vide, nous utilisons le taux habituel du pays, soit {rate} %.',
  },
  invoices: {
    heading: 'Paramètres des factures',
    about:
      'La numérotation suit votre dernière facture enregistrée. Les dates d’échéance dépendent de vos modalités de paiement.',
    nextNumber: 'Numéro de la prochaine facture :',
    template: 'Modèle',
    paper: 'Format du papier',
    paperHint:
      'S’applique aux nouvelles factures, soumissions et notes de crédit, ainsi qu’aux relevés et aux rapports. Les documents déjà enregistrés ne changent pas.',
    papers: {
      usual: 'Automatique : Lettre aux États-Unis et au Canada, A4 ailleurs',
      letter: 'Lettre (8,5 × 11 po)',
      a4: 'A4 (210 × 297 mm)',
    },
    language: 'Langue des factures',
    pagesLanguage: 'La langue de cette page',
    languageHint: 'Vous pouvez choisir une autre langue pour chaque client.',
  },
  optional: 'Paramètres facultatifs',
  banking: {
    heading: 'Coordonnées bancaires',
    about: 'Le compte bancaire qui reçoit les virements de vos clients.',
  },
  payment: {
    heading: 'Modes de paiement',
    about:
      'Si vous modifiez les modes de paiement dans une facture, nous enregistrons la modification ici pour la suivante.',
  },
  regional: {
    heading: 'Paramètres régionaux',
    about:
      'Utilisez le drapeau en haut pour changer de pays. La devise, les taxes et les modes de paiement changeront aussi.',
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
    ownCountryHint: 'Le pays par défaut des nouveaux clients.',
  },
  subscription: {
    heading: 'Gestion de l’abonnement',
    plan: 'Forfait',
    billed: 'Facturation',
    monthly: 'Mensuelle',
    yearly: 'Annuelle',
    usage: 'Utilisation',
    cancelled: 'Annulé',
    toCancel: 'Pour annuler, choisissez « {button} ».',
    toCancelPaid:
      'Pour annuler, choisissez « {button} ». Votre forfait reste actif jusqu’à la fin de la période payée.',
    upgrade: 'Passer à un forfait supérieur',
    seePlans: 'Voir les forfaits',
  },
  leave: {
    title: 'Quitter sans enregistrer?',
    question: 'Vos modifications ne sont pas encore enregistrées.',
    confirm: 'Quitter',
    cancel: 'Poursuivre les modifications',
  },
  questions: {
    heading: 'Questions fréquentes',
    free: {
      title: 'Combien de factures sont gratuites?',
      content:
        'Vous pouvez créer 3 factures gratuites au total. Les brouillons et les aperçus ne comptent pas. Une facture compte une seule fois, au moment où vous l’enregistrez.',
    },
    unsaved: {
      title: 'Qu’arrive-t-il à une facture que je n’ai pas enregistrée?',
      content:
        'Chaque modification est enregistrée dans ce navigateur. Ouvrez de nouveau « Créer une facture » pour continuer.',
    },
    delivery: {
      title: 'Comment mon client reçoit-il une facture?',
      content:
        'Par courriel : choisissez « Envoyer », et la facture part immédiatement ou le jour de votre choix. Vous pouvez aussi envoyer le PDF vous-même ou copier le lien depuis votre liste de factures. Votre client n’a pas besoin de compte pour ouvrir la facture. Il peut aussi la payer par carte si vous avez connecté Stripe.',
    },
    changes: {
      title: 'Qui peut modifier mes factures?',
      content:
        'Personne d’autre que vous. Toute personne qui a le lien d’une facture peut la consulter, la télécharger et la payer, mais pas la modifier.',
    },
  },
  signIn: {
    title: 'Se connecter pour enregistrer les paramètres',
    text: 'Pour enregistrer ces paramètres sur tous vos appareils, veuillez vous connecter.',
    more: 'Pour l’instant, vos paramètres sont enregistrés dans ce navigateur et s’appliqueront à votre prochaine facture.',
    notNow: 'Plus tard',
    signIn: 'Se connecter',
  },
  saving: {
    saved: 'Paramètres mis à jour!',
    synced: 'Paramètres enregistrés et synchronisés avec votre compte!',
    unreachable: 'Impossible d’enregistrer vos paramètres. Vérifiez votre connexion et réessayez.',
    kept: 'Enregistré sur cet appareil',
    keptDetail:
      'Nous enregistrerons vos paramètres dans votre compte dès que vous serez de nouveau en ligne.',
    refused: 'Impossible d’enregistrer vos paramètres',
    notKept: 'Ce navigateur ne peut pas enregistrer vos paramètres',
  },
  checks: {
    postalCode: {
      us: 'Format du code postal américain : 12345 ou 12345-1234',
      ca: 'Format du code postal canadien : {example}',
      uk: 'Format du code postal britannique : {example}',
      au: 'Format du code postal australien : 4 chiffres (p. ex. 2000)',
    },
    postalCodeToast: 'Veuillez corriger le format du code postal',
    inputs: 'Veuillez vérifier les renseignements saisis',
  },
};

export const taxSettings: Translation<typeof enUS.taxSettings, 'fr-CA'> = {
  question: {
    us: 'Votre entreprise est-elle inscrite aux fins de la taxe de vente?',
    ca: 'Votre entreprise est-elle inscrite aux fins de la TPS/TVH?',
    uk: 'Votre entreprise est-elle inscrite aux fins de la TVA?',
    au: 'Votre entreprise est-elle inscrite aux fins de la TPS?',
  },
  unanswered: 'Pas encore de réponse',
  yes: 'Oui',
  no: 'Non',
  noTax: {
    us: 'Sans permis, vous n’avez pas le droit de percevoir la taxe de vente. Les nouvelles factures n’auront ni ligne de taxe ni taux par défaut, et leur titre ne mentionnera aucune taxe.',
    ca: 'Sans inscription, vous n’avez pas le droit de percevoir la TPS/TVH. Les nouvelles factures n’auront ni ligne de taxe ni taux par défaut, et leur titre ne mentionnera aucune taxe.',
    uk: 'Sans inscription, vous n’avez pas le droit de percevoir la TVA. Les nouvelles factures n’auront ni ligne de taxe ni taux par défaut, et leur titre ne mentionnera aucune taxe.',
    au: 'Sans inscription, vous n’avez pas le droit de percevoir la TPS. Les nouvelles factures n’auront ni ligne de taxe ni taux par défaut, et leur titre ne mentionnera aucune taxe.',
  },
  since: 'Date d’inscription',
  abn: 'Votre ABN ci-dessous figure sur chaque facture. Aucun autre numéro n’est nécessaire.',
  numbers: {
    vat: 'Numéro de TVA',
    gstHst: 'Numéro de TPS/TVH',
    qst: 'Numéro de TVQ',
    pstBc: 'Numéro de TVP (Colombie-Britannique)',
    pstSk: 'Numéro de TVP (Saskatchewan)',
    rstMb: 'Numéro de TVD (Manitoba)',
  },
  provincial: 'Numéros de taxe provinciaux (TVQ, TVP, TVD)',
  wrongNumber:
    'Ce numéro semble erroné. Vérifiez-le dans vos documents. Vous pouvez tout de même l’enregistrer.',
  ownTaxes: {
    heading: 'Vos taxes',
    about:
      'Nous ne fournissons pas les taux de taxe. Ajoutez chaque taxe que vous percevez, avec son territoire et son taux. Toutes ces taxes s’appliqueront aux nouveaux articles.',
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
      'Une fois par taxe : nous additionnons la taxe exacte de toutes les lignes, puis nous arrondissons la somme. À chaque ligne : nous arrondissons d’abord la taxe de chaque ligne. Les totaux peuvent différer de quelques cents. Choisissez la méthode que suit votre comptabilité.',
    law: 'Règle applicable : <law>{title}</law>.',
  },
  pricesIncludeTax: 'Les prix comprennent la taxe',
  pricesIncludeTaxHint:
    'Dans les nouvelles factures, la taxe est comprise dans les prix que vous saisissez.',
  finePrices: 'Utiliser davantage de décimales dans les prix',
  finePricesHint:
    'Jusqu’à 4 décimales de plus que le nombre habituel pour la devise. Le total de chaque ligne reste arrondi selon la devise.',
};
