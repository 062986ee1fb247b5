import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const offlineFallback: Translation<typeof enUS.offlineFallback, 'fr-CA'> = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page a besoin d’une connexion Internet. Elle s’ouvrira automatiquement quand vous serez de nouveau en ligne. En attendant, vous pouvez créer une facture : nous l’enregistrerons sur cet appareil.',
  create: 'Créer une facture',
  tryAgain: 'Réessayer',
};

export const offline: Translation<typeof enUS.offline, 'fr-CA'> = {
  banner: {
    offline: 'Vous êtes hors ligne',
    changes:
      'Vos modifications seront enregistrées sur cet appareil, puis synchronisées au retour de la connexion',
    refused: {
      one: 'Impossible d’enregistrer {count} facture',
      many: 'Impossible d’enregistrer {count} de factures',
      other: 'Impossible d’enregistrer {count} factures',
    },
    reload: 'Actualiser',
  },
  waiting: {
    sentence: 'En attente de synchronisation : {what}.',
    invoices: { one: '{count} facture', many: '{count} de factures', other: '{count} factures' },
    settings: 'vos paramètres',
    see: 'Voir la liste',
  },
  list: {
    title: 'Sur cet appareil',
    about: 'Ces factures ne sont pas encore dans votre compte.',
    settingsToo: 'Vos paramètres sont aussi en attente de synchronisation.',
    none: 'Aucune facture n’est en attente de synchronisation.',
    toBeSent: 'En attente de synchronisation',
    open: 'Ouvrir',
    discard: 'Supprimer',
    discarded: 'Facture {number} supprimée',
    noRoom: 'Ce navigateur n’a pas assez d’espace pour un autre brouillon',
  },
  refused: 'Impossible d’enregistrer la facture {number}',
  signOut: {
    impossible: 'Votre session est toujours ouverte',
    whyImpossible:
      'Vous devez être en ligne pour fermer votre session. Réessayez quand la connexion Internet sera rétablie.',
    title: 'Se déconnecter sans enregistrer?',
    question:
      'Certaines modifications sur cet appareil ne sont pas encore synchronisées avec votre compte. Si vous vous déconnectez, elles seront définitivement supprimées.',
    confirm: 'Se déconnecter',
  },
  install: {
    title: 'Installer {product}',
    about:
      'Ouvrez l’application depuis votre écran d’accueil ou votre dock et créez des factures hors ligne.',
    confirm: 'Installer',
    dismiss: 'Pas maintenant',
  },
  update: {
    title: 'Nouvelle version disponible! Actualiser la page pour mettre à jour?',
    confirm: 'Actualiser',
    dismiss: 'Plus tard',
  },
  page: {
    away: 'Cette page a besoin d’une connexion Internet. Elle s’ouvrira automatiquement quand vous serez de nouveau en ligne.',
    opening: 'Chargement des données enregistrées sur cet appareil',
  },
};
