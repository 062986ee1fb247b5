// Names that aren't translated.

/** Third parties that help to run the product. */
export const companies = {
  cloudflare: 'Cloudflare, Inc.',
  turso: 'Turso (ChiselStrike, Inc.)',
  stripe: 'Stripe Payments Europe, Ltd.',
  apple: 'Apple Inc.',
  google: 'Google Ireland Limited',
  breaches: 'Have I Been Pwned',
} as const;

/** The data protection authority for complaints about us. */
export const authority = {
  germanName: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
  address: 'Alt-Moabit 59-61, 10555 Berlin',
} as const;

/** The law that requires an imprint, and the German terms for one. */
export const imprintLaw = {
  germanName: 'Digitale-Dienste-Gesetz',
  germanWords: 'Impressum, Anbieterkennzeichnung.',
} as const;
