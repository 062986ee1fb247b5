export const enUS = {
  us: {
    businessName: 'Maple Street Studio',
    businessAddress: '48 Maple Street\nBrooklyn, NY 11201',
    clientName: 'Harbor Coffee Co.',
    clientAddress: '310 Pier Avenue\nPortland, ME 04101',
    description: 'Website design',
    bankName: 'First Example Bank',
  },
  ca: {
    businessName: 'Northern Light Design',
    businessAddress: '77 Queen Street West\nToronto, ON M5H 2M5',
    clientName: 'Lakeside Outfitters Ltd.',
    clientAddress: '12 Harbour Road\nHalifax, NS B3J 1S9',
    description: 'Brand identity',
  },
  uk: {
    businessName: 'Thistle & Co.',
    businessAddress: '9 Clerkenwell Green\nLondon EC1R 0DU',
    clientName: 'Brook Lane Bakery Ltd',
    clientAddress: '5 Brook Lane\nBristol BS1 4ST',
    description: 'Packaging design',
  },
  au: {
    businessName: 'Coastline Creative',
    businessAddress: '21 Marine Parade\nManly NSW 2095',
    clientName: 'Banksia Homewares Pty Ltd',
    clientAddress: '88 Smith Street\nFitzroy VIC 3065',
    description: 'Product photography',
  },
} as const;
