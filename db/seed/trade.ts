import type { CountryCode } from '#app/domain/country/country.ts';

/** A client of a demo business. */
export type DemoClient = {
  name: string;
  email: string;
  phone?: string;
  address: string;
  /** For businesses in the UK and Australia, whose e-invoices need it. */
  taxNumber?: string;
  reference?: string;
};

/** An item that a demo business sells: price in units and hundredths, and typical quantities. */
export type DemoProduct = {
  name: string;
  price: string;
  quantities: readonly string[];
  code?: string;
};

/** A demo business's clients and products. */
export type Trade = { clients: readonly DemoClient[]; products: readonly DemoProduct[] };

export const studioClients: Record<CountryCode, readonly DemoClient[]> = {
  us: [
    {
      name: 'Harbor Books',
      email: 'desk@harborbooks.example',
      address: '4 Pier Street\nAstoria, OR 97103',
    },
    {
      name: 'Tallgrass Coffee Roasters',
      email: 'ap@tallgrass.example',
      address: '955 W Fulton Market\nChicago, IL 60607',
    },
    {
      name: 'Meridian Physical Therapy',
      email: 'billing@meridianpt.example',
      address: '1200 NW Naito Parkway\nPortland, OR 97209',
    },
    {
      name: 'Copper Kettle Brewing',
      email: 'hello@copperkettle.example',
      address: '38 Depot Avenue\nBend, OR 97701',
    },
  ],
  ca: [
    {
      name: 'Boréal Outfitters',
      email: 'comptes@boreal.example',
      address: '510 rue Saint-Joseph Est\nQuébec, QC G1K 3B7',
    },
    {
      name: 'Prairie Sky Dental',
      email: 'admin@prairiesky.example',
      address: '201 8 Avenue SW\nCalgary, AB T2P 1B5',
    },
    {
      name: 'Distillery Row Theatre',
      email: 'finance@distilleryrow.example',
      address: '55 Mill Street\nToronto, ON M5A 3C4',
    },
    {
      name: 'Salish Sea Charters',
      email: 'office@salishsea.example',
      address: '1132 Wharf Street\nVictoria, BC V8W 1T8',
    },
  ],
  uk: [
    {
      name: 'Pennine Wool Company',
      email: 'ledger@penninewool.example',
      address: '8 Cloth Hall Street\nHuddersfield\nHD1 2EG',
      taxNumber: 'GB 312 4567 79',
      reference: 'PO 2041',
    },
    {
      name: 'Ó Briain & Partners',
      email: 'accounts@obriain.example',
      address: '27 Linenhall Street\nBelfast\nBT2 8AB',
      taxNumber: 'GB 412 5678 57',
      reference: 'Matter 118',
    },
    {
      name: 'The Saltmarsh Café',
      email: 'kate@saltmarsh.example',
      address: '2 Quay Lane\nBlakeney\nNR25 7ND',
      taxNumber: 'GB 512 6789 35',
      reference: 'Kate',
    },
    {
      name: 'Castlegate Museum Trust',
      email: 'purchase@castlegate.example',
      address: 'Castlegate House\nYork\nYO1 9RN',
      taxNumber: 'GB 612 7890 33',
      reference: 'PO 77-310',
    },
  ],
  au: [
    {
      name: 'Wattle & Co',
      email: 'pay@wattleco.example',
      address: '88 Smith Street\nCollingwood VIC 3066',
      taxNumber: '65 100 200 303',
      reference: 'WC-5',
    },
    {
      name: 'Blue Gum Veterinary',
      email: 'desk@bluegumvet.example',
      address: '14 Argyle Place\nHobart TAS 7000',
      taxNumber: '46 100 200 304',
      reference: 'PO 910',
    },
    {
      name: 'Red Dirt Expeditions',
      email: 'ops@reddirt.example',
      address: '6 Todd Mall\nAlice Springs NT 0870',
      taxNumber: '27 100 200 305',
      reference: 'RDE 2026',
    },
    {
      name: 'Freo Sourdough',
      email: 'orders@freosourdough.example',
      address: '31 High Street\nFremantle WA 6160',
      taxNumber: '97 100 200 306',
      reference: 'Bakehouse',
    },
  ],
};

