import { ruleSources } from '../taxes/rule-sources.ts';
import { mainTaxes } from '../taxes/tax-choice.ts';
import { chargesOrDenies, descriptionOf, everyLine, needs } from './checks.ts';
import type { ReviewRule } from './review-rule.ts';

const country = 'us';

/** No federal law prescribes the content of an invoice, so these are hints and never more than to be reviewed. */
const hint = { country, source: ruleSources.usRecords } as const;

export const usRules: readonly ReviewRule[] = [
  {
    id: 'us-tax-apart',
    country,
    source: ruleSources.newYorkSeparateTax,
    applies: ({ isTaxed }) => isTaxed,
    look: ({ content }) => (content.pricesIncludeTax ? 'look' : 'found'),
    field: 'pricesIncludeTax',
    sentence: 'taxApart',
  },
  {
    id: 'us-permit',
    country,
    source: ruleSources.newYorkRegistration,
    applies: chargesOrDenies,
    look: ({ content }) => {
      const taxes = content.items.flatMap((item) => item.taxes);
      const bare = taxes.find(({ rate, number }) => rate > 0 && number === null);
      if (!bare) return 'found';
      return { state: 'look', field: `taxNumbers.${bare.name || mainTaxes[country]}` };
    },
    field: 'items.0.taxRate',
    sentence: 'permit',
  },
  {
    ...hint,
    id: 'us-number',
    look: needs(['invoiceNumber'], 'look'),
    field: 'invoiceNumber',
    sentence: 'number',
  },
  {
    ...hint,
    id: 'us-date',
    look: needs(['invoiceDate'], 'look'),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  {
    ...hint,
    id: 'us-seller',
    look: needs(['businessName', 'businessAddress'], 'look'),
    field: 'businessName',
    sentence: 'seller',
  },
  {
    ...hint,
    id: 'us-client',
    look: needs(['clientName', 'clientAddress'], 'look'),
    field: 'clientName',
    sentence: 'client',
  },
  {
    ...hint,
    id: 'us-description',
    look: everyLine(descriptionOf, 'look'),
    field: 'items.0.description',
    sentence: 'description',
  },
  { ...hint, id: 'us-due', look: needs(['dueDate'], 'look'), field: 'dueDate', sentence: 'due' },
  {
    ...hint,
    id: 'us-contact',
    look: ({ content }) => (content.businessEmail || content.businessPhone ? 'found' : 'look'),
    field: 'businessEmail',
    sentence: 'contact',
  },
];
