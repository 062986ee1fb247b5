import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  fields: {
    newPassword: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
  },
  check: {
    tooShort: 'Le mot de passe doit compter au moins {count} caractères',
    tooLong: 'Le mot de passe doit compter au plus {count} caractères',
    newTooShort: 'Le nouveau mot de passe doit compter au moins {count} caractères',
    newTooLong: 'Le nouveau mot de passe doit compter au plus {count} caractères',
    differs: 'Les mots de passe ne correspondent pas',
    breached: {
      one: 'Ce mot de passe figure dans {count} fuite de données. Veuillez en choisir un autre.',
      many: 'Ce mot de passe figure dans {count} de fuites de données. Veuillez en choisir un autre.',
      other: 'Ce mot de passe figure dans {count} fuites de données. Veuillez en choisir un autre.',
    },
    sendShorter: 'Envoyez un mot de passe d’au plus {count} caractères.',
    breachedOften:
      'Ce mot de passe figure dans plusieurs fuites de données. Veuillez en choisir un autre.',
  },
  forgot: {
    heading: 'Mot de passe oublié?',
    about:
      'Saisissez l’adresse courriel de votre compte; nous vous enverrons par courriel un lien pour définir un nouveau mot de passe.',
    submit: 'Envoyer le lien de réinitialisation',
    sentHeading: 'Consultez votre boîte de réception',
    sent: 'Si cette adresse courriel existe, nous y avons envoyé un lien de réinitialisation. Veuillez consulter votre boîte de réception.',
    sentNote:
      'Le lien expire dans 1 heure. Si le courriel n’arrive pas, regardez dans vos courriels indésirables.',
    description: 'Demander par courriel un lien pour définir un nouveau mot de passe.',
  },
  reset: {
    heading: 'Définir un nouveau mot de passe',
    about: 'Votre session sera fermée sur tous vos appareils.',
    needsScripts: 'Pour définir un nouveau mot de passe, il faut JavaScript. Veuillez l’activer.',
    submit: 'Modifier le mot de passe',
    done: 'Votre mot de passe a été modifié. Veuillez vous connecter avec le nouveau.',
    invalidLink: 'Ce lien de réinitialisation du mot de passe n’est pas valide',
    failed: 'Impossible de modifier votre mot de passe. Veuillez réessayer.',
    description: 'Définir un nouveau mot de passe avec le lien reçu par courriel.',
  },
  backToSignIn: 'Retour à la connexion',
  change: {
    done: 'Le mot de passe a été modifié!',
    failed: 'Impossible de modifier le mot de passe',
    wrongCurrent: 'Ce n’est pas votre mot de passe actuel.',
    noEmail: 'Le compte n’a pas d’adresse courriel',
  },
};
