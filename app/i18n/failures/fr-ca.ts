import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  loading: {
    settings: 'Impossible de charger les paramètres : {message}',
    data: 'Impossible de charger les données : {message}',
    invoices: 'Impossible de charger les factures : {message}',
    clients: 'Impossible de charger les clients : {message}',
    client: 'Impossible de charger le client : {message}',
    products: 'Impossible de charger les produits : {message}',
    publicInvoice: 'Impossible de charger la facture : {message}',
    clone: 'Impossible de dupliquer la facture : {message}',
    edit: 'Impossible d’ouvrir la facture : {message}',
  },
  notOpened: 'L’ouverture a échoué. Vérifiez votre connexion et réessayez.',
  reasons: {
    databaseAway: 'la base de données ne répond pas',
    networkAway: 'aucune connexion',
    cutOff: 'la connexion a été interrompue',
    signedOut: 'veuillez rouvrir une session',
    gone: 'l’élément n’existe plus',
    notFound: 'élément introuvable',
    invoiceNotFound: 'facture introuvable',
  },
};
