import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
  methodUnknown: 'Cette adresse ne connaît pas cette méthode.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  signInAgain: 'Veuillez vous reconnecter.',
  crossSite: 'Cette requête ne vient pas de nos propres pages.',
  httpsOnly: 'Cette adresse ne répond qu’en https.',
  notUnderstood: 'Cette requête n’est pas comprise.',
  tooLarge: 'Ces données sont trop volumineuses. La limite est de {limit}.',
  kilobytes: '{count} ko',
  megabytes: '{count} Mo',
  formUnreadable: 'le formulaire n’a pas pu être lu',
  socketOnly: 'Cette adresse n’accepte que les connexions WebSocket.',
  liveAway: 'Les nouvelles en direct ne sont pas accessibles pour le moment.',
  countryUnknown: 'Nous servons les États-Unis, le Canada, le Royaume-Uni et l’Australie.',
  noPicture: 'Cette image n’existe pas.',
  pictureFailed: 'L’image ne peut pas être chargée.',
};
