export const enUS = {
  title: 'Tax options',
  supplyDate: {
    add: 'Add date of supply',
    hint: 'Only where it is not the invoice date.',
    /** UK. */
    taxPoint: 'For VAT the time of supply (tax point). Only where it is not the invoice date.',
  },
  discount: { kind: 'Discount as', percent: 'Percent', amount: 'Amount' },
  include: {
    /** The message of a reverse charge names it. */
    label: 'Prices include tax',
    hint: 'The tax is inside the prices that you type, and is not added to them.',
  },
  province: {
    label: 'Place of supply',
    none: 'Not chosen',
    hint: 'The province or territory that your client is supplied in. Its taxes go into every line whose tax you have not changed.',
    use: 'Use {province}',
    noDay: 'Enter the invoice date first: the tax of a province depends on the day',
    notKnown:
      'We do not know the rates of {province} on {date}. The taxes of your lines stay as they are.',
    inForce: '{taxes} on {date}.',
    sources: 'Sources',
    checked: 'Source: <source>{title}</source>, checked on {date}.',
    lastChecked: 'Source: <source>{title}</source>, last checked {date}.',
    announced:
      'Not checked: {tax} on professional services from {date} (<source>{title}</source>).',
  },
  notRegistered: {
    why: 'No tax on this invoice: you are not registered for {tax}.',
    change: 'Change this in Settings',
  },
  home: {
    title: '{tax} in {currency}',
    why: {
      us: 'The tax of this invoice in your own currency, for your records. It is printed below the total.',
      ca: 'The tax of this invoice in your own currency, for your records. It is printed below the total.',
      uk: 'A VAT invoice in another currency states the total VAT in sterling, too (<law>VAT Regulations 1995, regulation 14(1)(l)</law>). It is printed below the total.',
      au: 'How GST of an invoice in another currency becomes Australian dollars is said in <law>GSTR 2001/2</law>. It is printed below the total.',
    },
    rateHint: 'What 1 {from} is worth in {currency}.',
  },
  roundedPerLine: 'Rounded on each line',
} as const;
