import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  skip: 'Aller au contenu',
  breadcrumb: 'Fil d’Ariane',
  main: 'Navigation principale',
  menu: 'Menu',
  logOut: 'Se déconnecter',
  signIn: 'Se connecter',
  createInvoice: 'Créer une facture',
  loading: 'Chargement',
  country: { choice: 'Pays : {country}', changed: 'Votre pays est maintenant : {country}.' },
  footer: {
    tagline: 'Des factures professionnelles pour les pigistes et les petites entreprises.',
    support: 'Assistance :',
    product: 'Produit',
    productLinks: {
      create: 'Créateur de factures',
      clients: 'Gestion des clients',
      products: 'Catalogue de produits',
      pricing: 'Prix des forfaits',
    },
    legal: 'Mentions légales',
    legalLinks: {
      privacy: 'Politique de confidentialité',
      terms: 'Conditions d’utilisation',
      cookiePolicy: 'Politique relative aux témoins',
      cookieSettings: 'Paramètres des témoins',
      contact: 'Joindre l’assistance',
    },
    countries: 'Pays',
    operated: '{product} est exploité par {operator}, {address}.',
    imprint: 'Mentions légales',
  },
};
