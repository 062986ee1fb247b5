import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  heading: 'Vos 3 premières factures sont gratuites. Sans carte.',
  pdf: {
    title: 'Un PDF soigné de chaque facture',
    text: 'Prêt à envoyer, avec de vrais liens de paiement.',
  },
  link: {
    title: 'Un lien par lequel votre client peut payer',
    text: 'Il l’ouvre sans compte.',
  },
  exactTitle: 'Des chiffres qui concordent',
  exact: {
    us: 'Les rabais et la taxe de vente sont exacts au cent près, en 20 devises.',
    ca: 'Les rabais et la TPS/TVH sont exacts au cent près, en 20 devises.',
    uk: 'Les rabais et la TVA sont exacts au penny près, en 20 devises.',
    au: 'Les rabais et la TPS sont exacts au cent près, en 20 devises.',
  },
  details: {
    title: 'Des coordonnées saisies une seule fois',
    text: 'Vos coordonnées de paiement sont déjà dans la facture suivante.',
  },
  sample: {
    invoice: 'Facture {number}',
    paid: 'Payée',
    total: 'Total',
  },
};
