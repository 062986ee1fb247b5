import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const voiding: Differences<typeof enUS.voiding> = {
  about:
    'Your client will see that this invoice was cancelled, and when. They’ll no longer be able to pay it. The invoice keeps its number and still counts against your plan’s invoice limit. This can’t be undone.',
};
