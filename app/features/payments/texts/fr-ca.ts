import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const paymentChange: Translation<typeof enUS.paymentChange, 'fr-CA'> = {
  title: 'Vos coordonnées de paiement ont changé',
  about:
    'Ces coordonnées de paiement diffèrent de celles de la facture {number}. Nous en informerons votre client et l’inviterons à les vérifier auprès de vous. Veuillez confirmer que les nouvelles coordonnées sont les vôtres :',
  places: {
    iban: 'IBAN se terminant par {shown}',
    account: 'Compte bancaire se terminant par {shown}',
    payid: 'PayID {shown}',
    interac: 'Virement Interac à {shown}',
    check: 'Chèque à l’ordre de {shown}',
    card: 'Paiements par carte avec {shown}',
    paypal: 'Compte PayPal {shown}',
    link: 'Lien de paiement {shown}',
  },
  confirm: 'Confirmer et enregistrer',
  goBack: 'Revenir pour vérifier',
  waits:
    'Ouvrez cette facture et confirmez ses coordonnées de paiement : elles diffèrent de celles de la dernière facture de ce client.',
};

export const paymentMethods: Translation<typeof enUS.paymentMethods, 'fr-CA'> = {
  names: {
    ach: 'Virement bancaire ACH',
    bank_transfer: 'Virement bancaire',
    bacs: 'BACS',
    card: 'Carte de crédit ou de débit',
    paypal: 'PayPal',
    check: 'Chèque',
    payid: 'PayID',
    interac: 'Virement Interac',
  },
  about: {
    bacs: 'Un virement entre comptes bancaires britanniques au moyen du code de tri.',
    card: 'Votre client paie par carte au moyen de votre lien de paiement Stripe.',
    paypal: 'Votre client paie au moyen de votre lien PayPal.Me.',
    check: 'Un chèque papier envoyé à votre adresse postale.',
    payid: 'Un virement rapide à votre numéro de téléphone, votre adresse courriel ou votre ABN.',
    interac:
      'Un virement envoyé à votre adresse courriel depuis n’importe quelle banque canadienne.',
  },
  aboutTransfer: {
    us: 'Un virement direct entre comptes bancaires américains.',
    ca: 'Un virement direct dans votre compte bancaire canadien.',
    uk: 'Un virement international par IBAN et SWIFT/BIC.',
    au: 'Un virement direct au moyen de votre BSB et de votre numéro de compte.',
  },
  inUse: 'Utilisé',
  acceptCards: 'Accepter les paiements par carte',
  stripeLink: 'Lien de paiement Stripe',
  paypalLink: 'Lien PayPal.Me',
  notesHint:
    'Par exemple, demandez à votre client d’indiquer le numéro de facture dans son virement.',
  others: {
    heading: 'Autres liens de paiement',
    about: 'Toute autre page où votre client peut vous payer.',
    link: 'Lien de paiement {number}',
    name: 'Nom du lien',
    url: 'URL du lien',
    remove: 'Retirer le lien {number}',
    add: 'Ajouter un lien',
  },
};

