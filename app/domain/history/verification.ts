import type { CountryCode } from '#app/domain/country/country.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { otherPaymentDestinationSince } from './payment-places.ts';

const codeSchema = /^[0-9a-hjkmnp-tv-z]{16}$/;

/**
 * Normalizes a typed document code: optional dashes and spaces, any case; O counts as 0, I and L as 1 (Crockford's base
 * 32).
 * @returns null when it isn't a code
 */
export function parseDocumentCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return codeSchema.test(code) ? code : null;
}

/** Formats a code for display: `K7M2-9QXR-…`. */
function formatDocumentCode(code: string): string {
  return code.toUpperCase().replace(/.{4}(?=.)/g, '$&-');
}

/** Returns the path of the page that verifies a document. */
export function verifyPath(code: string): string {
  return `/verify/${formatDocumentCode(code)}`;
}

/**
 * Adds the verification address that the document's sheet shows.
 * @param publicOrigin without a trailing slash
 */
export function withVerifyUrl<Document extends { code: string | null }>(
  document: Document,
  publicOrigin: string,
): Document & { verifyUrl: string | null } {
  const { code } = document;
  return { ...document, verifyUrl: code === null ? null : `${publicOrigin}${verifyPath(code)}` };
}

/** A document version as known to the verification page. */
type VerifiedVersion = {
  revision: number;
  /** ms. */
  issuedAt: number;
  isSigned: boolean;
  /** Issued before it was imported, so never signed. */
  isTakenOver: boolean;
  number: string;
  business: string;
  /** Minor units. */
  total: number;
  currency: CurrencyCode;
  country: CountryCode;
  /** The last characters of the account to be paid. */
  ending: string | null;
  jws: string | null;
};

/** What is stored about a document for anyone who verifies it. */
export type VerifiedDocument = {
  isAccountClosed: boolean;
  /** When its answer was restored from a file, ms; null otherwise. */
  answerRestoredAt: number | null;
  /** Its owner revoked its links. */
  isWithdrawn: boolean;
  /** Its owner voided it. */
  isCancelled: boolean;
  /** Credit notes cover all of it. */
  isCredited: boolean;
  /** Since when it has a new payment destination, while it is still to be paid. */
  paymentDestinationChanged: ReturnType<typeof otherPaymentDestinationSince>;
  /** IANA name; null means UTC. */
  timeZone: string | null;
  /** The current content. */
  draft: Pick<VerifiedVersion, 'number' | 'business' | 'total' | 'currency' | 'country' | 'ending'>;
  /** Newest first; empty before it is issued. */
  versions: VerifiedVersion[];
};

/** What the visitor has: the code on a document, or one of our files with the version it shows. */
export type VerifiedBy = { by: 'code' } | { by: 'file'; revision: number | null };

/** The result of a verification. */
export type Verification =
  | { outcome: 'closed' }
  /** A visitor with only the code learns no more than the revoked links show. */
  | { outcome: 'withdrawn' }
  /** An acceptance known only from a restored file can't be verified. */
  | { outcome: 'restored'; at: number }
  /** `facts` is null where the file's figures may differ from the document's current ones. */
  | {
      outcome: 'made';
      business: string;
      isCancelled: boolean;
      facts: VerifiedDocument['draft'] | null;
    }
  | {
      outcome: 'issued';
      shown: VerifiedVersion;
      state: 'issued' | 'corrected' | 'cancelled' | 'credited';
      /** A later version than the visitor's. */
      newer: VerifiedVersion | null;
      /** The file was created before the document was issued. */
      isEarlierFile: boolean;
    };

/** Compares what the visitor has with what is stored. */
export function verify(document: VerifiedDocument, held: VerifiedBy): Verification {
  const { draft, versions, isAccountClosed, isWithdrawn, isCancelled, isCredited } = document;
  if (isAccountClosed) return { outcome: 'closed' };
  if (isWithdrawn && held.by === 'code') return { outcome: 'withdrawn' };
  if (document.answerRestoredAt !== null) {
    return { outcome: 'restored', at: document.answerRestoredAt };
  }
  const [newest] = versions;
  if (!newest) {
    const facts = held.by === 'code' ? draft : null;
    return { outcome: 'made', business: draft.business, isCancelled, facts };
  }
  const isEarlierFile = held.by === 'file' && held.revision === null;
  const shown =
    (held.by === 'file' && versions.find(({ revision }) => revision === held.revision)) || newest;
  const corrected = shown.revision > 1 ? 'corrected' : 'issued';
  return {
    outcome: 'issued',
    shown,
    state: isCancelled ? 'cancelled' : isCredited ? 'credited' : corrected,
    newer: shown.revision < newest.revision ? newest : null,
    isEarlierFile,
  };
}

/** What the page shows: a headline, facts, sentences and, for visitors with the file, its signed record. */
export type VerificationAnswer = {
  tone: 'good' | 'warn' | 'bad';
  title: string;
  facts: { label: string; value: string }[];
  notes: string[];
  record: string | null;
};
