import type { Differences } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const enGB: Differences<typeof enUS> = { methods: { check: 'cheque' } };
