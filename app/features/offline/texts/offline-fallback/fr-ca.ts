import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page a besoin d’une connexion et s’ouvrira d’elle-même dès qu’il y en aura une. Entre-temps, vous pouvez rédiger une facture : elle est conservée sur cet appareil.',
  create: 'Créer une facture',
  tryAgain: 'Réessayer',
};
