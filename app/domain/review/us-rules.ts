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
    check: ({ content }) => (content.pricesIncludeTax ? 'unclear' : 'found'),
    field: 'pricesIncludeTax',
    sentence: 'taxApart',
  },
  {
    id: 'us-permit',
    country,
    source: ruleSources.newYorkRegistration,
    applies: chargesOrDenies,
    check: ({ content }) => {
      const taxes = content.items.flatMap((item) => item.taxes);
      const bare = taxes.find(({ rate, number }) => rate > 0 && number === null);
      if (!bare) return 'found';
      return { state: 'unclear', field: `taxNumbers.${bare.name || mainTaxes[country]}` };
    },
    field: 'items.0.taxRate',
    sentence: 'permit',
  },
  {
    ...hint,
    id: 'us-number',
    check: needs(['invoiceNumber'], 'unclear'),
    field: 'invoiceNumber',
    sentence: 'number',
  },
  {
    ...hint,
    id: 'us-date',
    check: needs(['invoiceDate'], 'unclear'),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  {
    ...hint,
    id: 'us-seller',
    check: needs(['businessName', 'businessAddress'], 'unclear'),
    field: 'businessName',
    sentence: 'seller',
  },
  {
    ...hint,
    id: 'us-client',
    check: needs(['clientName', 'clientAddress'], 'unclear'),
    field: 'clientName',
    sentence: 'client',
  },
  {
    ...hint,
    id: 'us-description',
    check: everyLine(descriptionOf, 'unclear'),
    field: 'items.0.description',
    sentence: 'description',
  },
  {
    ...hint,
    id: 'us-due',
    check: needs(['dueDate'], 'unclear'),
    field: 'dueDate',
    sentence: 'due',
  },
  {
    ...hint,
    id: 'us-contact',
    check: ({ content }) => (content.businessEmail || content.businessPhone ? 'found' : 'unclear'),
    field: 'businessEmail',
    sentence: 'contact',
  },
];
