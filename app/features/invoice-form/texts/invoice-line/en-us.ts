export const enUS = {
  unit: 'Unit',
  noUnit: 'No unit',
  discount: 'Line discount',
  discountKind: 'Percent or amount',
  taxes: {
    title: 'Tax of this line',
    name: 'Name of the tax',
    nameOf: 'Name of tax {position}',
    rateOf: 'Rate of tax {position}',
    remove: 'Remove tax {position}',
    more: 'More than one tax',
    add: 'Add a tax',
    applyToAll: 'Apply to all lines',
    applied: 'All lines have the tax of item {position}',
  },
  /** Names that sellers in the USA give their taxes, offered while they type. */
  suggested: {
    state: 'State tax',
    county: 'County tax',
    city: 'City tax',
    district: 'District tax',
  },
  noTax: {
    why: 'Why no tax?',
    taxed: 'There is tax',
    none: 'No tax on this line',
    noneShort: 'None',
    reverseCharge:
      'Your client pays the VAT to HMRC, at the rate of this line. It is told on the invoice and is not in its total.',
  },
  finePrices: 'More decimals in prices',
  whereFinePrices: 'On all lines of this invoice, for example 0.0125.',
} as const;
