import { concernsQuebec } from '#app/domain/country/provinces.ts';
import {
  announcedChanges,
  type ProvinceTax,
  rateSources,
  taxesOfProvince,
} from '#app/domain/taxes/canada-rates.ts';
import { isCalendarDate } from '../dates.ts';
import type { InvoiceItem } from '../invoices/content.ts';
import { ruleSources } from '../taxes/rule-sources.ts';
import { checkTaxNumber } from '../taxes/tax-numbers.ts';
import {
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
  totalOf,
} from './checks.ts';
import { isTaxedLine, numberFor, provinceOf } from './review-facts.ts';
import type { Finding, ReviewFacts, ReviewRule } from './review-rule.ts';

const country = 'ca';

/**
 * Requirements of a registered seller; an unanswered question counts too, since the smallest invoices don't show it.
 */
const registrant = {
  country,
  source: ruleSources.caInvoice,
  applies: ({ content }: ReviewFacts) => content.registered !== 'no',
} as const;
const middle = { ...registrant, amount: { from: 100_00 } } as const;
const large = { ...registrant, amount: { from: 500_00 } } as const;

/** A Business Number is a GST/HST number once it has its RT account. */
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

/** Whether a line has the taxes of its place and date; one without a name is the federal tax, or HST. */
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

function checkRegisteredRates({ content }: ReviewFacts): Finding {
  const province = provinceOf(content);
  const expected = province && taxesOfProvince(province, content.invoiceDate);
  if (!expected) return { state: 'unclear', field: 'invoiceDate', sentence: 'ratesUnknown' };
  const index = content.items.findIndex((item) => isTaxedLine(item) && !hasTaxesOf(item, expected));
  if (index < 0) return 'found';
  return {
    state: 'unclear',
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
    check: (facts) => canChargeNow(facts, gstNumberOf(facts)),
    field: 'items.0.taxRate',
    sentence: 'mayChargeGst',
    appliesWith: ['ca-gst-number'],
  },
  {
    ...registrant,
    id: 'ca-seller',
    check: needs(['businessName']),
    field: 'businessName',
    sentence: 'sellerName',
  },
  {
    ...registrant,
    id: 'ca-date',
    check: needs(['invoiceDate']),
    field: 'invoiceDate',
    sentence: 'invoiceDate',
  },
  { ...registrant, id: 'ca-total', check: totalOf, field: 'items.0.unitPrice', sentence: 'total' },

  {
    ...middle,
    id: 'ca-tax',
    check: everyLine(rateOf),
    field: 'items.0.taxRate',
    sentence: 'caTax',
  },
  {
    ...middle,
    id: 'ca-status',
    check: everyLine((item) => (item.taxes.length === 0 ? null : reasonOf(item))),
    field: 'items.0.taxRate',
    sentence: 'caStatus',
  },
  {
    ...middle,
    id: 'ca-gst-number',
    applies: (facts) => facts.isRegistered,
    check: (facts) => checkedNumber(gstNumberOf(facts), 'gstNumber', 'gstNumberWrong'),
    field: 'taxNumbers.GST/HST',
    sentence: 'gstNumber',
  },
  {
    ...large,
    id: 'ca-buyer',
    check: needs(['clientName']),
    field: 'clientName',
    sentence: 'clientName',
  },
  { ...large, id: 'ca-terms', check: needs(['dueDate']), field: 'dueDate', sentence: 'due' },
  {
    ...large,
    id: 'ca-description',
    check: everyLine(descriptionOf),
    field: 'items.0.description',
    sentence: 'description',
  },
  {
    ...large,
    id: 'ca-columns',
    applies: (facts) => large.applies(facts) && hidesColumn(facts, ['quantity', 'price', 'tax']),
    ...hiddenColumn,
    sentence: 'caColumns',
  },

  {
    id: 'ca-qst',
    country,
    source: ruleSources.quebecInvoice,
    applies: (facts) => facts.isTaxed && isFromQuebec(facts),
    check: ({ content }) => {
      if (content.items.some(hasTax('QST'))) return 'found';
      return content.province === 'QC' ? 'missing' : 'unclear';
    },
    field: 'province',
    sentence: 'qst',
  },
  {
    id: 'ca-qst-number',
    country,
    source: ruleSources.quebecInvoice,
    applies: ({ content }) => content.items.some(hasTax('QST')),
    check: ({ content }) =>
      checkedNumber(numberFor(content, ['QST']), 'qstNumber', 'qstNumberWrong'),
    field: 'taxNumbers.QST',
    sentence: 'qstNumber',
  },
  {
    id: 'ca-french',
    country,
    source: ruleSources.quebecFrench,
    applies: ({ content }) => concernsQuebec(content),
    check: ({ content }) => (content.language.startsWith('fr') ? 'found' : 'unclear'),
    field: 'language',
    sentence: 'french',
  },
  {
    id: 'ca-rates',
    country,
    source: rateSources.canada,
    applies: ({ content, isTaxed }) =>
      isTaxed && provinceOf(content) !== null && isCalendarDate(content.invoiceDate),
    check: checkRegisteredRates,
    field: 'items.0.taxRate',
    sentence: 'provinceRates',
  },
  {
    id: 'ca-hst-whole',
    country,
    source: rateSources.canada,
    applies: ({ content }) => content.items.some(hasTax('HST')),
    check: everyLine((item) =>
      hasTax('HST')(item) && item.taxes.length > 1 ? { state: 'unclear', field: 'taxRate' } : null,
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
          check: everyLine((item) =>
            isTaxedLine(item) && !hasTax(services.tax)(item)
              ? { state: 'unclear', field: 'taxRate' }
              : null,
          ),
          field: 'items.0.taxRate',
          sentence: 'bcServices',
        } as const,
      ]
    : []),
];
