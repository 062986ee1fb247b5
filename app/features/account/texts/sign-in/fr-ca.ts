import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  fields: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    atLeast: 'Au moins {count} caractères',
    remember: 'Se souvenir de moi',
    rememberHint: 'Garde la session ouverte pendant 30 jours sur cet appareil.',
  },
  forgotPassword: 'Mot de passe oublié?',
  tabs: {
    label: 'Se connecter ou créer un compte',
    'sign-in': 'Se connecter',
    'sign-up': 'Créer un compte',
  },
  page: {
    headings: { 'sign-in': 'Bon retour!', 'sign-up': 'Créez votre compte gratuit' },
    submits: { 'sign-in': 'Continuer', 'sign-up': 'Créer un compte gratuit' },
    description:
      'Connectez-vous ou créez un compte pour enregistrer vos factures et les télécharger en PDF. Vos 3 premières factures sont gratuites, sans carte.',
  },
  dialog: {
    'sign-up': {
      title: 'Créez votre compte gratuit',
      submit: 'Créer un compte gratuit',
      question: 'Vous avez déjà un compte?',
      change: 'Se connecter',
    },
    'sign-in': {
      title: 'Se connecter',
      submit: 'Se connecter',
      question: 'Première visite?',
      change: 'Créer un compte',
    },
    free: 'Vos 3 premières factures sont gratuites, sans carte.',
  },
  native: {
    'sign-in': {
      heading: 'Se connecter',
      lead: 'Vos factures, vos clients et vos produits sur cet iPhone ou cet iPad.',
      submit: 'Se connecter',
      question: 'Première visite sur {productName}?',
      change: 'Créer un compte',
    },
    'sign-up': {
      heading: 'Créer un compte',
      lead: 'Vos 3 premières factures sont gratuites.',
      submit: 'Créer un compte',
      question: 'Vous avez déjà un compte?',
      change: 'Se connecter',
    },
  },
  terms:
    'Vous devez avoir au moins 13 ans pour créer un compte. En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms> et confirmez avoir lu la <privacy>politique de confidentialité</privacy>.',
  providers: {
    or: 'ou',
    continueWith: 'Continuer avec {provider}',
    newHere: 'Première visite? Votre compte sera créé; vous devez pour cela avoir au moins 13 ans.',
  },
  code: {
    title: 'Se connecter avec un code',
    usePassword: 'Utiliser plutôt un mot de passe',
    send: 'Envoyer le code',
    about:
      'Nous vous envoyons 6 chiffres par courriel; aucun mot de passe n’est nécessaire. À votre première visite, ils créent votre compte. Vous devez avoir au moins 13 ans pour créer un compte.',
    sentForApp:
      'Nous avons envoyé 6 chiffres à <email>{email}</email>. Ils sont valables 10 minutes, dans cette application.',
    sentForBrowser:
      'Nous avons envoyé 6 chiffres à <email>{email}</email>. Ils sont valables 10 minutes, dans ce navigateur.',
    label: 'Code',
    verify: 'Vérifier le code',
    sendNew: 'Envoyer un nouveau code',
    inSeconds: 'dans {seconds} s',
    newInOneMinute: 'Vous pourrez demander un nouveau code dans une minute.',
    newNow: 'Vous pouvez maintenant demander un nouveau code.',
    useAnotherEmail: 'Utiliser une autre adresse courriel',
  },
};
