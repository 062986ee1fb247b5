import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const overview: Translation<typeof enUS.overview, 'fr-CA'> = {
  outstanding: 'À recevoir',
  currency: 'Devise',
  total: 'Total',
  soon: 'Échéance d’ici {days} jours',
  ages: {
    days: '{from} à {to} jours de retard',
    more: 'Plus de {days} jours de retard',
  },
  nothingOwed: 'Aucune facture impayée.',
  estimates: 'Soumissions ouvertes',
  average: 'Délai moyen de paiement',
  dayCount: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  averageOf: {
    one: 'D’après {count} paiement reçu depuis le {date} pour une facture réglée. Le délai est calculé à partir de la date de facturation.',
    many: 'D’après {count} de paiements reçus depuis le {date} pour des factures réglées. Le délai est calculé à partir de la date de facturation.',
    other:
      'D’après {count} paiements reçus depuis le {date} pour des factures réglées. Le délai est calculé à partir de la date de facturation.',
  },
  invoices: {
    one: '{count} facture',
    many: '{count} de factures',
    other: '{count} factures',
  },
  estimateCount: {
    one: '{count} soumission',
    many: '{count} de soumissions',
    other: '{count} soumissions',
  },
  archived: '{count} dans les archives',
  received: 'Paiements reçus',
  receivedIn: 'Paiements reçus en {currency}',
  receivedAbout:
    'Les remboursements et les contestations perdues sont déduits à la date où ils ont eu lieu.',
  thisMonth: 'Ce mois-ci',
  asTable: 'Afficher en tableau',
  month: 'Mois',
  amount: 'Montant',
  days: 'Jours',
  payments: 'Paiements · {month}',
  averagePayments: 'Paiements inclus dans la moyenne',
  noPayments: 'Aucun paiement.',
  hidePayments: 'Masquer',
  date: 'Date',
  invoice: 'Facture',
  client: 'Client',
  debtors: 'Clients qui vous doivent le plus',
  undelivered: 'Courriels non remis',
  undeliveredTo: '{address}, {date}',
  opened: 'Factures ouvertes, mais non payées',
  openedOn: 'ouverte le {date}',
  recurring: 'Prochaines factures récurrentes',
  nothing: 'Rien à afficher pour l’instant',
  none: 'Enregistrez votre première facture pour voir ce qui est à recevoir et ce qui est payé.',
};
