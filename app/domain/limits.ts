export const maxLinkLength = 500;

export const itemLimits = {
  maxItems: 100,
  maxDescriptionLength: 500,
  /** Ten-thousandths of a unit: 100,000 units. */
  quantityTenThousandths: 100_000 * 10_000,
  /** Currency units: 1e9. */
  unitPrice: 1_000_000_000,
  /** Ten-thousandths of a percent: 100%. */
  taxRate: 1_000_000,
  /** Taxes on one line. */
  maxTaxes: 5,
  maxTaxNameLength: 40,
  maxTaxNumberLength: 50,
} as const;

/** Hundredths of a percent: 100%. */
export const maxDiscountHundredths = 10_000;

/** Maximum number of other payment links on an invoice. */
export const maxOtherLinks = 10;
export const maxLinkNameLength = 200;

/** Maximum length of an email address. */
export const maxEmailLength = 255;

/** How many of each an account keeps: far more than any business that this is made for has. */
export const maxRowsPerOwner = { invoices: 100_000, clients: 20_000, products: 20_000 } as const;

/** How many clients or products the invoice form offers, newest first; a longer list wouldn't be useful. */
export const maxChoices = 1_000;