export const studioProducts: readonly DemoProduct[] = [
  { name: 'Brand workshop, half day', price: '1450.00', quantities: ['1', '2'], code: 'WS-05' },
  { name: 'Logo design', price: '2200.00', quantities: ['1'], code: 'ID-01' },
  {
    name: 'Design, hours',
    price: '110.00',
    quantities: ['7.5', '12', '3.25', '18'],
    code: 'HR-10',
  },
  {
    name: 'Front-end development, hours',
    price: '125.00',
    quantities: ['8', '16', '24.5'],
    code: 'HR-20',
  },
  { name: 'Packaging artwork', price: '640.00', quantities: ['1', '2', '4'], code: 'PK-01' },
  {
    name: 'Product photography, per picture',
    price: '38.50',
    quantities: ['10', '24', '36'],
    code: 'PH-01',
  },
  { name: 'Website care plan, monthly', price: '189.00', quantities: ['1', '3'], code: 'CP-01' },
  { name: 'Menu typesetting', price: '275.00', quantities: ['1', '2'], code: 'TS-02' },
  {
    name: 'Letterpress business cards, 250',
    price: '212.75',
    quantities: ['1', '2'],
    code: 'PR-25',
  },
  { name: 'Illustration', price: '480.00', quantities: ['1', '3', '5'], code: 'IL-01' },
  { name: 'Print supervision', price: '95.00', quantities: ['2', '4.5'], code: 'HR-30' },
  { name: 'Stock typeface licence', price: '49.99', quantities: ['1', '5'], code: 'LC-01' },
];

export const dogWalking: Trade = {
  clients: [
    {
      name: 'Dana Whitfield',
      email: 'dana@whitfield.example',
      address: '1417 NE Going Street\nPortland, OR 97211',
    },
    {
      name: 'The Okafor Family',
      email: 'okafor@home.example',
      address: '3305 NE 15th Avenue\nPortland, OR 97212',
    },
  ],
  products: [
    { name: 'Group walk, one hour', price: '22.00', quantities: ['8', '12', '20'] },
    { name: 'Puppy visit', price: '18.50', quantities: ['4', '10'] },
  ],
};

export const plumbing: Trade = {
  clients: [
    {
      name: 'Southville Lettings Ltd',
      email: 'repairs@southville.example',
      address: '40 Raleigh Road\nBristol\nBS3 1AP',
      taxNumber: 'GB 712 8901 41',
      reference: 'REP-40',
    },
    {
      name: 'Mrs A. Penrose',
      email: 'a.penrose@post.example',
      address: '7 Upton Road\nBristol\nBS3 1LW',
    },
  ],
  products: [
    { name: 'Call-out and first hour', price: '85.00', quantities: ['1'] },
    { name: 'Labour, hours', price: '52.00', quantities: ['1.5', '3', '6'] },
    { name: 'Thermostatic radiator valve', price: '24.95', quantities: ['2', '5'] },
  ],
};

export const translating: Trade = {
  clients: [
    {
      name: 'Golden Ears Winery',
      email: 'vin@goldenears.example',
      address: '9900 Lougheed Highway\nMaple Ridge, BC V2W 1L2',
    },
    {
      name: 'Éditions du Fleuve',
      email: 'paie@fleuve.example',
      address: '1200 rue Ontario Est\nMontréal, QC H2L 1R4',
    },
    {
      name: 'Coast Mountain Law LLP',
      email: 'ap@coastmountain.example',
      address: '1055 W Hastings Street\nVancouver, BC V6E 2E9',
    },
  ],
  products: [
    {
      name: 'Translation French to English, per word',
      price: '0.24',
      quantities: ['1850', '4200', '960'],
    },
    { name: 'Certified copy', price: '35.00', quantities: ['1', '3'] },
    { name: 'Proofreading, hours', price: '62.50', quantities: ['2', '5.5'] },
  ],
};

export const tiling: Trade = {
  clients: [
    {
      name: 'Bronte Build Group',
      email: 'accounts@brontebuild.example',
      address: '12 Macpherson Street\nBronte NSW 2024',
      taxNumber: '78 100 200 307',
      reference: 'Job 12',
    },
    {
      name: 'Priya Raman',
      email: 'priya@raman.example',
      address: '5/81 Arden Street\nCoogee NSW 2034',
    },
  ],
  products: [
    { name: 'Wall tiling, per square metre', price: '78.00', quantities: ['6.4', '14.25', '31'] },
    { name: 'Waterproofing, bathroom', price: '640.00', quantities: ['1', '2'] },
    { name: 'Regrouting, hours', price: '68.00', quantities: ['3', '5'] },
  ],
};
