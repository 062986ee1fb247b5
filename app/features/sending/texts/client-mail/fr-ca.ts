import type { Translation } from '#app/i18n/room.ts';
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
    estimate: {
      subject: 'Soumission {number} de {business}',
      message:
        'Bonjour {client},\n\nvoici la soumission {number} de {total}. Vous pouvez l’accepter ou la refuser sur sa page.\n\n{business}',
    },
    statement: {
      subject: 'Relevé de {business}, {number}',
      message:
        'Bonjour {client},\n\nvoici votre relevé pour la période {number}. Solde dû à la fin\u00a0: {balance}.\n\nMerci\n{business}',
    },
    'credit-note': {
      subject: 'Note de crédit {number} de {business}',
      message: 'Bonjour {client},\n\nvoici la note de crédit {number} de {total}.\n\n{business}',
    },
  },
  closed: {
    settled:
      'Bonjour {client},\n\nvoici la facture {number} de {total}. Il ne reste rien à payer.\n\nMerci\n{business}',
    expired:
      'Bonjour {client},\n\nvoici la soumission {number} de {total}. Elle était valide jusqu’au {due date}.\n\n{business}',
    answered: 'Bonjour {client},\n\nvoici la soumission {number} de {total}.\n\n{business}',
  },
  reminders: {
    before: {
      subject: 'La facture {number} est à payer le {due date}',
      message:
        'Bonjour {client},\n\nun petit rappel : le solde de {balance} de la facture {number} est à payer au plus tard le {due date}. Si vous avez déjà payé, il n’y a plus rien à faire.\n\nMerci\n{business}',
    },
    on: {
      subject: 'La facture {number} est à payer le {due date}',
      message:
        'Bonjour {client},\n\nle solde de {balance} de la facture {number} est à payer le {due date}. Si vous avez déjà payé, il n’y a plus rien à faire.\n\nMerci\n{business}',
    },
    after: {
      subject: 'Rappel : la facture {number} était à payer le {due date}',
      message:
        'Bonjour {client},\n\nle solde de {balance} de la facture {number} était à payer le {due date} et ne nous est pas encore parvenu. C’est peut-être un oubli. Si le paiement est en route, il n’y a plus rien à faire.\n\nMerci\n{business}',
    },
    late: {
      subject: 'La facture {number} est en retard',
      message:
        'Bonjour {client},\n\nla facture {number} était à payer le {due date} et le solde de {balance} est encore dû. Veuillez le payer maintenant ou nous dire, en réponse, ce qui vous en empêche.\n\n{business}',
    },
  },
  from: '{business} par {product}',
  headings: {
    invoice: 'Facture {number}',
    receipt: 'Reçu {number}',
    thanks: 'Merci',
    reminder: 'Facture {number}',
    estimate: 'Soumission {number}',
    statement: 'Relevé {number}',
    'credit-note': 'Note de crédit {number}',
  },
  amountDue: 'Montant dû',
  total: 'Total',
  paid: 'Payé',
  dueDate: 'Date d’échéance',
  open: {
    document: 'Voir la facture',
    receipt: 'Voir la facture',
    estimate: 'Voir la soumission',
    statement: 'Voir la dernière facture',
    'credit-note': 'Voir la note de crédit',
  },
  openAndPay: 'Voir et payer la facture',
  attached: {
    document: 'La facture est jointe en PDF.',
    receipt: 'Le reçu est joint en PDF.',
    estimate: 'La soumission est jointe en PDF.',
    statement: 'Le relevé est joint en PDF.',
    'credit-note': 'La note de crédit est jointe en PDF.',
  },
  alsoTo: 'Envoyé aussi à {addresses}.',
  footer: {
    sentBy: '{business} a envoyé ce courriel avec {product}, {origin}.',
    reply: 'Les réponses vont à {email}.',
    stop: 'Je ne connais pas cet expéditeur',
  },
};
