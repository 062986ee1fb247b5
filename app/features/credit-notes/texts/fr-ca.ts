import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const creditNotes: Translation<typeof enUS.creditNotes, 'fr-CA'> = {
  make: 'Établir une note de crédit',
  title: 'Note de crédit pour la facture {number}',
  about:
    'Une note de crédit réduit ce que votre client doit. S’il a trop payé, l’excédent devient un crédit ou lui est remboursé. Une fois émise, une note de crédit ne peut plus être modifiée.',
  part: 'Montant à créditer',
  parts: {
    rest: 'Tout ce qui reste : {left}',
    lines: 'Articles et quantités',
    amount: 'Un montant précis',
  },
  quantityOf: 'Quantité de {line}',
  quantityLeft: 'il reste {left}',
  amount: 'Montant, taxes comprises',
  amountHint: 'Jusqu’à {left}. Les taxes sont réparties au prorata.',
  reason: 'Motif',
  reasonHint: 'Votre client verra ce motif sur la note de crédit.',
  confirm: 'Établir la note de crédit',
  done: 'Note de crédit {number} établie',
  failed: 'Impossible d’établir la note de crédit : {message}',
  notOpened: 'Impossible d’ouvrir la note de crédit : {message}',
  refund: {
    title: 'Rembourser le paiement par carte?',
    question:
      'La note de crédit {number} est établie. Votre client a payé {amount} par carte. Vous pouvez maintenant lui rembourser cette somme.',
    confirm: 'Rembourser',
    later: 'Plus tard',
  },
  afterRefund: {
    title: 'Établir aussi une note de crédit?',
    question:
      'Le remboursement est en cours. Si votre client ne doit plus {amount}, établissez aussi une note de crédit. Sans note de crédit, {amount} seront de nouveau à payer, et les rappels resteront désactivés jusqu’à ce que vous les réactiviez.',
    confirm: 'Établir une note de crédit',
    later: 'Plus tard',
  },
  insteadOfVoid:
    'Si vous avez facturé des taxes, l’administration fiscale exige plutôt une note de crédit pour le montant total.',
  notes: 'Notes de crédit',
  notMarked: 'Cette facture a été créditée : vous ne pouvez pas la marquer comme payée ou impayée.',
  bars: {
    'not-issued': 'Votre client n’a pas encore cette facture. Modifiez-la plutôt.',
    void: 'Cette facture a été annulée. Il n’y a rien à créditer.',
    'nothing-left': 'Cette facture a déjà été entièrement créditée.',
    'too-many': 'Cette facture a déjà {most} notes de crédit, soit le maximum.',
    changing: 'Cette facture est en cours de modification ailleurs. Réessayez dans un instant.',
    'made-otherwise':
      'Vous avez déjà établi la note de crédit {number} de {amount} avec ce formulaire. Pour en établir une autre, ouvrez de nouveau le formulaire.',
  },
  refusals: {
    nothing: 'Il n’y a rien à créditer. Entrez un montant ou une quantité.',
    tooMuch: 'Il ne reste que {left} à créditer.',
    quantity: 'Entrez un nombre de 0 à {left}.',
  },
};
