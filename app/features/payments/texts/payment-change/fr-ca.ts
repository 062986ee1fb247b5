import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Nouvelles coordonnées de paiement pour ce client',
  about:
    'Ce n’est pas là que la facture {number} faisait envoyer l’argent. Votre client apprendra que les coordonnées de paiement ont changé et qu’il doit les vérifier avec vous. Veuillez confirmer que les nouvelles sont les vôtres :',
  places: {
    iban: 'IBAN se terminant par {shown}',
    account: 'Compte bancaire se terminant par {shown}',
    payid: 'PayID {shown}',
    interac: 'Virement Interac à {shown}',
    check: 'Chèque à l’ordre de {shown}',
    card: 'Paiement par carte avec {shown}',
    paypal: 'PayPal de {shown}',
    link: 'Lien de paiement {shown}',
  },
  confirm: 'Ce sont les miennes : enregistrer',
  goBack: 'Revenir et vérifier',
  waits:
    'Ses coordonnées de paiement ne sont pas celles de la dernière facture à ce client. Ouvrez-la et confirmez-les.',
};
