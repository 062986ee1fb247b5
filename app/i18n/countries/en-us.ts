export const enUS = {
  names: { us: 'USA', ca: 'Canada', uk: 'UK', au: 'Australia' },
  /** Inside a sentence. */
  inCountry: { us: 'in the USA', ca: 'in Canada', uk: 'in the UK', au: 'in Australia' },
} as const;
