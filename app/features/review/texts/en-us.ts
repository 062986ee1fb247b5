import type { Sentence } from '#app/domain/review/review-rule.ts';

export const review = {
  title: 'Is anything missing?',
  toLookAt: { one: '{count} thing to look at', other: '{count} things to look at' },
  nothing: {
    one: 'Nothing missing that we check for ({count} rule, {date})',
    other: 'Nothing missing that we check for ({count} rules, {date})',
  },
  found: { one: '{count} found', other: '{count} found' },
  states: { found: 'Found', missing: 'Missing', unclear: 'Look at this' },
  limits: 'This is information, not legal advice. You can go on whatever it says.',
  show: 'Show the field',
  edit: 'Edit the invoice there',
  paid: 'A paid invoice cannot be edited.',
  checked: 'checked {date}',
  lastChecked: 'last checked {date}',
  notChecked: 'not checked',
  /** The field for a number under which the seller is registered. */
  numbers: {
    VAT: 'VAT number',
    'GST/HST': 'GST/HST number',
    QST: 'QST number',
    'sales-tax': 'Sales tax permit number',
  },
  /** Of any other tax. */
  otherNumber: 'Permit number for {tax}',
  registered: 'I am registered for {tax}',
  sentences: {
    number: 'The invoice must have a number of its own.',
    sequence: 'The number must follow on from that of your last invoice.',
    total: 'The invoice must say the total to pay.',
    seller: 'Your name and address must be on the invoice.',
    sellerName: 'Your name must be on the invoice.',
    ukNames:
      'A company must use its exact registered name. A sole trader must give their own name, any business name, and an address for documents.',
    client: 'The client’s name and address must be on the invoice.',
    clientName: 'The client’s name must be on the invoice.',
    description: 'Each line must say what was supplied.',
    invoiceDate: 'The date of issue must be on the invoice.',
    supplyDate: 'The date of supply must be clear. Without one, the invoice date counts.',
    due: 'The invoice must say when it is to be paid.',
    contact: 'An e-mail address or phone number helps the client to reach you.',
    lineAmounts: 'Each line must have a quantity and a price without VAT.',
    lineVat: 'Each line must have its rate of VAT, or the reason why there is none.',
    lineItems: 'Each line must say what was sold, how many, and the price.',
    rateAndTotal: 'The invoice must say the rate of VAT and the total with it.',
    discountRate: 'A cash discount must be given as a rate, not as an amount.',
    zeroReason: 'A line at 0% must say why.',
    noExempt: 'A simplified invoice of up to £250 may not contain exempt supplies.',
    vatNumber: 'Your VAT number must be on the invoice.',
    vatNumberWrong: 'Your VAT number does not pass its own check. Is a digit wrong?',
    vatInSterling:
      'The VAT must also be told in sterling. For that, type the rate that you use, its date and its source.',
    reverseCharge:
      'For a reverse charge your client must be registered for VAT. Ask for their number and put it on the invoice.',
    mayChargeVat: 'VAT may only be charged by those who are registered for it.',
    mayChargeGst: 'This tax may only be charged by those who are registered for it.',
    taxInvoiceTitle:
      'It must be meant as a tax invoice. It has that title once you say that you are registered for GST.',
    abn: 'Your ABN must be on the invoice.',
    abnWrong: 'Your ABN does not pass its own check. Is a digit wrong?',
    gstAmount: 'The GST must be told: one eleventh of the price with it.',
    extent: 'Each line must say whether it has GST, or why it has none.',
    buyer: 'From A$1,000 the buyer’s identity or ABN must be on the invoice.',
    buyersAbnWrong: 'The buyer’s ABN does not pass its own check. Is a digit wrong?',
    gstInDollars:
      'The GST must also be told in Australian dollars. For that, type the rate that you use, its date and its source.',
    caTax: 'The tax must be told: its amount, or that it is included, and its rate.',
    caStatus: 'Each line must say whether it is taxed, zero-rated or exempt.',
    gstNumber: 'Your GST/HST number must be on the invoice.',
    gstNumberWrong: 'Your GST/HST number does not pass its own check. Is a digit wrong?',
    qst: 'In Quebec the amount of QST must be told, however small the invoice is.',
    qstNumber: 'Your QST number must be on the invoice.',
    qstNumberWrong: 'Your QST number has not the shape of one. Is a digit wrong?',
    french: 'Invoices to and from Quebec must be in French. Another language may stand beside it.',
    provinceRates: 'The taxes must be those of the place of supply on the invoice date.',
    ratesDiffer: 'On the invoice date {province} has other taxes: {taxes}.',
    ratesUnknown: 'We do not know the rates of that place on the invoice date.',
    hstWhole: 'HST must stand as one tax, never beside another on the same line.',
    bcServices:
      'British Columbia announced PST on professional services from October 2026. Does it concern you?',
    taxApart: 'Sales tax must be stated apart from the price.',
    permit: 'Sales tax may only be charged with a permit. Give its number.',
  },
} as const satisfies {
  readonly [part: string]: unknown;
  readonly sentences: Readonly<Record<Sentence, string>>;
};