export const payments: Translation<typeof enUS.payments, 'fr-CA'> = {
  record: 'Inscrire un paiement',
  title: 'Inscrire un paiement pour {number}',
  due: 'Solde à payer : {balance}',
  fields: {
    amountMinor: 'Montant',
    day: 'Date',
    method: 'Mode de paiement',
    reference: 'Référence',
    note: 'Note',
  },
  more: 'Référence et note',
  referenceHint: 'Par exemple, le numéro d’un virement ou d’un chèque.',
  noteHint: 'Visible seulement par vous.',
  methods: {
    bank_transfer: 'Virement bancaire',
    card: 'Carte',
    paypal: 'PayPal',
    cash: 'Argent comptant',
    check: 'Chèque',
    interac: 'Virement Interac',
    payid: 'PayID',
    another: 'Autre',
  },
  overpays: 'Inscrire {amount} et ajouter {rest} au crédit du client?',
  overpaysUnsaved:
    'Inscrire {amount}? C’est {rest} de plus que le solde à payer. Comme ce client n’est pas dans votre liste de clients, le montant excédentaire restera sur cette facture et ne pourra pas servir à en payer une autre.',
  changeAmount: 'Modifier le montant',
  recorded: 'Paiement inscrit',
  failed: 'Impossible d’inscrire le paiement : {message}',
  refusals: {
    amount: 'Entrez un montant, par exemple 1 250,50.',
    nothing: 'Entrez un montant supérieur à zéro.',
    tooMuch: 'C’est plus que le solde à payer, soit {balance}.',
    day: 'Entrez la date du paiement.',
    future: 'La date ne peut pas être postérieure à aujourd’hui.',
    tooLong: 'Entrez au plus {most} caractères.',
    tooMuchCredit: 'C’est plus que le crédit de votre client, soit {amount}.',
    paid: 'Cette facture est payée. Il n’y a plus rien à payer.',
    void: 'Cette facture est annulée. Il n’y a rien à payer.',
    currency: 'Cette facture est maintenant en {currency}. Vérifiez le montant.',
    changed:
      'Cette facture a changé. Le solde à payer est maintenant de {balance}. Si votre paiement ne figure pas encore dans la liste, inscrivez-le de nouveau.',
    alreadyRecorded:
      'Vous avez déjà inscrit ce paiement : {amount}, {method}, {date}. Pour le modifier, contrepassez-le d’abord. Pour en inscrire un autre, ouvrez de nouveau ce formulaire.',
    creditAlreadyUsed:
      'Vous avez déjà utilisé {amount} de crédit sur cette facture. Pour en utiliser davantage, ouvrez de nouveau ce formulaire.',
  },
  list: 'Paiements',
  about: '{date}, {method}',
  credit: 'Payé en trop : {amount}. Ce montant a été ajouté au crédit de votre client.',
  creditUnsaved:
    'Payé en trop : {amount}. Comme ce client n’est pas dans votre liste de clients, ce montant ne peut pas servir à payer une autre facture.',
  fromCredit: 'crédit de la facture {number}',
  usedOn: '{date}, crédit utilisé pour la facture {number}',
  creditBack: 'Crédit de {amount} rétabli le {date}',
  creditHeld: 'Votre client a un crédit de {amount}.',
  useCredit: 'Utiliser le crédit',
  creditTitle: 'Utiliser un crédit pour la facture {number}',
  payInstead: 'Inscrire un paiement à la place',
  creditUsed: 'Crédit utilisé',
  creditNotUsed: 'Impossible d’utiliser le crédit : {message}',
  creditNotAsked: 'Impossible de charger le solde créditeur de votre client : {message}',
  dayUnknown: 'date inconnue',
  reversedOn: 'Contrepassé le {date}',
  refundedOn: '{amount} remboursés le {date}',
  receipt: 'Reçu',
  sendReceipt: 'Envoyer le reçu',
  sendReceiptOf: 'Envoyer le reçu de {amount}',
  reverse: 'Contrepasser',
  reverseOf: 'Contrepasser {amount}',
  reverseTitle: 'Contrepasser ce paiement?',
  reverseQuestion:
    '{amount} seront de nouveau à payer sur cette facture. Le paiement restera dans la liste, marqué comme contrepassé.',
  creditQuestion:
    '{amount} seront de nouveau à payer sur cette facture et s’ajouteront au crédit de votre client. Le paiement restera dans la liste, marqué comme contrepassé.',
  reversed: 'Paiement contrepassé',
  notReversed: 'Impossible de contrepasser le paiement : {message}',
  unpaidTitle: 'Contrepasser ces paiements?',
  unpaidQuestion: 'Une fois ces paiements contrepassés, la facture sera impayée :',
  reverseAll: 'Tout contrepasser',
  paidByCard:
    'Cette facture a été payée par carte. Remboursez plutôt le paiement. Une fois l’argent rendu, la facture redevient impayée.',
  partPaid: 'Payée en partie',
  underWay: 'Paiement en cours',
  stillDue: '{balance} à payer',
};

export const receipts: Translation<typeof enUS.receipts, 'fr-CA'> = {
  title: 'Reçu {number}',
  word: 'Reçu',
  reversedWord: 'Reçu (contrepassé)',
  reversedOn: 'Contrepassé le',
  paidOn: 'Payé le',
  line: 'Paiement de la facture {number} : {method}',
  reference: 'Référence : {reference}',
  total: 'Total de la facture',
  received: 'Montant reçu',
  left: 'Solde à payer après ce paiement',
  reversed: 'Ce paiement a été contrepassé le {date}.',
  refunded: 'Remboursement sur ce paiement : {amount}, le {date}.',
  dayUnknown: 'date inconnue',
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

export const schedules: Translation<typeof enUS.schedules, 'fr-CA'> = {
  edit: 'Calendrier de paiement',
  begin:
    'Votre client paie en plusieurs versements, chacun avec son montant et sa date d’échéance. Commencez par :',
  quick: {
    deposit: 'Acompte de 30 %, solde à l’échéance',
    halves: '50 % maintenant, 50 % à l’échéance',
    months: 'Trois versements mensuels',
  },
  dueMoved:
    'La facture arrive maintenant à échéance le {date}, en même temps que son dernier versement',
  title: 'Calendrier de paiement de {number}',
  about: 'Les versements totalisent {total}. Le dernier couvre le reste.',
  step: 'Versement {number}',
  fields: { label: 'Nom', amount: 'Montant ou pourcentage', due: 'Échéance' },
  amountHint: 'Par exemple : 500, 30 % ou 1/3',
  rest: 'Le reste',
  add: 'Ajouter un versement',
  remove: 'Retirer le versement {number}',
  none: 'Retirer le calendrier',
  save: 'Enregistrer le calendrier',
  saved: 'Calendrier de paiement enregistré',
  removed: 'Calendrier de paiement retiré',
  failed: 'Impossible d’enregistrer le calendrier de paiement : {message}',
  refusals: {
    count: 'Un calendrier compte de {fewest} à {most} versements.',
    label: 'Donnez à chaque versement un nom d’au plus {most} caractères.',
    amount:
      'Entrez pour chaque versement un montant supérieur à zéro, par exemple 500 ou 30 %. Il doit rester un solde pour le dernier versement.',
    day: 'Entrez une date d’échéance pour chaque versement.',
    beforeInvoice: 'Un versement arrive à échéance avant la date de facturation.',
    order: 'Un versement arrive à échéance avant celui qui le précède.',
    nothing: 'La facture n’a pas encore de total à répartir.',
    sum: 'Les versements totalisent {sum}, mais le total de la facture est de {total}.',
    paid: 'Cette facture a déjà reçu des paiements : son calendrier ne peut plus être modifié.',
    changed: 'La facture a changé. Ouvrez-la de nouveau pour définir son calendrier.',
  },
};
