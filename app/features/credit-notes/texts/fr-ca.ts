import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const creditNotes: Translation<typeof enUS.creditNotes, 'fr-CA'> = {
  make: 'Note de crédit',
  title: 'Note de crédit pour la facture {number}',
  about:
    'Elle réduit ce que votre client doit. Ce qu’il a payé de plus devient son crédit ou lui est remboursé. Une note de crédit est émise dès qu’elle est établie et ne se modifie plus.',
  part: 'Ce qui est crédité',
  parts: {
    rest: 'Tout : {left}',
    lines: 'Lignes et quantités',
    amount: 'Un montant',
  },
  quantityOf: 'Quantité de {line}',
  quantityLeft: 'reste {left}',
  amount: 'Montant, taxes comprises',
  amountHint: 'Réparti sur les taxes de la facture comme ce qu’il en reste : {left}',
  reason: 'Motif',
  reasonHint: 'Votre client le lit sur la note de crédit.',
  confirm: 'Établir la note de crédit',
  done: 'Note de crédit {number} établie',
  failed: 'Échec de l’établissement de la note de crédit : {message}',
  notOpened: 'Échec de l’ouverture de la note de crédit : {message}',
  refund: {
    title: 'Rembourser ce qui a été payé par carte?',
    question:
      'La note de crédit {number} est établie. {amount} a été payé par carte et peut être rendu à votre client maintenant.',
    confirm: 'Rembourser',
    later: 'Plus tard',
  },
  afterRefund: {
    title: 'Établir aussi une note de crédit?',
    question:
      'Le remboursement est en route. Une note de crédit de {amount} dit que ce montant n’est plus dû; sans elle, la facture le redemande, et ses rappels restent coupés jusqu’à ce que vous les rétablissiez.',
    confirm: 'Établir une note de crédit',
    later: 'Plus tard',
  },
  insteadOfVoid:
    'Des taxes y étaient facturées? Alors les administrations fiscales demandent une note de crédit complète.',
  notes: 'Notes de crédit',
  notMarked:
    'Cette facture a été créditée. Elle ne peut pas être marquée comme payée ou comme impayée.',
  bars: {
    'not-issued': 'Personne n’a encore cette facture : modifiez-la plutôt.',
    void: 'Cette facture a été annulée. Il n’y a rien à créditer.',
    'nothing-left': 'Toute cette facture est déjà créditée.',
    'too-many': 'Cette facture a déjà {most} notes de crédit.',
    changing: 'Cette facture est en cours de modification ailleurs. Réessayez dans un instant.',
    'made-otherwise':
      'Vous avez déjà créé la note de crédit {number} de {amount} avec ce formulaire. Pour en créer une autre, ouvrez-le de nouveau.',
  },
  refusals: {
    nothing: 'Cela ne crédite rien.',
    tooMuch: 'C’est plus que ce qui reste de la facture : {left}.',
    quantity: 'Un nombre de 0 à {left}.',
  },
};
