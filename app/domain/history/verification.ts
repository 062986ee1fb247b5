import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { moneyElsewhereSince } from './payment-places.ts';

/** What is known of a document's version that somebody asks about. */
export type VerifiedVersion = {
  revision: number;
  /** ms. */
  issuedAt: number;
  isSigned: boolean;
  /** Issued before it was imported; never signed. */
  isTakenOver: boolean;
  number: string;
  business: string;
  /** Minor units. */
  total: number;
  currency: CurrencyCode;
  country: CountryCode;
  /** The last characters of the account that it is paid to. */
  ending: string | null;
  jws: string | null;
};

/** What is kept of a document for whoever asks whether it is genuine. */
export type VerifiedDocument = {
  isAccountClosed: boolean;
  /** When the answer to it was restored from a file, ms; null where there is none that was. */
  answerRestoredAt: number | null;
  /** Its owner withdrew its links. */
  isWithdrawn: boolean;
  /** Its owner voided it. */
  isCancelled: boolean;
  /** Credit notes leave nothing of it. */
  isCredited: boolean;
  /** Since when it sends money elsewhere than before, while it is to be paid. */
  moneyElsewhere: ReturnType<typeof moneyElsewhereSince>;
  /** IANA name; null means UTC. */
  timeZone: string | null;
  /** As it stands now. */
  draft: Pick<VerifiedVersion, 'number' | 'business' | 'total' | 'currency' | 'country' | 'ending'>;
  /** Newest first; none before it is issued. */
  versions: VerifiedVersion[];
};

/** What somebody holds in hand: the code on a document, or a file of ours and the version that it shows. */
export type VerifiedBy = { by: 'code' } | { by: 'file'; revision: number | null };

/** What there is to say of it. */
export type Verification =
  | { outcome: 'closed' }
  /** Nobody who has the code alone is told more than its links tell. */
  | { outcome: 'withdrawn' }
  /** Nothing is verified of a document that says who answered to it by a file alone. */
  | { outcome: 'restored'; at: number }
  /** `facts` null where a file may say other figures than the document does now. */
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
      /** A later version than the one in hand. */
      newer: VerifiedVersion | null;
      /** The file was made before the document was issued. */
      isEarlierFile: boolean;
    };

/** Judges what somebody holds in hand against what is kept. */
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

/** What the page shows: a headline, facts, sentences, and for who has the file its signed record. */
export type VerificationAnswer = {
  tone: 'good' | 'warn' | 'bad';
  title: string;
  facts: { label: string; value: string }[];
  notes: string[];
  record: string | null;
};
