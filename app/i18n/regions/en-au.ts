// Made by `npm run prepare-cldr` from CLDR 48.0 (Unicode License v3).

/** What countries are called, by their codes of ISO 3166. */
export const regions = {
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  BL: 'St Barthélemy',
  GS: 'South Georgia and South Sandwich Islands',
  HM: 'Heard Island and McDonald Islands',
  KN: 'St Kitts and Nevis',
  LC: 'St Lucia',
  MF: 'St Martin',
  PM: 'St Pierre and Miquelon',
  SH: 'St Helena',
  SJ: 'Svalbard and Jan Mayen',
  ST: 'São Tomé and Príncipe',
  TC: 'Turks and Caicos Islands',
  TT: 'Trinidad and Tobago',
  UM: 'US Outlying Islands',
  VC: 'St Vincent and the Grenadines',
  VI: 'US Virgin Islands',
  WF: 'Wallis and Futuna',
} as const;
