import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const cardPayment: Translation<typeof enUS.cardPayment, 'fr-CA'> = {
  title: 'Carte',
  pay: 'Payer {amount} par carte',
  about: 'Vous payez {business} directement, sur la page de paiement de Stripe.',
  goOn: 'Continuer vers la page de paiement de Stripe',
  underWay: {
    title: 'Paiement en cours',
    text: 'Votre banque traite encore le paiement. Vous n’avez rien à faire.',
  },
  confirming: 'La confirmation de votre paiement est en cours.',
  closed: 'Cette facture ne peut pas être payée par carte pour le moment.',
  uncharged: 'Ce montant ne peut pas être payé par carte.',
  changing: 'Cette facture est en cours de modification. Réessayez dans un instant.',
  failed: 'Impossible d’ouvrir la page de paiement. Veuillez réessayer.',
};

export const gettingPaid: Translation<typeof enUS.gettingPaid, 'fr-CA'> = {
  heading: 'Recevoir vos paiements',
  about:
    'Vos clients peuvent payer vos factures par carte, et l’argent va directement dans votre propre compte Stripe. Stripe prélève ses frais. De notre côté, nous n’en prélevons aucun et ne détenons jamais votre argent.',
  connect: 'Connecter Stripe',
  again: 'Reconnecter Stripe',
  goOn: 'Continuer sur Stripe',
  disconnect: 'Déconnecter',
  states: {
    none: 'Stripe n’est pas connecté.',
    unfinished:
      'Votre inscription à Stripe n’est pas terminée. Vos clients ne peuvent pas payer par carte tant qu’elle est incomplète.',
    restricted: 'Stripe n’accepte pas de paiements par carte pour vous en ce moment.',
    ready: 'Stripe est connecté. Vos clients peuvent payer vos factures par carte.',
    disconnected: 'Stripe est déconnecté. Vos clients ne peuvent pas payer par carte.',
  },
  wantsHeading: 'Stripe demande :',
  wants: {
    terms: 'votre acceptation de ses conditions',
    document: 'une pièce d’identité',
    bank: 'un compte bancaire où verser votre argent',
    person: 'des renseignements sur vous ou sur les responsables de votre entreprise',
    business: 'des renseignements sur votre entreprise',
    elsewhere: 'les renseignements exigés dans votre compte Stripe',
  },
  checking: 'Stripe vérifie vos renseignements. Cela peut prendre quelques jours.',
  disconnected: 'Stripe a été déconnecté.',
  mismatch:
    'Un paiement par carte de la facture {number} ne correspond pas à ce que nous avions demandé. Nous ne l’avons donc pas inscrit. Vérifiez-le dans votre compte Stripe.',
  notOffered: 'Les paiements par carte ne sont pas encore offerts.',
  failed: 'Stripe est injoignable. Veuillez réessayer.',
};

export const refunds: Translation<typeof enUS.refunds, 'fr-CA'> = {
  refund: 'Rembourser',
  refundOf: 'Rembourser {amount}',
  title: 'Rembourser un paiement de la facture {number}',
  about:
    'Votre client est remboursé par le mode de paiement qu’il a utilisé, dans un délai d’une dizaine de jours. Stripe conserve les frais du paiement initial.',
  left: 'Vous pouvez rembourser jusqu’à {amount} de ce paiement.',
  amount: 'Montant',
  next: 'Continuer',
  confirmTitle: 'Rembourser {amount}?',
  question:
    '{amount} seront remboursés à {client} depuis votre compte Stripe {account}. Cette action est irréversible.',
  change: 'Modifier le montant',
  made: 'Paiement remboursé',
  underWay: 'Remboursement en cours',
  failedNow: 'Impossible de rembourser le paiement : {message}',
  refusals: {
    tooMuch: 'Vous ne pouvez pas rembourser plus de {amount}.',
    changed:
      'Cette facture a été modifiée. Vous pouvez maintenant rembourser jusqu’à {amount} de ce paiement.',
    none: 'Il ne reste plus rien à rembourser sur ce paiement.',
    disconnected:
      'Le compte Stripe qui a reçu ce paiement n’est pas connecté. Connectez-le de nouveau dans les paramètres, ou remboursez le paiement dans votre tableau de bord Stripe.',
    insufficient:
      'Votre solde Stripe ne couvre pas ce remboursement. Approvisionnez votre compte Stripe, puis réessayez.',
    disputed:
      'Votre client a contesté ce paiement. Stripe ne peut pas le rembourser tant que la banque n’a pas tranché.',
    refused:
      'Stripe refuse de rembourser ce paiement. Consultez-le dans votre tableau de bord Stripe.',
    notMade: 'Ce remboursement n’a pas abouti. Demandez-en un nouveau.',
    unclear:
      'Stripe n’a pas répondu. Appuyez de nouveau sur « Rembourser ». Votre client ne sera remboursé qu’une fois. Tant que Stripe n’a pas répondu, le remboursement reste affiché sous le paiement.',
    alreadyAsked:
      'Vous avez déjà demandé un remboursement de {amount}. Pour rembourser un autre montant, ouvrez de nouveau ce formulaire.',
  },
  asked: 'Remboursement de {amount} demandé le {date}, pas encore confirmé par Stripe',
  pending: 'Remboursement de {amount} en cours depuis le {date}',
  failed:
    'Le remboursement de {amount} a échoué le {date} : l’argent est revenu dans votre compte Stripe',
  notMade: 'Le remboursement de {amount} a échoué le {date}',
  lost: '{amount} retirés le {date} : contestation perdue',
  disputedSince: '{amount} contestés le {date}',
  isDisputed: 'Contestation',
  disputed:
    'Votre client a contesté {amount} auprès de sa banque le {date}. Le solde ne changera pas tant que la banque n’aura pas tranché.',
  answer: 'Répondre sur Stripe',
};
