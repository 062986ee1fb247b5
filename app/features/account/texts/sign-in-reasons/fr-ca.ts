import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  signIn: {
    overview: 'Connectez-vous pour voir votre vue d’ensemble.',
    reports: 'Connectez-vous pour voir votre rapport de taxes.',
    'credit-notes': 'Connectez-vous pour voir vos notes de crédit.',
    estimates: 'Connectez-vous pour voir vos soumissions.',
    import: 'Connectez-vous pour importer vos factures.',
    recurring: 'Connectez-vous pour voir vos factures récurrentes.',
    invoices: 'Connectez-vous pour voir vos factures.',
    clients: 'Connectez-vous pour voir vos clients.',
    products: 'Connectez-vous pour voir vos produits.',
    pricing: 'Connectez-vous pour choisir un forfait.',
    settings: 'Connectez-vous pour conserver vos paramètres.',
    'create-invoice': 'Connectez-vous pour enregistrer votre facture.',
  },
  signUp: {
    overview: 'Créez un compte pour conserver votre vue d’ensemble.',
    reports: 'Créez un compte pour obtenir un rapport de taxes.',
    'credit-notes': 'Créez un compte pour garder vos notes de crédit.',
    estimates: 'Créez un compte pour conserver vos soumissions.',
    import: 'Créez un compte pour importer vos factures.',
    recurring: 'Créez un compte pour conserver vos factures récurrentes.',
    invoices: 'Créez un compte pour conserver vos factures.',
    clients: 'Créez un compte pour conserver vos clients.',
    products: 'Créez un compte pour conserver vos produits.',
    pricing: 'Créez un compte pour choisir un forfait.',
    settings: 'Créez un compte pour conserver vos paramètres.',
    'create-invoice': 'Créez un compte pour enregistrer votre facture.',
  },
  confirm: {
    password: 'Connectez-vous avec votre mot de passe, et votre adresse courriel est confirmée.',
    code: 'Un code commence un nouveau compte tant que votre adresse courriel n’est pas confirmée. Votre mot de passe garde ce que vous avez enregistré.',
  },
};
