import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

/** Like the other Englishes outside the USA. */
export const enGB: Differences<typeof enUS> = {
  footer: { productLinks: { products: 'Product Catalogue' } },
};
