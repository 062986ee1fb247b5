import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  templates: {
    invoice: {
      subject: 'Facture {number} de {business}',
      message:
        'Bonjour {client},\n\nvoici la facture {number}. Le solde de {balance} est à payer au plus tard le {due date}.\n\nMerci\n{business}',
    },
    receipt: {
      subject: 'Reçu {number} de {business}',
      message:
        'Bonjour {client},\n\nnous avons reçu votre paiement. Voici le reçu {number}.\n\nMerci\n{business}',
    },
    thanks: {
      subject: 'Merci d’avoir payé la facture {number}',
      message:
        'Bonjour {client},\n\nla facture {number} est payée. Merci de votre paiement.\n\n{business}',
    },
  },
  from: '{business} par {product}',
  headings: {
    invoice: 'Facture {number}',
    receipt: 'Reçu {number}',
    thanks: 'Merci',
  },
  amountDue: 'Montant dû',
  total: 'Total',
  paid: 'Payé',
  dueDate: 'Date d’échéance',
  open: 'Voir la facture',
  openAndPay: 'Voir et payer la facture',
  attached: {
    document: 'La facture est jointe en PDF.',
    receipt: 'Le reçu est joint en PDF.',
  },
  alsoTo: 'Envoyé aussi à {addresses}.',
  footer: {
    sentBy: '{business} a envoyé ce courriel avec {product}, {origin}.',
    reply: 'Les réponses vont à {email}.',
    stop: 'Je ne connais pas cet expéditeur',
  },
};
