import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const overview: Translation<typeof enUS.overview, 'fr-CA'> = {
  outstanding: 'À recevoir',
  overdue: 'En retard, par âge',
  soon: 'À payer dans les {days} prochains jours',
  estimates: 'Soumissions ouvertes',
  average: 'Nombre moyen de jours jusqu’au paiement',
  dayCount: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  averageOf: {
    one: '{days}, sur {count} paiement',
    many: '{days}, sur {count} de paiements',
    other: '{days}, sur {count} paiements',
  },
  averageSince:
    'De la date de facturation à chaque paiement depuis le {date}, pour les factures payées.',
  nothing: 'Rien',
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
  currency: 'Devise',
  ages: {
    days: '{from} à {to} jours',
    more: 'Plus de {days} jours',
  },
  received: 'Paiements reçus',
  receivedIn: 'Paiements reçus en {currency}',
  receivedAbout:
    'Moins les remboursements et les contestations perdues, chacun à sa date. Chaque mois du tableau mène à ses paiements.',
  thisMonth: 'ce mois-ci',
  asTable: 'En tableau',
  month: 'Mois',
  amount: 'Montant',
  days: 'Jours',
  payments: 'Paiements · {month}',
  averagePayments: 'Paiements que compte la moyenne',
  noPayments: 'Aucun paiement.',
  hidePayments: 'Masquer',
  date: 'Date',
  invoice: 'Facture',
  client: 'Client',
  debtors: 'Qui doit le plus',
  undelivered: 'Courriels non livrés',
  undeliveredTo: '{address}, {date}',
  opened: 'Ouvertes et non payées',
  openedOn: 'ouverte le {date}',
  recurring: 'Prochaines factures récurrentes',
  none: 'Vous verrez ici ce qui est dû et payé dès votre première facture enregistrée.',
};
