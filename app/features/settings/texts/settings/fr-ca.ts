import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Paramètres',
  description:
    'Votre entreprise, les taxes, les coordonnées de paiement et le modèle des nouvelles factures.',
  intro: 'Votre prochaine facture partira de ce que vous indiquez ici.',
  introGuest:
    'Votre prochaine facture partira de ce que vous indiquez ici. Jusqu’à votre connexion, tout reste dans ce navigateur.',
  fromBrowser:
    'Ce navigateur a conservé des paramètres différents de ceux de votre compte. Ils figurent ci-dessous : enregistrez-les, ou annulez pour garder ceux de votre compte.',
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
    linkNotHttps: 'Les liens de paiement doivent utiliser le protocole HTTPS',
    otherLinkNotHttps: 'Le lien de paiement « {name} » doit utiliser HTTPS',
    otherLinkInvalid: 'URL non valide pour le lien de paiement « {name} »',
  },
};
