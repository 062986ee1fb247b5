import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const importQuestions: Differences<typeof enUS.importQuestions> = {
  byHand:
    'We don’t recognise the column headers in this file. Tell us what the file contains, then match its columns.',
};

export const imports: Differences<typeof enUS.imports> = {
  refused: {
    unknown:
      'We don’t recognise the column headers in this file. It needs at least two columns, with headers in the first row.',
  },
};
