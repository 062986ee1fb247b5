import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Reçu {number}',
  word: 'Reçu',
  reversedWord: 'Reçu contrepassé',
  reversedOn: 'Contrepassé le',
  paidOn: 'Payé le',
  line: 'Paiement de la facture {number} : {method}',
  reference: 'Référence : {reference}',
  total: 'Total de la facture',
  received: 'Montant reçu',
  left: 'Solde à payer après ce paiement',
  reversed: 'Ce paiement a été contrepassé le {date}.',
  refunded: '{amount} de ce paiement : remboursement le {date}.',
  dayUnknown: 'jour inconnu',
  methods: {
    bank_transfer: 'virement bancaire',
    card: 'carte',
    paypal: 'PayPal',
    cash: 'argent comptant',
    check: 'chèque',
    interac: 'virement Interac',
    payid: 'PayID',
    credit: 'crédit de la facture {number}',
    another: 'autre mode',
  },
};
