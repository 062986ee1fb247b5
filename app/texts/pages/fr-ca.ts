import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  home: 'Accueil',
  names: {
    overview: 'Vue d’ensemble',
    invoices: 'Factures',
    estimates: 'Soumissions',
    recurring: 'Récurrentes',
    'credit-notes': 'Notes de crédit',
    'create-invoice': 'Créer une facture',
    clients: 'Clients',
    products: 'Produits',
    pricing: 'Prix',
    settings: 'Paramètres',
    auth: 'Se connecter',
    'forgot-password': 'Mot de passe oublié',
    'reset-password': 'Réinitialiser le mot de passe',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    'cookie-policy': 'Politique relative aux témoins',
    contact: 'Joindre l’assistance',
    imprint: 'Mentions légales',
    invoice: 'Payer la facture',
    'view-invoice': 'Facture',
  },
  editInvoice: 'Modifier la facture',
  createEstimate: 'Créer une soumission',
  createInvoice: 'Créer une facture',
  invoiceDetails: 'Détails de la facture',
  welcome: {
    title: 'Bienvenue',
    description: 'Aucun compte nécessaire pour commencer. Enregistrez ou envoyez plus tard.',
  },
  thisProduct: 'ce produit',
  thisApp: 'cette application',
  sample: 'Un exemple de facture',
  app: {
    description: 'Des factures pour les pigistes et les petites entreprises',
    create: 'Créer une facture',
    invoices: 'Factures',
  },
};
