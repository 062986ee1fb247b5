import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  page: 'Clients',
  one: 'Client',
  hasCredit:
    'Ce client a payé plus que ses factures ne demandent. Utilisez ce crédit ou faites-en le remboursement avant de supprimer le client.',
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
    phone: 'Téléphone',
    address: 'Adresse',
    country: 'Pays',
    language: 'Langue des factures',
    contact: 'Personne-ressource',
    taxNumber: 'Numéro de taxe',
    reference: 'Référence ou bon de commande',
  },
  reference: 'Référence',
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
    phone: 'téléphone',
    address: 'adresse',
    country: 'pays',
    language: 'langue des factures',
    contact: 'personne-ressource',
    taxNumber: 'numéro de taxe',
    reference: 'référence',
  },
};
