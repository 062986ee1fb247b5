import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  words: 'supprimer mon compte',
  section: {
    heading: 'Supprimer votre compte',
    about:
      'Le compte et les liens vers vos factures sont fermés immédiatement. Après {days} jours, tout ce qu’il contient est effacé.',
    open: 'Supprimer le compte',
  },
  question: {
    title: 'Supprimer votre compte?',
    about: 'Il est fermé immédiatement, sur tous vos appareils.',
    cancel: 'Annuler',
    confirm: 'Supprimer le compte',
    downloadFirst:
      'Téléchargez d’abord vos données : vous devrez peut-être présenter vos factures pendant des années.',
    appleGoesOn:
      'Je sais qu’Apple continue de me facturer tant que je n’annule pas le forfait chez Apple.',
    password: 'Mot de passe actuel',
    typeWords: 'Tapez « {words} » pour confirmer',
  },
  effects: {
    signedOut:
      'Vos sessions sont fermées partout, et personne ne peut plus se connecter à ce compte.',
    links: 'Les liens que vous avez envoyés à vos clients n’affichent plus rien.',
    wiped:
      'Après {days} jours, vos factures, clients, produits, paramètres et images sont effacés. D’ici là, votre adresse courriel ne peut pas servir à un nouveau compte.',
    paymentsKept:
      'Le droit fiscal nous oblige à garder le numéro de vos paiements pendant huit ans, sans votre nom.',
    stripePlan:
      'Votre forfait {plan} est annulé immédiatement. Ce que vous avez payé n’est pas remboursé, sauf si la loi vous y donne droit.',
    applePlanLeft: 'Ce qui reste de votre forfait {plan} est perdu.',
    applePlan:
      'Votre forfait {plan} a été acheté dans l’App Store, où vous êtes la seule personne à pouvoir l’annuler : dans les Réglages de votre iPhone, sous votre nom et Abonnements.',
  },
  done: 'Votre compte est supprimé. Ses données seront effacées dans {days} jours.',
  refused: {
    failed: 'Impossible de supprimer votre compte. Veuillez réessayer.',
    planNotCancelled:
      'Votre forfait n’a pas pu être annulé chez Stripe; votre compte n’a donc pas été supprimé. Veuillez réessayer dans quelques minutes.',
    words: 'Veuillez taper « {words} ».',
    apple: 'Veuillez confirmer que vous le savez.',
  },
};
