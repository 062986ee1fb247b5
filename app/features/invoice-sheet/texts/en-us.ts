import { regions } from '#app/i18n/regions/en-us.ts';

export const documents = {
  /** BCP 47: what these words are in. */
  language: 'en-US',
  title: 'Invoice {number}',
  /** Where the law of the seller's registration asks for it. */
  taxTitle: 'Tax Invoice {number}',
  taxInvoice: 'Tax Invoice',
  paidOn: 'Paid on {date}',
  from: 'From',
  to: 'To',
  shipTo: 'Ship to',
  invoiceDate: 'Invoice date',
  dueDate: 'Due date',
  terms: {
    label: 'Payment terms',
    line: 'Payment terms: {terms}',
    receipt: 'Due on receipt',
    month: 'End of month',
    'next-month': 'End of next month',
    days: { one: '{count} day', other: '{count} days' },
    'after-month': {
      one: '{count} day after the end of the month',
      other: '{count} days after the end of the month',
    },
  },
  supplyDate: 'Date of supply',
  correctedOn: 'Corrected on',
  voidedOn: 'Canceled on',
  /** What is printed otherwise on another kind of document. */
  kinds: {
    estimate: {
      title: 'Estimate {number}',
      name: 'Estimate',
      date: 'Estimate date',
      validUntil: 'Valid until',
      /** Of an invoice: what it was made from. */
      source: 'Based on estimate',
      /** A line that stands for several, taxed alike. */
      line: 'Part of estimate {number}: {goods}',
      /** The same on an invoice for a deposit. */
      deposit: 'Deposit for estimate {number}: {goods}',
      /** A line of the final invoice; {number} is that of the deposit invoice. */
      depositOff: 'Less deposit, invoice {number}',
    },
    'credit-note': {
      title: 'Credit Note {number}',
      /** Where the law of the seller's registration asks for a name of its own. */
      taxTitle: 'Credit Note {number}',
      name: 'Credit Note',
      date: 'Credit note date',
      source: 'Original invoice',
      sourceOf: '{number} ({date})',
      reason: 'Reason: {reason}',
      total: 'Total credited',
      /** A line that stands for several, taxed alike. */
      line: 'Credit for invoice {number}',
    },
  },
  columns: {
    number: 'No.',
    description: 'Description',
    quantity: 'Qty',
    unit: 'Unit',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    total: 'Total',
  },
  /** Short and without a plural, behind the quantity; by the codes of `app/domain/taxes/units.ts`. */
  units: {
    hour: 'h',
    minute: 'min',
    day: 'd',
    week: 'wk',
    month: 'mo',
    piece: 'pc',
    set: 'set',
    lumpSum: 'lump sum',
    page: 'p.',
    word: 'words',
    kilometre: 'km',
    mile: 'mi',
    metre: 'm',
    foot: 'ft',
    squareMetre: 'm²',
    squareFoot: 'sq ft',
    kilogram: 'kg',
    pound: 'lb',
    litre: 'L',
    kilowattHour: 'kWh',
  },
  totals: {
    subtotal: 'Subtotal',
    discount: 'Discount ({rate})',
    discountAmount: 'Discount',
    net: 'Total excluding tax',
    tax: '{tax} ({rate})',
    total: 'Total',
    paid: 'Paid so far',
    credited: 'Credited so far',
    balance: 'Balance due',
  },
  schedule: {
    title: 'Payment schedule',
    /** What the steps are called until their seller calls them otherwise. */
    deposit: 'Deposit',
    balance: 'Balance',
    installment: 'Installment {number}',
    open: 'due {date}, unpaid',
    paid: 'due {date}, paid',
    left: 'due {date}, {amount} unpaid',
  },
  taxes: { us: 'Sales Tax', ca: 'GST/HST', uk: 'VAT', au: 'GST', quebec: 'GST/QST' },
  /** Taxes that a seller may name, by their names in English. */
  taxNames: { GST: 'GST', HST: 'HST', PST: 'PST', RST: 'RST', QST: 'QST', VAT: 'VAT' },
  taxNumber: 'No. {number}',
  reasons: {
    'zero-rated': 'zero-rated',
    exempt: 'exempt',
    'outside-scope': 'outside the scope of tax',
    'reverse-charge': 'reverse charge',
    export: 'export',
    'gst-free': 'GST-free',
    'input-taxed': 'input taxed',
  },
  line: { discount: 'Discount {discount}', withoutTax: '{amount} excluding tax' },
  remarks: {
    inside: 'Prices include {tax}',
    /** HMRC VATREVCON37100, which also wants the amount stated. */
    reverseCharge: 'Reverse charge: Customer to pay the VAT of {amount} to HMRC',
    atHome: '{tax} in {currency}: {amount}, at 1 {from} = {rate} {currency}',
    atHomeOf: '{tax} in {currency}: {amount}, at 1 {from} = {rate} {currency} ({source})',
  },
  /** The value of a custom field that is ticked. */
  yes: 'Yes',
  client: { contact: 'Contact', taxNumber: 'Tax number', reference: 'Your reference' },
  /** What countries are called, by their codes of ISO 3166. */
  regions,
  taxNumbers: { us: 'EIN / Tax ID', ca: 'Business Number', uk: 'Company No.', au: 'ABN' },
  paymentOptions: 'Payment Options',
  payWith: { paypal: 'Pay with PayPal', stripe: 'Pay with Stripe' },
  /** Beside a link whose own amount is set elsewhere. */
  dueNow: '{amount} is due now. This link may show a different amount.',
  /** By the names of the payment texts, where they differ by country. */
  paymentDetails: {
    bankName: 'Bank name',
    accountHolder: 'Account holder',
    accountNumber: 'Account number',
    routingNumber: {
      us: 'Routing Number',
      ca: 'Transit Number',
      uk: 'Sort Code',
      au: 'BSB Number',
    },
    institutionNumber: 'Institution number',
    iban: 'IBAN',
    swiftBic: 'SWIFT/BIC',
    bankAddress: 'Bank address',
    payid: 'PayID',
    interacEmail: 'Interac e-Transfer email',
    checkPayeeName: 'Check payee name',
    checkMailingAddress: 'Check mailing address',
  },
  thanks: 'Thank you for your business!',
  /** Before the URL where anyone can verify the document. */
  verify: 'Verify this document',
  logo: '{name} logo',
  signatureOf: 'Signature of {name}',
  /** Handed on with the sheet as they are. */
  fixed: {
    colon: ':',
    invoice: 'Invoice',
    paid: 'Paid',
    paidMark: 'PAID',
    credited: 'Credited',
    creditedMark: 'CREDITED',
    void: 'Cancelled',
    voidMark: 'CANCELED',
    bankDetails: 'Bank Details',
    checkDetails: 'Pay by Check',
    otherLinks: 'Other Links',
    paymentNotes: 'Payment Notes',
    scanToPay: 'Scan to pay with PayPal',
    paypalQr: 'QR code for the PayPal link',
    verifyQr: 'QR code to verify this document',
    newTab: '(opens in a new tab)',
    notes: 'Notes',
    terms: 'Terms',
    signature: 'Signature',
    questions: 'Questions?',
    page: 'Page {number} of {count}',
  },
  quarter: 'Q{quarter}',
} as const;

