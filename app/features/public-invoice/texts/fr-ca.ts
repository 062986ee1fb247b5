import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const publicInvoice: Translation<typeof enUS.publicInvoice, 'fr-CA'> = {
  close: 'Fermer',
  notFound: {
    title: 'Facture introuvable',
    text: 'Cette facture a peut-être été supprimée, ou le lien n’est plus valide.',
    home: 'Retour à l’accueil',
    noReceipt: 'Reçu introuvable',
    gone: 'La facture est introuvable ou n’est plus accessible',
    failed: 'Impossible de charger la facture',
  },
  seen: 'L’expéditeur peut voir que vous avez ouvert cette page.',
  state: {
    credited: 'Créditée',
    validUntil: 'Valable jusqu’au {date}',
    creditNote: 'Émise le {date}',
    due: 'Échéance : {date}',
    paidOn: 'Payée le {date}',
    paid: 'Payée',
    void: 'Annulée le {date}',
  },
  creditedSoFar: '{credited} sur {total} déjà crédités.',
  paidSoFar: '{paid} sur {total} déjà payés.',
  receipts: 'Reçus',
  /** Of an answered estimate. */
  restored: {
    title: 'Restaurée à partir d’un fichier le {date}',
    text: 'La réponse à cette soumission provient du fichier. Nous ne pouvons donc pas la vérifier.',
  },
  closed: {
    credited: {
      title: 'Facture créditée',
      text: 'Cette facture a été créditée en totalité. Il n’y a rien à payer.',
    },
    estimate: {
      title: 'Soumission',
      text: 'Ceci est une soumission. Il n’y a rien à payer.',
    },
    creditNote: {
      title: 'Note de crédit',
      text: 'Ceci est une note de crédit. Il n’y a rien à payer.',
    },
    paid: {
      title: 'Facture payée',
      text: 'Cette facture a été payée. Il n’y a plus rien à faire.',
    },
    void: {
      title: 'Facture annulée',
      text: 'Cette facture a été annulée le {date}. Il n’y a rien à payer.',
    },
  },
  view: {
    pay: 'Payer la facture',
    downloadPdf: 'Télécharger le PDF',
    download: 'Télécharger le',
  },
  steps: {
    pay: 'Payer {amount}',
    title: 'Calendrier de paiement',
    isPaid: 'payé',
    all: 'Payer plutôt le montant total de {amount}',
    next: 'Payer seulement le prochain versement, {amount}',
    due: 'échéance : {date}',
  },
  pay: {
    title: 'Payer la facture',
    view: 'Voir la facture',
    questions: 'Des questions sur cette facture?',
    options: 'Modes de paiement',
    card: 'Carte',
    otherLink: 'Autre lien de paiement',
    qrCode: 'Code QR du lien PayPal',
    scan: 'Numérisez le code pour payer avec PayPal',
    bank: 'Coordonnées bancaires',
    check: 'Payer par chèque',
    reference: 'Référence du paiement',
    notes: 'Notes sur le paiement',
    noWay:
      'Ce montant ne peut pas être payé sur cette page. Demandez à {business} comment le payer.',
  },
  owner: {
    relatives: 'Documents liés',
    earlierVersions: 'Versions antérieures',
    history: 'Historique',
    label: 'Votre facture',
    more: 'Autres actions',
    payPage: 'Page de paiement',
    archived: 'Cette facture est archivée.',
    onlyYou: 'Visible seulement par vous.',
  },
  paymentDestinationChanged: {
    since: 'Coordonnées de paiement modifiées depuis la facture {number}',
    sinceFirst: 'Coordonnées de paiement modifiées depuis la première émission de cette facture',
    howToCheck:
      'La modification des coordonnées de paiement est la fraude la plus courante en matière de factures. Avant de payer, appelez le vendeur à un numéro que vous connaissez déjà, et non à un numéro de cette facture. Demandez-lui si les nouvelles coordonnées sont les siennes.',
  },
  sharing: {
    none: 'Le partage est désactivé : cette facture n’a aucun lien actif.',
    stop: 'Mettre fin au partage',
    renew: 'Créer un nouveau lien',
    title: 'Mettre fin au partage?',
    question:
      'Le lien que vous avez partagé ne fonctionnera plus : votre client ne pourra plus s’en servir pour voir, télécharger ou payer cette facture. Vous pouvez créer un nouveau lien à tout moment.',
  },
  shareLink: {
    title: 'Partager {number}',
    whatsApp: 'WhatsApp',
    sms: 'Message texte',
    more: 'Plus d’options',
    failed: 'Impossible de partager le lien : {message}',
    messages: {
      invoice: 'Voici la facture {number} de {business} :',
      estimate: 'Voici la soumission {number} de {business} :',
      'credit-note': 'Voici la note de crédit {number} de {business} :',
    },
  },
};
