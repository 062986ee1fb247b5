/** The companies whose accounts open ours, in the order in which their buttons stand. */
export const identityProviders = ['google', 'apple'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** A way to sign in that a page offers; `apple-app` is the iPhone's own sheet, in the iOS app. */
export type OfferedProvider = IdentityProvider | 'apple-app';

/** As their buttons call them. */
export const identityProviderNames = {
  google: 'Google',
  apple: 'Apple',
} as const satisfies Record<IdentityProvider, string>;

/** How long a sign-in with one of them may take. */
export const providerAttemptMinutes = 10;
