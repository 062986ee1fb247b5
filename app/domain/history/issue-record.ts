import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { accountEnding, describePaymentWays, type PaymentWays } from './payment-places.ts';

/** The parts of an issued version that its record includes. */
export type RecordedVersion = PaymentWays & {
  kind: DocumentKind;
  userId: string;
  revision: number;
  /** ms. */
  issuedAt: number;
  invoiceNumber: string;
  /** `YYYY-MM-DD`, like `dueDate`. */
  invoiceDate: string;
  dueDate: string;
  currency: CurrencyCode;
  /** Minor units. */
  totalMinor: number;
};

/** The signed content of an issued version. */
export type IssueRecord = {
  /** A pseudonym of the issuer's account, the same in all its records; it grants no access. */
  issuer: string;
  kind: DocumentKind;
  number: string;
  revision: number;
  date: string;
  due: string;
  /** Minor units. */
  total: number;
  currency: CurrencyCode;
  /**
   * `fingerprint` is the SHA-256 (base64url) of the payment details; `ending` is null where they contain no account.
   */
  payment: { fingerprint: string; ending: string | null };
  /** ISO 8601, UTC. */
  issuedAt: string;
};

/**
 * Builds the record of an issued version.
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
