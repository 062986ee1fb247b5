import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  refund: 'Rembourser',
  refundOf: 'Rembourser {amount}',
  title: 'Rembourser un paiement de la facture {number}',
  about:
    'L’argent retourne là d’où il est venu, en une dizaine de jours. Stripe garde ce qu’il a prélevé pour le paiement.',
  left: '{amount} de ce paiement peuvent être remboursés.',
  amount: 'Montant',
  next: 'Continuer',
  confirmTitle: 'Rembourser {amount}?',
  question:
    '{amount} retournent à {client} depuis votre compte Stripe {account}. Cette action est irréversible.',
  change: 'Changer le montant',
  made: 'Paiement remboursé',
  underWay: 'Le remboursement est en cours',
  failedNow: 'Impossible de rembourser le paiement : {message}',
  refusals: {
    tooMuch: 'C’est plus que les {amount} qui peuvent être remboursés.',
    meanwhile:
      'Cette facture a changé entre-temps : {amount} de ce paiement peuvent être remboursés maintenant.',
    none: 'Plus rien de ce paiement ne peut être remboursé.',
    disconnected:
      'Le compte Stripe qui a reçu ce paiement n’est pas connecté. Connectez-le de nouveau dans Paramètres, ou remboursez le paiement dans votre tableau de bord Stripe.',
    insufficient:
      'Votre solde chez Stripe ne couvre pas ce remboursement. Alimentez-le là-bas, puis essayez de nouveau.',
    disputed:
      'Votre client a contesté ce paiement : Stripe n’en rembourse rien tant que la banque n’a pas tranché.',
    refused: 'Stripe ne rembourse pas ce paiement. Consultez-le dans votre tableau de bord Stripe.',
    notMade: 'Ce remboursement n’a pas été fait. Recommencez-le.',
    unclear:
      'Stripe n’a pas répondu. Appuyez encore sur Rembourser : il n’y aura qu’un remboursement, quel que soit le nombre de fois. Tant que Stripe n’a pas répondu, il figure avec le paiement.',
    alreadyAsked:
      'Vous avez déjà demandé un remboursement de {amount}. Pour rembourser un autre montant, ouvrez de nouveau ce formulaire.',
  },
  asked: 'Remboursement de {amount} demandé le {date}, pas encore confirmé par Stripe',
  pending: 'Remboursement de {amount} en cours depuis le {date}',
  failed: 'Le remboursement de {amount} a échoué le {date} : l’argent est de nouveau à vous',
  notMade: 'Le remboursement de {amount} n’a pas été fait : {date}',
  lost: '{amount} repris le {date} : la contestation a été perdue',
  disputedSince: '{amount} contestés depuis le {date}',
  isDisputed: 'Contestation',
  disputed:
    'Votre client a contesté {amount} auprès de sa banque le {date}. Le solde reste tel quel tant que la banque n’a pas tranché.',
  answer: 'Répondre chez Stripe',
};
