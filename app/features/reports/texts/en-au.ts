import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const reports: Differences<typeof enUS.reports> = {
  names: { thisTaxYear: 'This financial year', lastTaxYear: 'Last financial year' },
};
