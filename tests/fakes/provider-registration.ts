import { exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';

/** What the product and the identity provider fakes share; created for each run. */
export type ProviderRegistration = {
  google: { clientId: string; clientSecret: string };
  /** `bundleId` is the iOS app's, as in `wrangler.toml`. */
  apple: { clientId: string; bundleId: string; teamId: string; keyId: string; publicKey: JWK };
};

/** Another registered client, whose codes aren't ours. */
export const otherClient = { clientId: 'another-app', clientSecret: 'the secret of another app' };

/** The fakes' registration, with the private key that Apple would issue only to us. */
async function registerAtProviders(): Promise<{
  registration: ProviderRegistration;
  applePrivateKey: string;
}> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return {
    registration: {
      google: { clientId: 'billwren-google', clientSecret: crypto.randomUUID() },
      apple: {
        clientId: 'example.billwren.web',
        bundleId: 'example.billwren',
        teamId: 'TEAM123456',
        keyId: 'KEY1234567',
        publicKey: await exportJWK(pair.publicKey),
      },
    },
    // On one line, since it is passed as an argument.
    applePrivateKey: (await exportPKCS8(pair.privateKey)).trim().replaceAll('\n', '\\n'),
  };
}

/** The workers' environment variables for the fakes at `origin` instead of Google and Apple. */
export async function registerProduct(origin: string): Promise<{
  registration: ProviderRegistration;
  vars: Record<string, string>;
}> {
  const { registration, applePrivateKey } = await registerAtProviders();
  const { google, apple } = registration;
  const places = (name: 'google' | 'apple') => ({
    [`${name.toUpperCase()}_AUTHORIZATION_URL`]: `${origin}/${name}/auth`,
    [`${name.toUpperCase()}_TOKEN_URL`]: `${origin}/${name}/token`,
    [`${name.toUpperCase()}_JWKS_URL`]: `${origin}/${name}/jwks`,
    [`${name.toUpperCase()}_ISSUER`]: `${origin}/${name}`,
  });
  return {
    registration,
    vars: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      ...places('google'),
      APPLE_CLIENT_ID: apple.clientId,
      APPLE_TEAM_ID: apple.teamId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_PRIVATE_KEY: applePrivateKey,
      ...places('apple'),
      APPLE_REVOKE_URL: `${origin}/apple/revoke`,
    },
  };
}
