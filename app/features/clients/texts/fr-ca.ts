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
    once: 'Clic pour payer avec PayPal le {date}',
    sameDay: {
      one: 'Clic pour payer avec PayPal {count} fois le {date}',
      many: 'Clic pour payer avec PayPal {count} de fois le {date}',
      other: 'Clic pour payer avec PayPal {count} fois le {date}',
    },
    days: {
      one: 'Clic pour payer avec PayPal {count} fois, le premier le {first}, le dernier le {last}',
      many: 'Clic pour payer avec PayPal {count} de fois, le premier le {first}, le dernier le {last}',
      other:
        'Clic pour payer avec PayPal {count} fois, le premier le {first}, le dernier le {last}',
    },
  },
  stripe_link: {
    once: 'Clic pour payer avec Stripe le {date}',
    sameDay: {
      one: 'Clic pour payer avec Stripe {count} fois le {date}',
      many: 'Clic pour payer avec Stripe {count} de fois le {date}',
      other: 'Clic pour payer avec Stripe {count} fois le {date}',
    },
    days: {
      one: 'Clic pour payer avec Stripe {count} fois, le premier le {first}, le dernier le {last}',
      many: 'Clic pour payer avec Stripe {count} de fois, le premier le {first}, le dernier le {last}',
      other:
        'Clic pour payer avec Stripe {count} fois, le premier le {first}, le dernier le {last}',
    },
  },
};

export const clients: Translation<typeof enUS.clients, 'fr-CA'> = {
  page: 'Clients',
  one: 'Client',
  hasCredit:
    'Ce client a payé plus que ses factures ne demandent. Utilisez ce crédit ou faites-en le remboursement avant de supprimer le client.',
  hasSeries: 'Ce client a une facture récurrente. Terminez-la avant de supprimer le client.',
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
    text: 'Ajoutez les personnes et les entreprises que vous facturez. Vous pourrez ensuite les choisir sur une facture au lieu de les saisir de nouveau.',
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
    ccEmails: 'Copie des courriels',
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
    more: 'Plus : personne-ressource, numéro de taxe, référence',
    added: 'Le client a été ajouté.',
    updated: 'Le client a été modifié.',
    refused:
      'Le client n’a pas été enregistré : {failure}. Rien de ce que vous avez saisi n’est perdu.',
  },
  deletion: {
    title: 'Supprimer le client',
    note: 'Les factures établies à ce client restent inchangées.',
    deleted: 'Suppression effectuée : {name}',
    refused: 'Le client n’a pas été supprimé : {failure}.',
  },
  invoices: {
    title: 'Factures',
    count: {
      one: '{count} facture',
      many: '{count} de factures',
      other: '{count} factures',
    },
    none: 'Aucune facture pour l’instant. Choisissez ce client sur une facture, et elle figurera ici.',
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
    kept: '{name} figure maintenant parmi vos clients',
    gone: 'Fiche retirée de vos clients : {name}',
    stays: 'La fiche de {name} a été modifiée depuis et reste en place',
    failed: 'Impossible de retirer {name}. Veuillez réessayer.',
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
