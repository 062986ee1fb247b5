import type { Sentence } from '#app/domain/review/review-rule.ts';

export const review = {
  title: 'Invoice check',
  toLookAt: { one: '{count} thing to review', other: '{count} things to review' },
  nothing: {
    one: 'Nothing missing ({count} rule checked, {date})',
    other: 'Nothing missing ({count} rules checked, {date})',
  },
  found: { one: '{count} passed', other: '{count} passed' },
  states: { found: 'Passed', missing: 'Missing', unclear: 'Review this' },
  limits: 'This is information, not legal advice. You can continue either way.',
  show: 'Go to field',
  edit: 'Edit this on the invoice',
  paid: 'Paid invoices can’t be edited.',
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
  registered: 'I’m registered for {tax}',
  sentences: {
    number: 'The invoice must have a unique number.',
    sequence: 'The number must directly follow your last invoice’s number.',
    total: 'The invoice must show the total due.',
    seller: 'Your name and address must be on the invoice.',
    sellerName: 'Your name must be on the invoice.',
    ukNames:
      'A company must use its exact registered name. A sole trader must give their own name, any business name, and an address where documents can be served.',
    client: 'The client’s name and address must be on the invoice.',
    clientName: 'The client’s name must be on the invoice.',
    description: 'Each line must say what was supplied.',
    invoiceDate: 'The issue date must be on the invoice.',
    supplyDate: 'The date of supply must be clear. If you leave it out, the invoice date is used.',
    due: 'The invoice must say when payment is due.',
    contact: 'An email address or phone number helps your client reach you.',
    lineAmounts: 'Each line must have a quantity and a price excluding VAT.',
    lineVat: 'Each line must show its VAT rate, or why there’s no VAT.',
    lineItems: 'Each line must say what was sold, how many, and at what price.',
    rateAndTotal: 'The invoice must show the VAT rate and the total including VAT.',
    discountRate: 'A cash discount must be shown as a rate, not an amount.',
    zeroReason: 'A line taxed at 0% must state the reason.',
    noExempt: 'A simplified invoice (up to £250) must not include exempt supplies.',
    vatNumber: 'Your VAT number must be on the invoice.',
    vatNumberWrong: 'Your VAT number isn’t valid. Check the digits.',
    vatInSterling:
      'The VAT must also be shown in sterling. Enter the exchange rate you use, its date and its source.',
    reverseCharge:
      'For a reverse charge, your client must be registered for VAT. Ask for their VAT number and add it to the invoice.',
    mayChargeVat: 'Only VAT-registered businesses can charge VAT.',
    mayChargeGst: 'Only businesses registered for this tax can charge it.',
    taxInvoiceTitle:
      'The invoice must be clearly identified as a tax invoice. We’ll add that title once you tell us you’re registered for GST.',
    abn: 'Your ABN must be on the invoice.',
    abnWrong: 'Your ABN isn’t valid. Check the digits.',
    gstAmount: 'The GST amount must be shown: one eleventh of the price including GST.',
    extent: 'Each line must show whether it includes GST and, if not, why.',
    buyer: 'Invoices of A$1,000 or more must show your client’s identity or ABN.',
    buyersAbnWrong: 'Your client’s ABN isn’t valid. Check the digits.',
    gstInDollars:
      'The GST must also be shown in Australian dollars. Enter the exchange rate you use, its date and its source.',
    caTax: 'The tax rate must be shown, with either the tax amount or a note that tax is included.',
    caStatus: 'Each line must show whether it’s taxed, zero-rated or exempt.',
    gstNumber: 'Your GST/HST number must be on the invoice.',
    gstNumberWrong: 'Your GST/HST number isn’t valid. Check the digits.',
    qst: 'Invoices in Quebec must show the QST amount, whatever the total.',
    qstNumber: 'Your QST number must be on the invoice.',
    qstNumberWrong: 'Your QST number isn’t in the right format. Check the digits.',
    french: 'Invoices to and from Quebec must be in French. You can add another language.',
    provinceRates:
      'The taxes must match those in effect at the place of supply on the invoice date.',
    ratesDiffer: 'Different taxes apply in {province} on the invoice date: {taxes}.',
    ratesUnknown: 'We don’t know the tax rates at the place of supply on the invoice date.',
    hstWhole: 'HST must be entered as a single tax, with no other tax on the same line.',
    bcServices:
      'British Columbia has announced PST on professional services starting in October 2026. Does this apply to you?',
    taxApart: 'Sales tax must be shown separately from the price.',
    ukColumns:
      'A VAT invoice must show the quantity, unit price and VAT rate of each line. One of these columns is hidden.',
    auColumns:
      'A tax invoice must show the price of what was sold and, if applicable, the quantity. One of these columns is hidden.',
    caColumns:
      'Invoices of C$500 or more must identify what was supplied and how it’s taxed. The quantity, price or tax rate column is hidden.',
    permit: 'You need a permit to charge sales tax. Add the permit number.',
  },
} as const satisfies {
  readonly [part: string]: unknown;
  readonly sentences: Readonly<Record<Sentence, string>>;
};
