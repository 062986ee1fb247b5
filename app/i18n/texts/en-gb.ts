import type { Differences } from '../define-texts.ts';
import type * as enUS from './en-us.ts';

export const checks: Differences<typeof enUS.checks> = {
  preview: {
    payment:
      'Please provide at least one payment method: bank details, payment links, or cheque information',
  },
};

/** Like the other Englishes outside the USA. */
export const frame: Differences<typeof enUS.frame> = {
  footer: { productLinks: { products: 'Product Catalogue' } },
};

export const units: Differences<typeof enUS.units> = {
  names: {
    kilometre: 'Kilometres',
    metre: 'Metres',
    squareMetre: 'Square metres',
    litre: 'Litres',
  },
};

export const issues: Differences<typeof enUS.issues> = {
  accent: 'Enter a colour like #1F5B45',
};
