export const enUS = {
  show: 'Show the working',
  /** `2 × $1.333 = $2.666, rounded to $2.67`. */
  rounded: '{sum} = {exact}, rounded to {amount}',
  equals: '{sum} = {amount}',
  percentOf: '{percent} of {amount}',
  line: 'Line {number}: {description}',
  /** One that has no description yet. */
  unnamed: 'Line {number}',
  lineDiscount: 'Discount: {sum}',
  linesTogether: 'Sum of the lines ({count})',
  /** What the discount leaves of the lines with a tax: `VAT (20%): £112.50 × 87.5% = £98.4375`. */
  left: '{tax}: {sum}',
  leaves: 'What the discount leaves, by tax:',
  inside: 'The tax inside is its rate out of 100 and all rates of the line.',
  netLines:
    'What a line is without tax is rounded so that all lines add up to the total without tax.',
  byLine: 'Rounded on each line, as the seller chose.',
  byLineAs: 'Rounded on each line, as the seller chose ({source}).',
  reverse: 'The client owes this tax to the tax office. It is not in the total.',
  atHome: '{tax} in {currency}',
  rounding: 'Rounding',
  half: 'Halves are rounded away from zero.',
} as const;
