import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  sample: 'Un exemple de facture',
  heading: 'Créez des factures professionnelles en 1 minute',
  about: 'Aucun compte requis pour commencer. Enregistrez ou envoyez plus tard.',
  begin: 'Créer votre première facture',
  signIn: 'Vous avez déjà un compte? Connectez-vous',
};
