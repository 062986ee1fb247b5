import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  heading: 'Sécurité',
  email: 'Connexion avec',
  address: 'Adresse courriel',
  confirmed: 'Confirmée',
  notConfirmed: 'Pas encore confirmée',
  confirmation: {
    mailed:
      'Nous vous avons envoyé un courriel avec un lien qui confirme votre adresse courriel. Il fonctionne pendant {days} jours.',
    sendAgain: 'Renvoyer le lien',
  },
  paymentCheck: {
    question:
      'Les coordonnées de paiement sous Coordonnées bancaires et Modes de paiement sont-elles les vôtres? C’est là que vos clients paient.',
    confirm: 'Ce sont les miennes',
  },
  sessions: {
    heading: 'Vos connexions actives',
    signedIn: 'Connexion le {day}',
    signedInLately: 'Connexion le {day}, utilisé récemment',
    signedInSeen: 'Connexion le {day}, vu le {seen}',
    thisDevice: 'Cet appareil',
    signOut: 'Déconnecter',
    signOutDevice: 'Déconnecter {device}',
    signOutOthers: 'Déconnecter les autres',
    device: '{browser} sous {system}',
    unknown: 'Navigateur inconnu',
  },
  password: {
    change: 'Changer votre mot de passe',
    set: 'Définir un mot de passe',
    current: 'Mot de passe actuel',
    confirm: 'Confirmer le nouveau mot de passe',
    submitChange: 'Changer le mot de passe',
    submitSet: 'Définir le mot de passe',
    othersSignedOut: 'Tous vos autres appareils seront déconnectés.',
  },
  earlier: {
    heading: 'Un compte antérieur avec votre adresse',
    about:
      'Il avait votre adresse sans l’avoir confirmée : une autre personne l’a peut-être créé. Si c’est vous, indiquez son mot de passe, ou le numéro et le total d’une de ses factures : ses factures, clients, paramètres et forfait sont alors à vous, avec ce que vous avez enregistré depuis. Tous les autres appareils sont déconnectés.',
    planRenews: 'Son forfait {plan} se renouvelle. Il vous suit.',
    number: 'Numéro d’une facture',
    total: 'Son total',
    password: 'Ou le mot de passe de ce compte',
    claim: 'Le récupérer',
    decline: 'Ce n’est pas le mien',
  },
  notices: {
    'earlier-account': 'Les récupérer',
    'earlier-plan': 'Écrire à l’assistance',
    'payment-check': 'Les vérifier',
    unconfirmed: 'La confirmer',
  },
  signOut: {
    heading: 'Se déconnecter',
    about:
      'Ferme votre session dans ce navigateur. Tout ce que vous avez enregistré reste dans votre compte.',
    submit: 'Se déconnecter',
    guestHeading: 'Compte',
    guestAbout:
      'Aucune session n’est ouverte. Connectez-vous à un compte pour que vos factures soient enregistrées et conservées.',
    signIn: 'Se connecter',
  },
};
