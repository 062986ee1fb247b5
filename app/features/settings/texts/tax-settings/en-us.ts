export const enUS = {
  question: {
    us: 'Are you registered for sales tax?',
    ca: 'Are you registered for GST/HST?',
    uk: 'Are you registered for VAT?',
    au: 'Are you registered for GST?',
  },
  unanswered: 'Not answered yet',
  yes: 'Yes',
  no: 'No',
  /** Why an invoice has no tax then. */
  noTax: {
    us: 'Whoever has no permit must not charge sales tax: new invoices have no tax line, no tax title and no default rate.',
    ca: 'Whoever is not registered must not charge GST/HST: new invoices have no tax line, no tax title and no default rate.',
    uk: 'Whoever is not registered must not charge VAT: new invoices have no tax line, no tax title and no default rate.',
    au: 'Whoever is not registered must not charge GST: new invoices have no tax line, no tax title and no default rate.',
  },
  since: 'Registered since',
  abn: 'Your ABN below stands on every invoice: there is no other number to give.',
  /** By the names of their taxes. */
  numbers: {
    vat: 'VAT number',
    gstHst: 'GST/HST number',
    qst: 'QST number',
    pstBc: 'PST number, British Columbia',
    pstSk: 'PST number, Saskatchewan',
    rstMb: 'RST number, Manitoba',
  },
  provincial: 'Numbers of provinces (QST, PST, RST)',
  wrongNumber:
    'This number does not look right: please compare it with your papers. It is saved as it is.',
  ownTaxes: {
    heading: 'Your taxes',
    about:
      'We look up no rates: add each tax that you charge, with its jurisdiction and your rate. New items start with all of them.',
    tax: 'Tax {number}',
    jurisdiction: 'Jurisdiction',
    rate: 'Rate',
    permit: 'Permit number',
    add: 'Add Tax',
    remove: 'Remove tax {number}',
  },
  rounding: {
    label: 'Rounding of taxes',
    tax: 'Once per tax',
    line: 'On each line',
    reason:
      'Once per tax, the exact tax of all lines is added up and rounded at the end; on each line, every line is rounded first. The totals can differ by a few cents: choose what your books do.',
    law: 'The rule is in <law>{title}</law>.',
  },
  pricesIncludeTax: 'Prices include tax',
  pricesIncludeTaxHint: 'New invoices start so: the tax is part of the prices that you type.',
  finePrices: 'More decimals in prices',
  finePricesHint: 'Up to 4 more than the currency has. The total of a line is rounded to it.',
} as const;
