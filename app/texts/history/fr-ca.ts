import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  created: 'Enregistrée le {date}',
  edited: 'Modifiée le {date}',
  issued: {
    served: 'Émise le {date} : votre client l’a vue',
    sent: 'Émise le {date} : vous l’avez envoyée',
    payment: 'Émise le {date} : elle a été payée',
  },
  corrected: 'Corrigée le {date}',
  correctedFor: 'Corrigée le {date} : {reason}',
  paid: 'Marquée payée le {date}',
  unpaid: 'Marquée non payée le {date}',
  voided: 'Annulée le {date}',
  voidedFor: 'Annulée le {date} : {reason}',
  archived: 'Archivée le {date}',
  unarchived: 'Sortie des archives le {date}',
  version: 'Version {number} du {date}',
  versionReplaced:
    'Voici ce que disait votre facture avant sa correction du {date}. Vous êtes la seule personne à voir ceci.',
  versionNow: 'Voici ce que votre client voit maintenant. Vous êtes la seule personne à voir ceci.',
  toNewest: 'Voir ce que votre client voit maintenant',
  change: '{field} : {old} → {new}',
  fields: {
    invoiceDate: 'Date de la facture',
    dueDate: 'Date d’échéance',
    supplyDate: 'Date de fourniture',
    total: 'Total',
    items: 'Articles',
    currency: 'Devise',
    country: 'Pays',
    template: 'Modèle',
    language: 'Langue',
    tax: 'Options de taxe',
    discount: 'Rabais',
    clientRegion: 'Pays du client',
    stripePaymentLink: 'Lien Stripe',
    paypalPaymentLink: 'Lien PayPal',
    otherPaymentLinks: 'Autres liens de paiement',
    ways: 'Modes de paiement',
  },
};
