import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const cardPayment: Translation<typeof enUS.cardPayment, 'fr-CA'> = {
  title: 'Carte',
  pay: 'Payer {amount} par carte',
  about: 'Vous payez sur une page de Stripe, directement à {business}.',
  goOn: 'Continuer vers la page de paiement de Stripe',
  underWay: {
    title: 'Paiement en cours',
    text: 'Votre banque y travaille encore. Vous n’avez rien à faire.',
  },
  confirming: 'Votre paiement est en cours de confirmation.',
  closed: 'Cette facture ne peut pas être payée par carte en ce moment.',
  uncharged: 'Ce montant ne peut pas être payé par carte.',
  changing: 'Cette facture est en cours de modification. Réessayez dans un instant.',
  failed: 'La page de paiement n’a pas pu être ouverte. Veuillez réessayer.',
};

export const gettingPaid: Translation<typeof enUS.gettingPaid, 'fr-CA'> = {
  heading: 'Être payé',
  about:
    'Laissez vos clients payer vos factures par carte, directement dans votre propre compte Stripe. Stripe y prélève ses frais; nous n’en prenons aucun et ne détenons jamais votre argent.',
  connect: 'Connecter Stripe',
  again: 'Reconnecter Stripe',
  goOn: 'Continuer chez Stripe',
  disconnect: 'Déconnecter',
  states: {
    none: 'Stripe n’est pas connecté.',
    unfinished:
      'Le formulaire de Stripe n’est pas terminé. D’ici là, vos clients ne peuvent pas payer par carte.',
    restricted: 'Stripe n’accepte pas de cartes pour vous en ce moment.',
    ready: 'Stripe est connecté. Vos clients peuvent payer vos factures par carte.',
    disconnected: 'Stripe est déconnecté. Vos clients ne peuvent pas payer par carte.',
  },
  wantsHeading: 'Stripe demande :',
  wants: {
    terms: 'votre accord à ses conditions',
    document: 'un document qui prouve votre identité',
    bank: 'le compte bancaire pour votre argent',
    person: 'des renseignements sur vous ou sur les personnes derrière votre entreprise',
    business: 'des renseignements sur votre entreprise',
    elsewhere: 'quelque chose qu’il nomme dans votre compte Stripe',
  },
  checking: 'Stripe vérifie ce que vous avez envoyé; cela peut prendre quelques jours.',
  disconnected: 'Stripe a été déconnecté.',
  mismatch:
    'Un paiement par carte de la facture {number} n’était pas ce que nous avions demandé; il n’a donc pas été inscrit. Vérifiez-le dans votre compte Stripe.',
  notOffered: 'Les paiements par carte ne sont pas encore offerts ici.',
  failed: 'Stripe est injoignable. Veuillez réessayer.',
};

export const refunds: Translation<typeof enUS.refunds, 'fr-CA'> = {
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
