import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  invalidEmail: 'Adresse courriel non valide',
  welcomeBack: 'Bon retour!',
  signedIn: 'La session est ouverte!',
  signedInByCode: 'La session est ouverte!',
  providerLinked: 'Bon retour! Dorénavant, {provider} ouvre aussi ce compte.',
  accountCreated: 'Le compte est créé! Vous pouvez commencer à créer des factures.',
  accountReady: 'Bienvenue! Votre compte est prêt.',
  accountWithoutSession:
    'Le compte est créé! Connectez-vous avec votre adresse courriel et votre mot de passe.',
  accountCreatedNatively: 'Le compte est créé!',
  wrong: 'Adresse courriel ou mot de passe incorrect. Veuillez réessayer.',
  wrongInDialog: 'La connexion a échoué. Vérifiez votre adresse courriel et votre mot de passe.',
  wrongNatively: 'Adresse courriel ou mot de passe non valide',
  failed: 'La connexion a échoué. Veuillez réessayer.',
  failedWithApple: 'La connexion avec Apple a échoué. Veuillez réessayer.',
  failedNatively: 'La connexion a échoué',
  signUpFailed: 'Impossible de créer le compte. Veuillez réessayer.',
  taken: 'Un compte existe déjà avec cette adresse courriel. Veuillez plutôt vous connecter.',
  takenNatively: 'Un compte existe déjà avec cette adresse courriel. Veuillez vous connecter.',
  guessed:
    'Trop de mots de passe erronés pour cette adresse courriel au cours des 24 dernières heures. Connectez-vous avec un code ou définissez un nouveau mot de passe.',
  closed: 'Ce compte a été supprimé. Pour le récupérer, écrivez au soutien.',
  notOffered: 'Ce mode de connexion n’est pas offert.',
  code: {
    sent: 'Le code de connexion a été envoyé par courriel!',
    notSent: 'Impossible d’envoyer le code de connexion',
    invalid: 'Ce code n’est pas valide ou a expiré',
    waitAMinute:
      'Un code vient d’être envoyé. Veuillez attendre une minute avant d’en demander un autre.',
  },
  loggedOut: 'La session est fermée',
  stillSignedIn: 'La base de données ne répond pas. Votre session est encore ouverte.',
  signedOut: 'La session est fermée',
  signOutFailed: 'Impossible de fermer la session',
};
