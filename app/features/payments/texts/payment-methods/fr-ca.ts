import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
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
    interac: 'Envoyé à votre adresse courriel depuis n’importe quelle banque canadienne.',
  },
  aboutTransfer: {
    us: 'Un virement direct entre comptes bancaires américains.',
    ca: 'Un virement direct dans votre compte bancaire canadien.',
    uk: 'Un virement international par IBAN et SWIFT/BIC.',
    au: 'Un virement direct à votre BSB et à votre numéro de compte.',
  },
  inUse: 'Utilisé',
  acceptCards: 'Accepter les paiements par carte',
  stripeLink: 'Lien de paiement Stripe',
  paypalLink: 'Lien PayPal.Me',
  notesHint: 'Par exemple, comment indiquer le numéro de facture dans un virement.',
  others: {
    heading: 'Autres liens de paiement',
    about: 'Toute autre page où votre client peut payer.',
    link: 'Lien de paiement {number}',
    name: 'Nom du lien',
    url: 'URL du lien',
    remove: 'Retirer le lien {number}',
    add: 'Ajouter un lien',
  },
  iban: {
    format: 'Format de l’IBAN : 2 lettres + 2 chiffres + numéro de compte (p. ex. {example})',
    length: 'Un IBAN du pays {country} doit compter {length} caractères',
    checksum: 'Somme de contrôle de l’IBAN non valide',
  },
  swift: {
    length: 'Le code SWIFT/BIC doit compter 8 ou 11 caractères (p. ex. {short} ou {long})',
    format:
      'Format SWIFT/BIC : 6 lettres, puis 2 ou 5 lettres ou chiffres (p. ex. {short} ou {long})',
  },
};
