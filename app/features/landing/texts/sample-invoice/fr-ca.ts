import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  us: {
    businessName: 'Studio Maple Street',
    businessAddress: '48, Maple Street\nBrooklyn (NY) 11201',
    clientName: 'Harbor Coffee Co.',
    clientAddress: '310, Pier Avenue\nPortland (ME) 04101',
    description: 'Conception de site Web',
    bankName: 'Première Banque Exemple',
  },
  ca: {
    businessName: 'Design Lumière du Nord',
    businessAddress: '77, rue Queen Ouest\nToronto (Ontario) M5H 2M5',
    clientName: 'Équipements du Lac ltée',
    clientAddress: '12, chemin Harbour\nHalifax (Nouvelle-Écosse) B3J 1S9',
    description: 'Identité de marque',
  },
  uk: {
    businessName: 'Thistle & Co.',
    businessAddress: '9 Clerkenwell Green\nLondres EC1R 0DU',
    clientName: 'Brook Lane Bakery Ltd',
    clientAddress: '5 Brook Lane\nBristol BS1 4ST',
    description: 'Conception d’emballage',
  },
  au: {
    businessName: 'Coastline Creative',
    businessAddress: '21 Marine Parade\nManly NSW 2095',
    clientName: 'Banksia Homewares Pty Ltd',
    clientAddress: '88 Smith Street\nFitzroy VIC 3065',
    description: 'Photographie de produits',
  },
};