export const templates = {
  title: 'Template',
  classic: {
    label: 'Classic',
    about: 'Simple, with fine lines',
  },
  modern: {
    label: 'Modern',
    about: 'Bold, with a wide band at the top',
  },
  compact: {
    label: 'Compact',
    about: 'Tightly spaced, for long lists',
  },
} as const;

export const working = {
  show: 'Show calculation',
  /** `2 × $1.333 = $2.666, rounded to $2.67`. */
  rounded: '{sum} = {exact}, rounded to {amount}',
  equals: '{sum} = {amount}',
  percentOf: '{percent} of {amount}',
  line: 'Line {number}: {description}',
  /** One that has no description yet. */
  unnamed: 'Line {number}',
  lineDiscount: 'Discount: {sum}',
  linesTogether: 'Sum of {count} lines',
  /** What the discount leaves of the lines with a tax: `VAT (20%): £112.50 × 87.5% = £98.4375`. */
  left: '{tax}: {sum}',
  leaves: 'After the discount, by tax:',
  inside: 'The included tax is the price × the tax rate ÷ (100 + all tax rates on the line).',
  netLines: 'Line amounts excluding tax are rounded so they add up to the total excluding tax.',
  byLine: 'Rounded on each line, as chosen by the seller.',
  byLineAs: 'Rounded on each line, as chosen by the seller ({source}).',
  reverse: 'The client owes this tax to the tax authority. It isn’t included in the total.',
  atHome: '{tax} in {currency}',
  rounding: 'Rounding',
  half: 'Amounts exactly halfway round up; negative amounts round down.',
} as const;
