/** The identity providers, in the order of their buttons. */
export const identityProviders = ['google', 'apple'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** A sign-in method that a page offers; `apple-app` is the native Apple sign-in sheet of the iOS app. */
export type OfferedProvider = IdentityProvider | 'apple-app';

/** Names of the providers on their buttons. */
export const identityProviderNames = {
  google: 'Google',
  apple: 'Apple',
} as const satisfies Record<IdentityProvider, string>;

/** Minutes until a started sign-in with a provider expires. */
export const providerAttemptMinutes = 10;
