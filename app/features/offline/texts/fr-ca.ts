import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const offlineFallback: Translation<typeof enUS.offlineFallback, 'fr-CA'> = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page a besoin d’une connexion et s’ouvrira d’elle-même dès qu’il y en aura une. Entre-temps, vous pouvez rédiger une facture : elle est conservée sur cet appareil.',
  create: 'Créer une facture',
  tryAgain: 'Réessayer',
};

export const offline: Translation<typeof enUS.offline, 'fr-CA'> = {
  banner: {
    offline: 'Vous êtes hors ligne',
    changes: 'Enregistrement sur cet appareil; synchronisation au retour de la connexion',
    refused: {
      one: '{count} facture n’a pas pu être enregistrée',
      many: '{count} de factures n’ont pas pu être enregistrées',
      other: '{count} factures n’ont pas pu être enregistrées',
    },
    reload: 'Actualiser',
  },
  waiting: {
    sentence: 'En attente sur cet appareil : {what}.',
    invoices: { one: '{count} facture', many: '{count} de factures', other: '{count} factures' },
    settings: 'vos paramètres',
    see: 'Voir la liste',
  },
  list: {
    title: 'Sur cet appareil',
    about: 'Ces factures ne sont pas encore dans votre compte.',
    settingsToo: 'Vos paramètres attendent aussi.',
    none: 'Plus aucune facture n’attend.',
    toBeSent: 'En attente d’envoi',
    open: 'Ouvrir',
    discard: 'Abandonner',
    discarded: 'La facture {number} a été abandonnée',
    noRoom: 'Ce navigateur n’a plus de place pour un autre brouillon',
  },
  refused: 'La facture {number} n’a pas pu être enregistrée',
  signOut: {
    impossible: 'La session est toujours ouverte',
    whyImpossible:
      'Il faut une connexion pour se déconnecter. Veuillez réessayer quand vous serez de nouveau en ligne.',
    title: 'Se déconnecter sans enregistrer?',
    question:
      'Quelque chose sur cet appareil n’a pas encore été envoyé à votre compte. La déconnexion le supprime pour de bon.',
    confirm: 'Se déconnecter',
  },
  install: {
    title: 'Installer {product}',
    about:
      'Ouvrez l’application depuis votre écran d’accueil ou votre dock, et créez des factures sans connexion.',
    confirm: 'Installer',
    dismiss: 'Pas maintenant',
  },
  update: {
    title: 'Une nouvelle version est prête! Actualiser la page pour mettre à jour?',
    confirm: 'Actualiser',
    dismiss: 'Plus tard',
  },
  page: {
    away: 'Cette page demande une connexion. Elle s’ouvrira d’elle-même quand vous serez de nouveau en ligne.',
    opening: 'Ouverture de ce qui est conservé sur cet appareil',
  },
};
