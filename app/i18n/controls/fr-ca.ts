import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  messages: 'Avis',
  tryAgain: 'Réessayer',
  undo: 'Annuler',
  copy: {
    name: 'Copier : {label}',
    done: 'Copié : {label}',
    failed: 'Veuillez le copier à la main',
  },
  leaveForm: {
    title: 'Abandonner les modifications?',
    question: 'Ce que vous avez saisi ici n’est pas encore enregistré.',
    discard: 'Abandonner',
    stay: 'Continuer à modifier',
  },
  list: {
    loadMore: 'Charger la suite',
    shown: 'Affichage : {count}',
    toStart: 'Revenir au début de la liste',
  },
};
