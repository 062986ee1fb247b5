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
      one: 'Ouverte {count} fois, la première le {first}, la dernière le {last}',
      many: 'Ouverte {count} de fois, la première le {first}, la dernière le {last}',
      other: 'Ouverte {count} fois, la première le {first}, la dernière le {last}',
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
      one: '{count} clic sur le bouton de paiement PayPal, le premier le {first}, le dernier le {last}',
      many: '{count} de clics sur le bouton de paiement PayPal, le premier le {first}, le dernier le {last}',
      other:
        '{count} clics sur le bouton de paiement PayPal, le premier le {first}, le dernier le {last}',
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
      one: '{count} clic sur le bouton de paiement Stripe, le premier le {first}, le dernier le {last}',
      many: '{count} de clics sur le bouton de paiement Stripe, le premier le {first}, le dernier le {last}',
      other:
        '{count} clics sur le bouton de paiement Stripe, le premier le {first}, le dernier le {last}',
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
    text: 'Essayez un autre nom, courriel, numéro de téléphone ou adresse',
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
    reference: 'Référence ou bon de commande',
  },
  reference: 'Référence',
  noCountry: 'Non précisé',
  form: {
    edit: 'Modifier le client',
    sellersLanguage: 'La mienne',
    more: 'Copies, langue, modalités de paiement, etc.',
    added: 'Le client a été ajouté.',
    updated: 'Le client a été modifié.',
    refused:
      'Impossible d’enregistrer le client : {failure}. Ce que vous avez saisi est toujours là.',
  },
  deletion: {
    title: 'Supprimer le client',
    note: 'Les factures de ce client ne changeront pas.',
    deleted: 'Suppression effectuée : {name}',
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
    kept: 'Fiche ajoutée à vos clients : {name}',
    gone: 'Fiche client retirée : {name}',
    stays: 'La fiche de {name} a été conservée, car elle a été modifiée depuis',
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
