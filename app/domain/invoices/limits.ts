/** Longest link that is looked at. */
export const longestLink = 500;

export const itemLimits = {
  mostItems: 100,
  longestDescription: 500,
  /** Ten-thousandths of a piece: 100,000 pieces. */
  quantityTenThousandths: 100_000 * 10_000,
  /** Whole units of the currency: 1e9. */
  unitPrice: 1_000_000_000,
  /** Ten-thousandths of a percent: 100%. */
  taxRate: 1_000_000,
  /** Beside each other on one line. */
  mostTaxes: 5,
  longestTaxName: 40,
  longestTaxNumber: 50,
} as const;

/** Hundredths of a percent: 100%. */
export const largestDiscountHundredths = 10_000;

/** As many links of the seller's own choice as an invoice may list. */
export const mostOtherLinks = 10;
export const longestLinkName = 200;
