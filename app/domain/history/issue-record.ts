import type { DocumentKind } from '../documents/kind.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { accountEnding, describePaymentWays, type PaymentWays } from './payment-fingerprint.ts';

/** An issued version, as far as its record names it. */
export type RecordedVersion = PaymentWays & {
  kind: DocumentKind;
  userId: string;
  revision: number;
  /** ms. */
  issuedAt: number;
  invoiceNumber: string;
  /** `YYYY-MM-DD`, as `dueDate`. */
  invoiceDate: string;
  dueDate: string;
  currency: CurrencyCode;
  /** Minor units. */
  totalMinor: number;
};

/** What is signed of an issued version. */
export type IssueRecord = {
  /** Names the issuer's account the same in all of its records, and opens nothing. */
  issuer: string;
  kind: DocumentKind;
  number: string;
  revision: number;
  date: string;
  due: string;
  /** Minor units. */
  total: number;
  currency: CurrencyCode;
  /** `fingerprint` is the SHA-256 (base64url) of the payment details; `ending` null where they name no account. */
  payment: { fingerprint: string; ending: string | null };
  /** ISO 8601, UTC. */
  issuedAt: string;
};

/**
 * The record of an issued version.
 * @param hash SHA-256 of a text in base64url
 */
export function describeRecord(
  version: RecordedVersion,
  hash: (text: string) => string,
): IssueRecord {
  return {
    issuer: hash(`issuer ${version.userId}`),
    kind: version.kind,
    number: version.invoiceNumber,
    revision: version.revision,
    date: version.invoiceDate,
    due: version.dueDate,
    total: version.totalMinor,
    currency: version.currency,
    payment: {
      fingerprint: hash(describePaymentWays(version)),
      ending: accountEnding(version),
    },
    issuedAt: new Date(version.issuedAt).toISOString(),
  };
}
