// Made by `npm run prepare-cldr` from CLDR 48.0 (Unicode License v3).

/** What countries are called, by their codes of ISO 3166. */
export const regions = {
  BL: 'St Barthélemy',
  KN: 'St Kitts & Nevis',
  LC: 'St Lucia',
  MF: 'St Martin',
  PM: 'St Pierre & Miquelon',
  SH: 'St Helena',
  UM: 'US Outlying Islands',
  VC: 'St Vincent & the Grenadines',
  VI: 'US Virgin Islands',
} as const;
