import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enGB: Differences<typeof enUS> = {
  names: {
    kilometre: 'Kilometres',
    metre: 'Metres',
    squareMetre: 'Square metres',
    litre: 'Litres',
  },
};
