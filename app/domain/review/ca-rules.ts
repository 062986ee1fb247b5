import { concernsQuebec } from '../country/quebec.ts';
import { isCalendarDate } from '../dates.ts';
import type { InvoiceItem } from '../invoices/content.ts';
import { announcedChanges, type ProvinceTax, taxesOfProvince } from '../taxes/canada-rates.ts';
import { rateSources } from '../taxes/rate-sources.ts';
import { ruleSources } from '../taxes/rule-sources.ts';
import { checkTaxNumber } from '../taxes/tax-numbers.ts';
import {
  chargesOrDenies,
  checkedNumber,
  descriptionOf,
  everyLine,
  mayCharge,
  needs,
  rateOf,
  reasonOf,
  totalOf,
} from './checks.ts';
import { isTaxedLine, numberFor, provinceOf } from './review-facts.ts';
import type { Finding, ReviewFacts, ReviewRule } from './review-rule.ts';

const country = 'ca';

/** What a registered seller writes; unanswered counts, since the smallest invoice shows nothing of it. */
const registrant = {
  country,
  source: ruleSources.caInvoice,
  applies: ({ content }: ReviewFacts) => content.registered !== 'no',
} as const;
const middle = { ...registrant, amount: { from: 100_00 } } as const;
const large = { ...registrant, amount: { from: 500_00 } } as const;

/** A Business Number stands for a GST/HST number once it has its RT account. */
function gstNumberOf({ content }: ReviewFacts): string | null {
  const { taxNumber } = content;
  const own = taxNumber && checkTaxNumber('gstNumber', taxNumber) === 'ok' ? taxNumber : null;
  return numberFor(content) ?? own;
}

const hasTax =
  (name: string) =>
  ({ taxes }: InvoiceItem) =>
    taxes.some((tax) => tax.name === name && tax.rate > 0);

const isFromQuebec = ({ content }: ReviewFacts) =>
  provinceOf(content) === 'QC' || content.items.some(hasTax('QST'));

/** Whether a line has the taxes of its place and day; one without a name is the federal tax, or HST. */
function hasTaxesOf({ taxes }: InvoiceItem, expected: readonly ProvinceTax[]): boolean {
  const charged = taxes.filter(({ rate }) => rate > 0);
  return (
    charged.length === expected.length &&
    expected.every(({ name, rate }) =>
      charged.some((tax) => {
        const isFederal = tax.name === '' && (name === 'GST' || name === 'HST');
        return tax.rate === rate && (tax.name === name || isFederal);
      }),
    )
  );
}

function lookAtRates({ content }: ReviewFacts): Finding {
  const province = provinceOf(content);
  const expected = province && taxesOfProvince(province, content.invoiceDate);
  if (!expected) return { state: 'look', field: 'invoiceDate', sentence: 'ratesUnknown' };
  const index = content.items.findIndex((item) => isTaxedLine(item) && !hasTaxesOf(item, expected));
  if (index < 0) return 'found';
  return {
    state: 'look',
    field: `items.${index}.taxRate`,
    sentence: 'ratesDiffer',
    values: { province, taxes: expected },
  };
}

const [services] = announcedChanges;

export const caRules: readonly ReviewRule[] = [
  {
    id: 'ca-may-charge',
    country,
    source: ruleSources.caInvoice,
    applies: chargesOrDenies,
    look: (facts) => mayCharge(facts, gstNumberOf(facts)),
    field: 'items.0.taxRate',
    sentence: 'mayChargeGst',
    saidWith: ['ca-gst-number'],
  },
  {
    ...registrant,
    id: 'ca-seller',
    look: needs(['businessName']),
    field: 'businessName',
    sentence: 'sellerName',
  },
  {
    ...registrant,
    id: 'ca-date',
    look: needs(['invoiceDate']),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  { ...registrant, id: 'ca-total', look: totalOf, field: 'items.0.unitPrice', sentence: 'total' },

  {
    ...middle,
    id: 'ca-tax',
    look: everyLine(rateOf),
    field: 'items.0.taxRate',
    sentence: 'caTax',
  },
  {
    ...middle,
    id: 'ca-status',
    look: everyLine((item) => (item.taxes.length === 0 ? null : reasonOf(item))),
    field: 'items.0.taxRate',
    sentence: 'caStatus',
  },
  {
    ...middle,
    id: 'ca-gst-number',
    applies: (facts) => facts.isRegistered,
    look: (facts) => checkedNumber(gstNumberOf(facts), 'gstNumber', 'gstNumberWrong'),
    field: 'taxNumbers.GST/HST',
    sentence: 'gstNumber',
  },
  {
    ...large,
    id: 'ca-buyer',
    look: needs(['clientName']),
    field: 'clientName',
    sentence: 'clientName',
  },
  { ...large, id: 'ca-terms', look: needs(['dueDate']), field: 'dueDate', sentence: 'due' },
  {
    ...large,
    id: 'ca-description',
    look: everyLine(descriptionOf),
    field: 'items.0.description',
    sentence: 'description',
  },

  {
    id: 'ca-qst',
    country,
    source: ruleSources.quebecInvoice,
    applies: (facts) => facts.isTaxed && isFromQuebec(facts),
    look: ({ content }) => {
      if (content.items.some(hasTax('QST'))) return 'found';
      return content.province === 'QC' ? 'missing' : 'look';
    },
    field: 'province',
    sentence: 'qst',
  },
  {
    id: 'ca-qst-number',
    country,
    source: ruleSources.quebecInvoice,
    applies: ({ content }) => content.items.some(hasTax('QST')),
    look: ({ content }) =>
      checkedNumber(numberFor(content, ['QST']), 'qstNumber', 'qstNumberWrong'),
    field: 'taxNumbers.QST',
    sentence: 'qstNumber',
  },
  {
    id: 'ca-french',
    country,
    source: ruleSources.quebecFrench,
    applies: ({ content }) => concernsQuebec(content),
    look: ({ content }) => (content.language.startsWith('fr') ? 'found' : 'look'),
    field: 'language',
    sentence: 'french',
  },
  {
    id: 'ca-rates',
    country,
    source: rateSources.canada,
    applies: ({ content, isTaxed }) =>
      isTaxed && provinceOf(content) !== null && isCalendarDate(content.invoiceDate),
    look: lookAtRates,
    field: 'items.0.taxRate',
    sentence: 'provinceRates',
  },
  {
    id: 'ca-hst-whole',
    country,
    source: rateSources.canada,
    applies: ({ content }) => content.items.some(hasTax('HST')),
    look: everyLine((item) =>
      hasTax('HST')(item) && item.taxes.length > 1 ? { state: 'look', field: 'taxRate' } : null,
    ),
    field: 'items.0.taxRate',
    sentence: 'hstWhole',
  },
  ...(services
    ? [
        {
          id: 'ca-bc-services',
          country,
          source: services.source,
          applies: ({ content, isTaxed }: ReviewFacts) =>
            isTaxed &&
            provinceOf(content) === services.province &&
            content.invoiceDate >= services.from,
          look: everyLine((item) =>
            isTaxedLine(item) && !hasTax(services.tax)(item)
              ? { state: 'look', field: 'taxRate' }
              : null,
          ),
          field: 'items.0.taxRate',
          sentence: 'bcServices',
        } as const,
      ]
    : []),
];
