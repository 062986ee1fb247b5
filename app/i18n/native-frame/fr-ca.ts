import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  back: 'Retour',
  shareNotOpened: 'la feuille de partage ne s’est pas ouverte',
  sharePdf: 'Partager le PDF',
  invoice: 'Facture',
  payInvoice: 'Payer la facture',
  tabs: { invoices: 'Factures', create: 'Créer', settings: 'Paramètres' },
  menu: { title: 'Menu', subscription: 'Abonnement', help: 'Aide et assistance' },
  start: {
    title: 'Aucune facture pour l’instant',
    text: 'Créez votre première facture en quelques secondes. Vous pouvez la modifier, l’enregistrer en PDF ou l’envoyer à votre client.',
    create: 'Créer une facture',
    signIn: 'Vous avez déjà un compte? Connectez-vous',
  },
};
