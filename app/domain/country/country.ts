/** Internal country codes, as in the first path segment (`platform.md` section 9). */
export const countryCodes = ['us', 'ca', 'uk', 'au'] as const;
export type CountryCode = (typeof countryCodes)[number];
