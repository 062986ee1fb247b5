import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type AppStoreSigner, createAppStoreSigner } from './certificate-chain.ts';

/** What both sides know of the app in App Store Connect; made anew for each run. */
export type AppStoreRegistration = {
  bundleId: string;
  appId: number;
  /** The key for the Server API: who holds it, and its public half as PEM. */
  issuerId: string;
  keyId: string;
  publicKey: string;
  signer: AppStoreSigner;
  /** Where notifications are sent; null: nowhere. */
  webhookUrl: string | null;
};

/** The first segment of the paths at which the Sandbox answers; Production has none of its own. */
export const sandboxSegment = 'app-store-sandbox';

/**
 * An app at the fake, which plays Apple's Production and its Sandbox, with the variables of both workers that lead there.
 * @param origin where the fakes answer
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
      // One line, since it travels in an argument.
      APP_STORE_PRIVATE_KEY: privateKey.trim().replaceAll('\n', '\\n'),
      APP_STORE_API_URL: origin,
      APP_STORE_SANDBOX_API_URL: `${origin}/${sandboxSegment}`,
      APP_STORE_ROOTS: registration.signer.certificates[2],
    },
  };
}
