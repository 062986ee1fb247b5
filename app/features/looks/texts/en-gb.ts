import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const looks: Differences<typeof enUS.looks> = {
  color: 'Colour',
  ownColor: 'Colour code',
  pickColor: 'Choose any colour',
  places: { center: 'Centre' },
  save: {
    about:
      'Keep this template, colour, font, logo position and texts for other documents. Saved documents don’t change.',
  },
  list: {
    about:
      'Colours, fonts and texts for your documents. To add one, open Design in an invoice and choose “Save this design”.',
  },
};
