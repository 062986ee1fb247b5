/** Longest link that is looked at. */
export const maxLinkLength = 500;

export const itemLimits = {
  maxItems: 100,
  maxDescriptionLength: 500,
  /** Ten-thousandths of a piece: 100,000 pieces. */
  quantityTenThousandths: 100_000 * 10_000,
  /** Whole units of the currency: 1e9. */
  unitPrice: 1_000_000_000,
  /** Ten-thousandths of a percent: 100%. */
  taxRate: 1_000_000,
  /** Beside each other on one line. */
  maxTaxes: 5,
  maxTaxNameLength: 40,
  maxTaxNumberLength: 50,
} as const;

/** Hundredths of a percent: 100%. */
export const maxDiscountHundredths = 10_000;

/** As many links of the seller's own choice as an invoice may list. */
export const maxOtherLinks = 10;
export const maxLinkNameLength = 200;
