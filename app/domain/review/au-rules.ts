import { isTaxInvoice } from '../invoices/tax-invoice.ts';
import { ruleSources } from '../taxes/rule-sources.ts';
import { checkTaxNumber } from '../taxes/tax-numbers.ts';
import {
  amountsOf,
  both,
  canChargeNow,
  chargesOrDenies,
  checkedNumber,
  descriptionOf,
  everyLine,
  hiddenColumn,
  hidesColumn,
  needs,
  rateOf,
  reasonOf,
  taxAtHomeOf,
} from './checks.ts';
import { numberFor } from './review-facts.ts';
import type { Finding, ReviewFacts, ReviewRule } from './review-rule.ts';

const country = 'au';

/** Tax invoice of a registered seller: required on request above A$82.50 including GST, within 28 days. */
const taxInvoice = {
  country,
  source: ruleSources.auTaxInvoice,
  amount: { from: 82_51 },
  applies: ({ isRegistered, isTaxed }: ReviewFacts) => isRegistered && isTaxed,
} as const;

/** 10%, or one eleventh of the price including GST. */
const gstRate = 100_000;

const abnOf = ({ content }: ReviewFacts) => numberFor(content) ?? content.taxNumber;

function checkBuyerDetails({ content }: ReviewFacts): Finding {
  if (content.clientName !== '') return 'found';
  const number = content.clientTaxNumber;
  if (number === null) return 'missing';
  return checkTaxNumber('abn', number) === 'wrong'
    ? { state: 'unclear', field: 'clientTaxNumber', sentence: 'buyersAbnWrong' }
    : 'found';
}

export const auRules: readonly ReviewRule[] = [
  {
    id: 'au-may-charge',
    country,
    source: ruleSources.auTaxInvoice,
    applies: chargesOrDenies,
    check: (facts) => canChargeNow(facts, abnOf(facts)),
    field: 'items.0.taxRate',
    sentence: 'mayChargeGst',
    appliesWith: ['au-abn'],
  },
  {
    ...taxInvoice,
    id: 'au-title',
    check: ({ content, totals }) => (totals && isTaxInvoice(content, totals) ? 'found' : 'unclear'),
    field: 'registered',
    sentence: 'taxInvoiceTitle',
  },
  {
    ...taxInvoice,
    id: 'au-seller',
    check: needs(['businessName']),
    field: 'businessName',
    sentence: 'sellerName',
  },
  {
    ...taxInvoice,
    id: 'au-abn',
    source: ruleSources.auTaxInvoice,
    check: (facts) => checkedNumber(abnOf(facts), 'abn', 'abnWrong'),
    field: 'taxNumber',
    sentence: 'abn',
  },
  {
    ...taxInvoice,
    id: 'au-date',
    check: needs(['invoiceDate']),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  {
    ...taxInvoice,
    id: 'au-items',
    check: everyLine(both(descriptionOf, amountsOf)),
    field: 'items.0.description',
    sentence: 'lineItems',
  },
  {
    ...taxInvoice,
    id: 'au-columns',
    applies: (facts) => taxInvoice.applies(facts) && hidesColumn(facts, ['quantity', 'price']),
    ...hiddenColumn,
    sentence: 'auColumns',
  },
  {
    ...taxInvoice,
    id: 'au-gst',
    check: everyLine(({ taxes }) =>
      taxes.every(({ rate }) => rate === 0 || rate === gstRate)
        ? null
        : { state: 'unclear', field: 'taxRate' },
    ),
    field: 'items.0.taxRate',
    sentence: 'gstAmount',
  },
  {
    ...taxInvoice,
    id: 'au-extent',
    check: everyLine(both(rateOf, reasonOf)),
    field: 'items.0.taxRate',
    sentence: 'extent',
  },
  {
    ...taxInvoice,
    id: 'au-buyer',
    amount: { from: 1_000_00 },
    check: checkBuyerDetails,
    field: 'clientName',
    sentence: 'buyer',
  },
  {
    ...taxInvoice,
    id: 'au-foreign',
    source: ruleSources.auForeignCurrency,
    applies: (facts) => taxInvoice.applies(facts) && facts.content.currency !== 'AUD',
    check: taxAtHomeOf,
    field: 'homeRate',
    sentence: 'gstInDollars',
  },
];
