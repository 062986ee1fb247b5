import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Vous ne connaissez pas l’expéditeur?',
  lead: 'On vous a envoyé une facture avec {product}. Si vous ne savez pas qui c’est, appuyez sur le bouton : vous ne recevrez plus de courriels de cette personne, et nous examinerons son cas si d’autres disent de même.',
  careful: 'Ne payez pas une facture que vous n’attendez pas.',
  press: 'Arrêter les courriels de cet expéditeur',
  done: 'Vous ne recevrez plus de courriels de {business}.',
  undo: 'Une erreur? Écrivez à {email}.',
  failed: 'Cela n’a pas pu être fait : {message}',
  gone: 'ce lien n’est plus connu',
  noLink: 'Ouvrez cette page avec le lien du courriel.',
};
