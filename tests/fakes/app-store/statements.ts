import { randomUUID } from 'node:crypto';
import { importPKCS8, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreSigner } from './certificate-chain.ts';
import { describeRenewal, describeTransaction, type Purchase, statusOf } from './purchases.ts';
import type { AppStoreRegistration } from './registration.ts';

/** An event as a notification names it. */
export type StatementEvent = { notificationType: string; subtype?: string };

/** A notification as it is sent. */
export type SignedNotification = { id: string; signedPayload: string };

/**
 * Signs a payload as Apple does, with the certificates in its header. Without a signer the
 * signature is fake.
 */
export async function signStatement(
  payload: object,
  signer: AppStoreSigner | null,
): Promise<string> {
  if (!signer) return new UnsecuredJWT(payload as JWTPayload).encode();
  const key = await importPKCS8(signer.privateKey, 'ES256');
  return new SignJWT(payload as JWTPayload)
    .setProtectedHeader({ alg: 'ES256', x5c: signer.certificates })
    .sign(key);
}

/** The signed transaction and renewal info of the current state. */
export async function signPurchase(
  purchase: Purchase,
  registration: AppStoreRegistration,
  now: number,
) {
  const { bundleId, signer } = { ...registration, ...purchase.forgery };
  const signedDate = Math.max(now, purchase.lastSignedMs + 1);
  purchase.lastSignedMs = signedDate;
  const { environment } = purchase;
  const transaction = { ...describeTransaction(purchase, signedDate), bundleId, environment };
  const renewal = { ...describeRenewal(purchase, signedDate), environment };
  return {
    signedDate,
    signedTransactionInfo: await signStatement(transaction, signer),
    signedRenewalInfo: await signStatement(renewal, signer),
  };
}

/** A version 2 notification about a purchase's current state. */
export async function notifyOf(
  purchase: Purchase,
  happening: StatementEvent,
  registration: AppStoreRegistration,
  now: number,
): Promise<SignedNotification> {
  const { signedDate, ...parts } = await signPurchase(purchase, registration, now);
  const status = statusOf(purchase, signedDate);
  const { environment } = purchase;
  return notify(
    environment,
    { ...happening, data: { ...parts, status } },
    { ...registration, ...purchase.forgery },
    signedDate,
  );
}

/** The notification that App Store Connect sends to test an address. */
export function notifyOfTest(
  registration: AppStoreRegistration,
  now: number,
  environment: AppStoreEnvironment = 'Production',
): Promise<SignedNotification> {
  return notify(environment, { notificationType: 'TEST', data: {} }, registration, now);
}

type Teller = Pick<AppStoreRegistration, 'bundleId' | 'appId'> & { signer: AppStoreSigner | null };

async function notify(
  environment: AppStoreEnvironment,
  { data, ...happening }: StatementEvent & { data: object },
  { bundleId, appId, signer }: Teller,
  signedDate: number,
): Promise<SignedNotification> {
  const id = randomUUID();
  // The Sandbox sends no app id:
  // https://developer.apple.com/documentation/appstoreservernotifications/data
  const app = environment === 'Production' ? { bundleId, appAppleId: appId } : { bundleId };
  const about = { ...app, environment, bundleVersion: '1', ...data };
  const payload = { ...happening, notificationUUID: id, version: '2.0', signedDate, data: about };
  return { id, signedPayload: await signStatement(payload, signer) };
}
