import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const statements: Translation<typeof enUS.statements, 'fr-CA'> = {
  name: 'Relevé',
  of: 'Relevé de {client}',
  pdf: 'PDF',
  send: 'Envoyer',
  inCurrency: 'En {currency}',
  opening: 'Dû auparavant',
  closing: 'Dû le {date}',
  columns: {
    date: 'Date',
    what: 'Élément',
    invoice: 'Facture',
    amount: 'Montant',
    balance: 'Alors dû',
  },
  kinds: {
    invoice: 'Facture',
    payment: 'Paiement',
    reversal: 'Paiement annulé',
    refund: 'Remboursement',
    used: 'Crédit utilisé pour une autre facture',
    returned: 'Retour d’un remboursement ou d’un crédit utilisé',
    credited: 'Note de crédit',
    credit: 'Crédit d’une autre facture',
  },
  undated: '{what}, jour inconnu',
  invoiced: 'Facturé',
  paid: 'Payé, moins les remboursements',
  credited: 'Crédité',
  notDue: 'Pas encore échu',
  ages: { days: '{from} à {to} jours de retard', more: 'Plus de {days} jours de retard' },
  inCredit: 'Payé en trop',
  nothing: 'Rien jusqu’à ce jour',
  nothingAbout:
    'Il n’y a aucune facture à ce client pendant la période, et rien n’est dû auparavant.',
  more: 'Les lignes sont trop nombreuses pour être affichées. Voici les {count} dernières.',
  notLoaded: 'Impossible de créer le relevé\u00a0: {message}',
  paper: {
    title: 'Relevé, {period}',
    to: 'Pour',
    made: 'Créé le',
    line: '{what} {number}',
  },
};
