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
