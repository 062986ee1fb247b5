import type { Source } from './source.ts';

// The sources for invoice requirements, tax rounding and checksums of numbers.

const checkedOn = '2026-11-23';

export const ruleSources = {
  ukInvoice: {
    title: 'GOV.UK: Invoicing and taking payment from customers – Invoices: what they must include',
    url: 'https://www.gov.uk/invoicing-and-taking-payment-from-customers/invoices-what-they-must-include',
    checkedOn,
  },
  ukVatInvoice: {
    title: 'The Value Added Tax Regulations 1995 (SI 1995/2518), regulation 14',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
    checkedOn,
  },
  /** Up to and including £250 including VAT. */
  ukSimplifiedInvoice: {
    title: 'The Value Added Tax Regulations 1995 (SI 1995/2518), regulation 16A',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/16A',
    checkedOn,
  },
  /** A simplified invoice may not contain exempt supplies. */
  ukSimplifiedExempt: {
    title: 'HMRC VAT Trader Records, VATREC16042',
    url: 'https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec16042',
    checkedOn,
  },
  ukRounding: {
    title: 'HMRC VAT Trader Records, VATREC12010: what is the rounding concession?',
    url: 'https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec12010',
    checkedOn,
  },
  ukReverseCharge: {
    title:
      'HMRC VAT Reverse Charge for Building and Construction Services, VATREVCON37100: invoices',
    url: 'https://www.gov.uk/hmrc-internal-manuals/vat-reverse-charge-for-building-and-construction-services-manual/vatrevcon37100',
    checkedOn,
  },
  auTaxInvoice: {
    title: 'Australian Taxation Office: Tax invoices',
    url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst/tax-invoices',
    checkedOn,
  },
  auRounding: {
    title: 'A New Tax System (Goods and Services Tax) Act 1999, section 9-90',
    url: 'https://www.ato.gov.au/law/view/print?DocID=PAC%2F19990055%2F9-90&PiT=99991231235958',
    checkedOn,
  },
  auForeignCurrency: {
    title: 'Australian Taxation Office: GSTR 2001/2, foreign exchange conversions',
    url: 'https://www.ato.gov.au/law/view/document?LocID=%22GST%2FGSTR20012%2FNAT%2FATO%22&PiT=99991231235958',
    checkedOn,
  },
  auBusinessNumber: {
    title: 'Australian Business Register: Format of the ABN',
    url: 'https://abr.business.gov.au/Help/AbnFormat',
    checkedOn,
  },
  /** In force since 2021-04-20: C$100 and C$500; older pages still show 30 and 150. */
  caInvoice: {
    title: 'Canada Revenue Agency: Charge and collect the tax – Receipts and invoices',
    url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-receipts-invoices.html',
    checkedOn,
  },
  /** The QST amount is required even on the smallest invoices. */
  quebecInvoice: {
    title: 'Revenu Québec: Preparing Invoices',
    url: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/collecting-gst-and-qst/preparing-invoices/',
    checkedOn,
  },
  quebecFrench: {
    title: 'Charter of the French language, CQLR c. C-11, section 57',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11',
    checkedOn,
  },
  newYorkSeparateTax: {
    title: 'N.Y. Tax Law, section 1132(a)',
    url: 'https://www.nysenate.gov/legislation/laws/TAX/1132',
    checkedOn,
  },
  newYorkReference: {
    title: 'N.Y. Tax Law, section 1144',
    url: 'https://www.nysenate.gov/legislation/laws/TAX/1144',
    checkedOn,
  },
  /** Sellers without a certificate of authority may not collect the tax. */
  newYorkRegistration: {
    title: 'N.Y. Tax Law, section 1134',
    url: 'https://www.nysenate.gov/legislation/laws/TAX/1134',
    checkedOn: null,
  },
  /** No federal law prescribes the content of an invoice; what makes it a record of the sale is a hint. */
  usRecords: {
    title: 'Internal Revenue Service: What kind of records should I keep',
    url: 'https://www.irs.gov/businesses/small-businesses-self-employed/what-kind-of-records-should-i-keep',
    checkedOn: null,
  },
} as const satisfies Record<string, Source>;
