import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enGB: Differences<typeof enUS> = {
  referenceHint: 'Such as the number of a transfer or cheque.',
  methods: { check: 'Cheque' },
};
