import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const clientActivity: Translation<typeof enUS.clientActivity, 'fr-CA'> = {
  opened: {
    once: 'Ouverte le {date}',
    sameDay: {
      one: 'Ouverte {count} fois le {date}',
      many: 'Ouverte {count} de fois le {date}',
      other: 'Ouverte {count} fois le {date}',
    },
    days: {
      one: 'Ouverte {count} fois entre le {first} et le {last}',
      many: 'Ouverte {count} de fois entre le {first} et le {last}',
      other: 'Ouverte {count} fois entre le {first} et le {last}',
    },
  },
  paypal_me: {
    once: 'Clic sur le bouton de paiement PayPal le {date}',
    sameDay: {
      one: '{count} clic sur le bouton de paiement PayPal le {date}',
      many: '{count} de clics sur le bouton de paiement PayPal le {date}',
      other: '{count} clics sur le bouton de paiement PayPal le {date}',
    },
    days: {
      one: '{count} clic sur le bouton de paiement PayPal entre le {first} et le {last}',
      many: '{count} de clics sur le bouton de paiement PayPal entre le {first} et le {last}',
      other: '{count} clics sur le bouton de paiement PayPal entre le {first} et le {last}',
    },
  },
  stripe_link: {
    once: 'Clic sur le bouton de paiement Stripe le {date}',
    sameDay: {
      one: '{count} clic sur le bouton de paiement Stripe le {date}',
      many: '{count} de clics sur le bouton de paiement Stripe le {date}',
      other: '{count} clics sur le bouton de paiement Stripe le {date}',
    },
    days: {
      one: '{count} clic sur le bouton de paiement Stripe entre le {first} et le {last}',
      many: '{count} de clics sur le bouton de paiement Stripe entre le {first} et le {last}',
      other: '{count} clics sur le bouton de paiement Stripe entre le {first} et le {last}',
    },
  },
};

export const clients: Translation<typeof enUS.clients, 'fr-CA'> = {
  page: 'Clients',
  one: 'Client',
  hasCredit:
    'Ce client a un crédit inutilisé. Utilisez-le ou remboursez-le avant de supprimer le client.',
  hasSeries: 'Ce client a une facture récurrente. Mettez-y fin avant de supprimer le client.',
  add: 'Ajouter un client',
  search: 'Rechercher des clients',
  searchHint: 'Nom, courriel ou adresse',
  count: {
    one: '{count} client',
    many: '{count} de clients',
    other: '{count} clients',
  },
  blank: {
    title: 'Aucun client pour l’instant',
    text: 'Ajoutez les personnes et les entreprises que vous facturez. Vous pourrez ensuite les choisir en créant une facture.',
  },
  none: {
    title: 'Aucun client trouvé',
    text: 'Essayez un autre nom, un autre courriel, un autre numéro de téléphone ou une autre adresse',
  },
  actions: { edit: 'Modifier', remove: 'Supprimer' },
  actionsOn: { edit: 'Modifier {name}', remove: 'Supprimer {name}' },
  fields: {
    name: 'Nom',
    email: 'Courriel',
    ccEmails: 'Destinataires en copie',
    phone: 'Téléphone',
    address: 'Adresse',
    country: 'Pays',
    language: 'Langue des factures',
    contact: 'Personne-ressource',
    taxNumber: 'Numéro de taxe',
    reference: 'Référence ou numéro de bon de commande',
  },
  reference: 'Référence',
  noCountry: 'Non précisé',
  form: {
    edit: 'Modifier le client',
    sellersLanguage: 'Ma langue',
    more: 'Destinataires en copie, langue, modalités de paiement, etc.',
    added: 'Le client a été ajouté.',
    updated: 'Le client a été modifié.',
    refused:
      'Impossible d’enregistrer le client : {failure}. Rien de ce que vous avez saisi n’est perdu.',
  },
  deletion: {
    title: 'Supprimer le client',
    note: 'Les factures de ce client ne changeront pas.',
    deleted: 'Client supprimé : {name}',
    refused: 'Impossible de supprimer le client : {failure}.',
  },
  invoices: {
    title: 'Factures',
    count: {
      one: '{count} facture',
      many: '{count} de factures',
      other: '{count} factures',
    },
    none: 'Aucune facture pour ce client.',
    number: 'Numéro',
    date: 'Date',
    due: 'Échéance',
    total: 'Total',
    status: 'État',
    dueMark: 'Due le',
    archived: 'Archivée',
  },
  sums: { outstanding: 'À recevoir', paid: 'Payé', credit: 'Crédit' },
  notFound: 'Client introuvable',
  kept: {
    kept: 'Client ajouté : {name}',
    gone: 'Client retiré : {name}',
    stays: 'La fiche de {name} est conservée, car elle a été modifiée entre-temps',
    failed: 'Impossible de retirer {name}. Réessayez.',
  },
  file: {
    name: 'nom',
    email: 'courriel',
    ccEmails: 'copie',
    phone: 'téléphone',
    address: 'adresse',
    country: 'pays',
    language: 'langue des factures',
    paymentTerms: 'modalités de paiement',
  },
};
