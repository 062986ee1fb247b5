import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type AppStoreSigner, createAppStoreSigner } from './certificate-chain.ts';

/** What the product and the fake share about the app in App Store Connect; created for each run. */
export type AppStoreRegistration = {
  bundleId: string;
  appId: number;
  /** The Server API key: its issuer and id, and the public key as PEM. */
  issuerId: string;
  keyId: string;
  publicKey: string;
  signer: AppStoreSigner;
  /** Where notifications are sent; null sends none. */
  webhookUrl: string | null;
};

/** The first path segment of the Sandbox API; Production has none. */
export const sandboxSegment = 'app-store-sandbox';

/**
 * Registers an app with the fake, which acts as Apple's Production and Sandbox. Also returns the
 * environment variables of both workers.
 * @param origin where the fakes are served
 */
export function registerAtAppStore(
  origin: string,
  webhookUrl: string | null,
): { registration: AppStoreRegistration; vars: Record<string, string> } {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const registration: AppStoreRegistration = {
    bundleId: 'example.billwren',
    appId: 1_234_567_890,
    issuerId: randomUUID(),
    keyId: 'KEYOFSTORE',
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signer: createAppStoreSigner(),
    webhookUrl,
  };
  return {
    registration,
    vars: {
      APP_STORE_BUNDLE_ID: registration.bundleId,
      APP_STORE_APP_ID: String(registration.appId),
      APP_STORE_ISSUER_ID: registration.issuerId,
      APP_STORE_KEY_ID: registration.keyId,
      // On one line, since it is passed as an argument.
      APP_STORE_PRIVATE_KEY: privateKey.trim().replaceAll('\n', '\\n'),
      APP_STORE_API_URL: origin,
      APP_STORE_SANDBOX_API_URL: `${origin}/${sandboxSegment}`,
      APP_STORE_ROOTS: registration.signer.certificates[2],
    },
  };
}
