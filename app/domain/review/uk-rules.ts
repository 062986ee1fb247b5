import { ruleSources } from '../taxes/rule-sources.ts';
import {
  amountsOf,
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
  totalOf,
} from './checks.ts';
import { numberFor } from './review-facts.ts';
import type { ReviewFacts, ReviewRule } from './review-rule.ts';

const country = 'uk';
const everyone = { country, source: ruleSources.ukInvoice } as const;
const isRegistered = (facts: ReviewFacts) => facts.isRegistered;
const isUnregistered = (facts: ReviewFacts) => !facts.isRegistered;

/** A seller who isn't registered for VAT only has the general requirements. */
const unregistered = { ...everyone, applies: isUnregistered } as const;

/** VAT invoice of regulation 14, over £250 including VAT. */
const full = {
  country,
  source: ruleSources.ukVatInvoice,
  amount: { from: 250_01 },
  applies: isRegistered,
} as const;

/** Simplified invoice of regulation 16A, up to and including £250. */
const simplified = {
  country,
  source: ruleSources.ukSimplifiedInvoice,
  amount: { to: 250_00 },
  applies: isRegistered,
} as const;

/** Endings of registered company names in English and Welsh (Companies Act 2006, sections 58 and 59). */
const company = /\b(ltd|limited|plc|llp|cic|cyf|cyfyngedig|ccc)\b/i;

const vatNumber = {
  check: ({ content }: ReviewFacts) => checkedNumber(numberFor(content), 'gbVat', 'vatNumberWrong'),
  field: 'taxNumbers.VAT',
  sentence: 'vatNumber',
} as const;
const supplyDay = {
  check: needs(['invoiceDate']),
  field: 'supplyDate',
  sentence: 'supplyDate',
} as const;
const seller = {
  check: needs(['businessName', 'businessAddress']),
  field: 'businessName',
  sentence: 'seller',
} as const;
const client = {
  check: needs(['clientName', 'clientAddress']),
  field: 'clientName',
  sentence: 'client',
} as const;
const description = {
  check: everyLine(descriptionOf),
  field: 'items.0.description',
  sentence: 'description',
} as const;

const hasReason = (reason: string) => (facts: ReviewFacts) =>
  facts.isRegistered && facts.content.items.some(({ taxReason }) => taxReason === reason);

export const ukRules: readonly ReviewRule[] = [
  {
    ...everyone,
    id: 'uk-number',
    check: needs(['invoiceNumber']),
    field: 'invoiceNumber',
    sentence: 'number',
  },
  { ...everyone, id: 'uk-total', check: totalOf, field: 'items.0.unitPrice', sentence: 'total' },
  {
    ...everyone,
    id: 'uk-names',
    applies: ({ content }) => content.businessName !== '',
    check: ({ content }) => (company.test(content.businessName) ? 'found' : 'unclear'),
    field: 'businessName',
    sentence: 'ukNames',
  },
  {
    ...everyone,
    id: 'uk-may-charge',
    applies: chargesOrDenies,
    check: (facts) => canChargeNow(facts, numberFor(facts.content)),
    field: 'items.0.taxRate',
    sentence: 'mayChargeVat',
    appliesWith: ['uk-full-vat-number', 'uk-simplified-vat-number'],
  },
  { ...unregistered, id: 'uk-seller', ...seller },
  { ...unregistered, id: 'uk-client', ...client },
  {
    ...unregistered,
    id: 'uk-date',
    check: needs(['invoiceDate']),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  { ...unregistered, id: 'uk-supply-date', ...supplyDay },
  { ...unregistered, id: 'uk-description', ...description },

  {
    ...full,
    id: 'uk-full-sequence',
    check: ({ content }) => {
      if (content.invoiceNumber === '') return 'missing';
      return /\d/.test(content.invoiceNumber) ? 'found' : 'unclear';
    },
    field: 'invoiceNumber',
    sentence: 'sequence',
  },
  {
    ...full,
    id: 'uk-full-date',
    check: needs(['invoiceDate']),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  { ...full, id: 'uk-full-supply-date', ...supplyDay },
  { ...full, id: 'uk-full-seller', ...seller },
  { ...full, id: 'uk-full-vat-number', ...vatNumber },
  { ...full, id: 'uk-full-client', ...client },
  { ...full, id: 'uk-full-description', ...description },
  {
    ...full,
    id: 'uk-full-amounts',
    check: everyLine(amountsOf),
    field: 'items.0.quantity',
    sentence: 'lineAmounts',
  },
  {
    ...full,
    id: 'uk-full-rate',
    check: everyLine(rateOf),
    field: 'items.0.taxRate',
    sentence: 'lineVat',
  },
  {
    ...full,
    id: 'uk-full-columns',
    applies: (facts) => facts.isRegistered && hidesColumn(facts, ['quantity', 'price', 'tax']),
    ...hiddenColumn,
    sentence: 'ukColumns',
  },
  {
    ...full,
    id: 'uk-full-discount',
    applies: ({ isRegistered, content }) =>
      isRegistered && (content.discountAmountMinor !== null || content.discountHundredths > 0),
    check: ({ content }) => (content.discountAmountMinor === null ? 'found' : 'unclear'),
    field: 'discount',
    sentence: 'discountRate',
  },
  {
    ...full,
    id: 'uk-full-sterling',
    applies: ({ isRegistered, isTaxed, content }) =>
      isRegistered && isTaxed && content.currency !== 'GBP',
    check: taxAtHomeOf,
    field: 'homeRate',
    sentence: 'vatInSterling',
  },
  {
    ...full,
    id: 'uk-full-reason',
    applies: ({ isRegistered, content }) =>
      isRegistered && content.items.some(({ taxes }) => taxes.some(({ rate }) => rate === 0)),
    check: everyLine((item) => (item.taxes.length === 0 ? null : reasonOf(item))),
    field: 'items.0.taxRate',
    sentence: 'zeroReason',
  },
  {
    id: 'uk-reverse-charge',
    country,
    source: ruleSources.ukReverseCharge,
    applies: hasReason('reverse-charge'),
    check: needs(['clientTaxNumber'], 'unclear'),
    field: 'clientTaxNumber',
    sentence: 'reverseCharge',
  },

  { ...simplified, id: 'uk-simplified-seller', ...seller },
  { ...simplified, id: 'uk-simplified-vat-number', ...vatNumber },
  { ...simplified, id: 'uk-simplified-supply-date', ...supplyDay },
  { ...simplified, id: 'uk-simplified-description', ...description },
  {
    ...simplified,
    id: 'uk-simplified-rate',
    check: everyLine(rateOf),
    field: 'items.0.taxRate',
    sentence: 'rateAndTotal',
  },
  {
    ...simplified,
    id: 'uk-simplified-exempt',
    source: ruleSources.ukSimplifiedExempt,
    check: everyLine(({ taxReason }) =>
      taxReason === 'exempt' ? { state: 'unclear', field: 'taxRate' } : null,
    ),
    field: 'items.0.taxRate',
    sentence: 'noExempt',
  },
];
