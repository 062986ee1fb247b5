import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const history: Differences<typeof enUS.history> = {
  unsentFor: {
    'taken-back': 'you cancelled it',
    outdated: 'the instalment was paid or its due date changed',
  },
};
