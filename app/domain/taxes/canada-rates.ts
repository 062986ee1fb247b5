import type { Province } from '#app/domain/country/provinces.ts';
import type { Source } from './source.ts';

// The sources of Canada's tax rates.

const checkedOn = '2026-11-23';

export const rateSources = {
  canada: {
    title: 'Canada Revenue Agency: Charge and collect the tax – Which rate to charge',
    url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html',
    checkedOn,
  },
  novaScotia: {
    title: 'Canada Revenue Agency: GST/HST Notice 342, Nova Scotia HST Rate Decrease',
    url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/notice342/nova-scotia-hst-rate-decrease-questions-answers-general-transitional-rules-personal-property-services.html',
    checkedOn,
  },
  quebec: {
    title: 'Revenu Québec: Basic Rules for Applying the GST/HST and QST',
    url: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst/',
    checkedOn,
  },
  britishColumbia: {
    title: 'Government of British Columbia: Provincial Sales Tax (PST)',
    url: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst',
    checkedOn,
  },
  saskatchewan: {
    title: 'Government of Saskatchewan: Provincial Sales Tax',
    url: 'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax',
    checkedOn,
  },
  manitoba: {
    title: 'Government of Manitoba: Retail Sales Tax',
    url: 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html',
    checkedOn,
  },
  professionalServices: {
    title:
      'Government of British Columbia: Notice 2026-001, Notice to Providers of Professional Services',
    url: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/publications',
    checkedOn: null,
  },
} as const satisfies Record<string, Source>;

/** Canada's sales taxes: federal, harmonized and provincial, by the names in their laws. */
type CanadianTax = 'GST' | 'HST' | 'PST' | 'RST' | 'QST';

/** A general rate in ten-thousandths of a percent (5 % is 50,000), with its first and last day (`YYYY-MM-DD`). */
type DatedRate = {
  readonly province: Province;
  readonly tax: CanadianTax;
  readonly rate: number;
  readonly from: string;
  /** Null while in force. */
  readonly until: string | null;
  readonly source: Source;
};

const { canada, novaScotia } = rateSources;

/** GST has been 5 % since 2008; in British Columbia, HST replaced it from July 2010 to March 2013. */
const gst = (province: Province, from = '2008-01-01'): DatedRate => ({
  province,
  tax: 'GST',
  rate: 50_000,
  from,
  until: null,
  source: canada,
});

/** HST is a single tax, never GST plus a provincial part. */
const hst = (
  province: Province,
  rate: number,
  from: string,
  until: string | null = null,
  source: Source = canada,
): DatedRate => ({ province, tax: 'HST', rate, from, until, source });

/** The provincial tax next to GST, on the price without GST. */
const provincial = (
  province: Province,
  tax: CanadianTax,
  rate: number,
  from: string,
  source: Source,
): DatedRate => ({ province, tax, rate, from, until: null, source });

/**
 * General rates of the thirteen provinces and territories, each with its first day; within a province in printed order.
 */
export const canadaRates: readonly DatedRate[] = [
  gst('AB'),
  gst('BC', '2013-04-01'),
  provincial('BC', 'PST', 70_000, '2013-04-01', rateSources.britishColumbia),
  gst('MB'),
  provincial('MB', 'RST', 70_000, '2019-07-01', rateSources.manitoba),
  hst('NB', 150_000, '2016-07-01'),
  hst('NL', 150_000, '2016-07-01'),
  hst('NS', 150_000, '2010-07-01', '2025-03-31', novaScotia),
  hst('NS', 140_000, '2025-04-01', null, novaScotia),
  gst('NT'),
  gst('NU'),
  hst('ON', 130_000, '2010-07-01'),
  hst('PE', 150_000, '2016-10-01'),
  gst('QC'),
  provincial('QC', 'QST', 99_750, '2013-01-01', rateSources.quebec),
  gst('SK'),
  provincial('SK', 'PST', 60_000, '2017-03-23', rateSources.saskatchewan),
  gst('YT'),
];

/** An announced but unconfirmed change of a province's tax: a note, not a rate. */
type AnnouncedChange = {
  readonly province: Province;
  readonly tax: CanadianTax;
  readonly about: 'professionalServices';
  readonly from: string;
  readonly source: Source;
};

/** "Subject to Royal Assent" when announced: PST on accounting, architecture, engineering, security and more. */
export const announcedChanges: readonly AnnouncedChange[] = [
  {
    province: 'BC',
    tax: 'PST',
    about: 'professionalServices',
    from: '2026-10-01',
    source: rateSources.professionalServices,
  },
];

/** One tax of a province on a date; the rate in ten-thousandths of a percent. */
export type ProvinceTax = { name: CanadianTax; rate: number; source: Source };

/**
 * Lists the taxes of a province or territory on a date (`YYYY-MM-DD`) in printed order; they don't compound: GST, HST,
 * GST + PST (RST in Manitoba) or GST + QST. Null for a date before all of them are known.
 */
export function taxesOfProvince(province: Province, day: string): ProvinceTax[] | null {
  const rows = canadaRates.filter((row) => row.province === province);
  const inForce = rows.filter(({ from, until }) => from <= day && (until === null || day <= until));
  const taxes = new Set(rows.map(({ tax }) => tax));
  if (inForce.length < taxes.size) return null;
  return inForce.map(({ tax, rate, source }) => ({ name: tax, rate, source }));
}
