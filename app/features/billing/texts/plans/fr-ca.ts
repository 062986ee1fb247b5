import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  names: { Free: 'Gratuit', Basic: 'Essentiel', Standard: 'Standard', Pro: 'Pro' },
  descriptions: {
    Basic: 'Pour les pigistes qui facturent chaque semaine.',
    Standard: 'Pour les petites entreprises au travail régulier.',
    Pro: 'Pour les équipes qui ne veulent jamais compter.',
  },
  intervals: { monthly: 'Mensuel', yearly: 'Annuel' },
  perInterval: { monthly: '/ mois', yearly: '/ an' },
  mostPopular: 'Populaire',
  yearlySaving: 'Économisez 20 %',
  allowance: {
    unlimited: 'Factures illimitées',
    everyMonth: '{limit} factures par mois',
    inTotal: '{limit} factures au total',
  },
  recipients: 'Courriels à {count} destinataires par jour',
  buttons: {
    unlimited: 'Facturer sans limite',
    get: 'Obtenir {limit} factures/mois',
    unlock: 'Débloquer {limit} factures',
    unlockFor: 'Débloquer {limit} factures pour {price}',
    reactivate: 'Réactiver le forfait',
    pay: 'Mettre à jour le paiement',
    manage: 'Gérer l’abonnement',
    renew: 'Renouveler {plan}',
    switchTo: 'Passer à {plan}',
    switchInterval: {
      monthly: 'Passer au paiement mensuel',
      yearly: 'Passer au paiement annuel',
    },
    current: 'Forfait actuel',
  },
  first: {
    pay: 'Payez d’abord ce qui est dû, puis vous pourrez changer de forfait.',
    reactivate: 'Réactivez d’abord votre forfait, puis vous pourrez le changer.',
  },
  usageBadge: {
    lifetime: 'factures utilisées. Voir les forfaits',
    period: 'factures utilisées ce mois-ci. Voir les forfaits',
  },
  usage: {
    lifetime: {
      ofLimit: {
        one: '{used} facture utilisée sur {limit}',
        many: '{used} factures utilisées sur {limit}',
        other: '{used} factures utilisées sur {limit}',
      },
      unlimited: {
        one: '{used} facture utilisée, sans limite',
        many: '{used} factures utilisées, sans limite',
        other: '{used} factures utilisées, sans limite',
      },
      over: 'Factures créées : {used}, dont {limit} gratuites',
    },
    period: {
      ofLimit: {
        one: '{used} facture utilisée sur {limit} ce mois-ci',
        many: '{used} factures utilisées sur {limit} ce mois-ci',
        other: '{used} factures utilisées sur {limit} ce mois-ci',
      },
      unlimited: {
        one: '{used} facture utilisée ce mois-ci, sans limite',
        many: '{used} factures utilisées ce mois-ci, sans limite',
        other: '{used} factures utilisées ce mois-ci, sans limite',
      },
      over: 'Factures créées ce mois-ci : {used}, dont {limit} comprises dans votre forfait',
    },
  },
};
