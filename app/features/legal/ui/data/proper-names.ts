// Names that no language translates.

/** Who helps to run the product. */
export const companies = {
  cloudflare: 'Cloudflare, Inc.',
  turso: 'Turso (ChiselStrike, Inc.)',
  stripe: 'Stripe Payments Europe, Ltd.',
  apple: 'Apple Inc.',
  google: 'Google Ireland Limited',
  breaches: 'Have I Been Pwned',
} as const;

/** Whom a complaint about us may go to. */
export const authority = {
  germanName: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
  address: 'Alt-Moabit 59-61, 10555 Berlin',
} as const;

/** The law that asks for an imprint, and what else it is called. */
export const imprintLaw = {
  germanName: 'Digitale-Dienste-Gesetz',
  germanWords: 'Impressum, Anbieterkennzeichnung.',
} as const;
