import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  notLoaded: 'Page non chargée',
  home: 'Retour à l’accueil',
  notFound: {
    title: 'Oups! Page introuvable',
    text: 'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  },
  tooLarge: {
    title: 'L’envoi n’a pas abouti',
    back: 'Revenir en arrière',
    text: 'Ces données sont trop volumineuses.',
  },
  broken: {
    title: 'Une erreur s’est produite',
    again: 'Réessayer',
    tellSupport: 'Si cela se reproduit, donnez ce numéro à l’assistance :',
    text: 'C’est de notre faute. Vos factures enregistrées sont en sécurité, et une facture que vous rédigiez est conservée dans ce navigateur.',
  },
  missingScript: {
    title: 'Cette page ne s’est pas chargée',
    text: 'Une partie de la page manque, peut-être à cause d’une mise à jour. Réessayez dans une minute. Vos factures enregistrées sont en sécurité, et une facture que vous rédigiez est conservée dans ce navigateur.',
  },
  away: {
    database: {
      title: 'Vos dossiers sont inaccessibles pour le moment',
      text: 'L’endroit où les factures sont conservées ne répond pas pour le moment. Vos factures enregistrées sont en sécurité, et une facture que vous rédigiez est conservée dans ce navigateur.',
    },
    network: {
      title: 'Aucune connexion',
      text: 'Cette page n’a pas pu être chargée. Une facture que vous rédigiez est conservée dans ce navigateur.',
    },
    again: 'Réessayer maintenant',
    back: 'La connexion est rétablie. Votre page s’ouvre.',
    waiting: 'Cette page réessaie d’elle-même.',
  },
};
