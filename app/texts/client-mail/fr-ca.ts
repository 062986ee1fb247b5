import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  templates: {
    invoice: {
      subject: 'Facture {number} de {business}',
      message:
        'Bonjour {client},\n\nvoici la facture {number}. Le solde de {balance} est à payer au plus tard le {due date}.\n\nMerci\n{business}',
    },
  },
  from: '{business} par {product}',
  heading: 'Facture {number}',
  amountDue: 'Montant dû',
  total: 'Total',
  paid: 'Payé',
  dueDate: 'Date d’échéance',
  open: 'Voir la facture',
  openAndPay: 'Voir et payer la facture',
  attached: 'La facture est jointe en PDF.',
  alsoTo: 'Envoyé aussi à {addresses}.',
  footer: {
    sentBy: '{business} a envoyé ce courriel avec {product}, {origin}.',
    reply: 'Les réponses vont à {email}.',
    stop: 'Je ne connais pas cet expéditeur',
  },
};
