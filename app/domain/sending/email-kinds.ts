import { type StoredStatus, storedStatuses } from '#app/domain/invoices/status.ts';
import { type EmailKind, type EmailReason, emailKinds } from './client-email.ts';

/** A stored invoice status; no other document's status prevents an email. */
type InvoicesOwn = 'paid' | 'unpaid' | 'overdue' | 'void' | 'credited';

/** The properties of an email kind; its texts are in `clientEmailTexts` under its name. */
export type EmailKindRule = {
  /** The attached file. */
  file: 'document' | 'receipt' | 'statement' | 'delivery-note';
  /** How its button and its text about the file name the document. */
  calls: 'document' | 'receipt' | 'credit-note' | 'estimate' | 'statement' | 'delivery-note';
  /** Which number appears in its heading and as `{number}`; a statement uses its period. */
  names: 'document' | 'receipt' | 'statement' | 'delivery-note';
  /**
   * What it shows: what is due, what was received, what is owed at the end of a statement, or how something is delivered.
   */
  facts: 'due' | 'payment' | 'statement' | 'delivery';
  /** Whether its button asks for payment. */
  asksToPay: boolean;
  /** Document statuses in which it can't be sent, whether by a user or automatically. */
  forbiddenIn: readonly InvoicesOwn[];
  /**
   * Whether a scheduled one is canceled when its document is paid; `ledgerEffects` cancels it, and the delivery checks
   * again.
   */
  endsWhenPaid: boolean;
};

export const emailKindRules: Readonly<Record<EmailKind, EmailKindRule>> = {
  invoice: {
    file: 'document',
    names: 'document',
    facts: 'due',
    asksToPay: true,
    forbiddenIn: ['void'],
    endsWhenPaid: true,
    calls: 'document',
  },
  receipt: {
    file: 'receipt',
    names: 'receipt',
    facts: 'payment',
    asksToPay: false,
    forbiddenIn: ['void'],
    endsWhenPaid: false,
    calls: 'receipt',
  },
  thanks: {
    file: 'receipt',
    names: 'document',
    facts: 'payment',
    asksToPay: false,
    forbiddenIn: ['void', 'unpaid', 'overdue'],
    endsWhenPaid: false,
    calls: 'receipt',
  },
  reminder: {
    file: 'document',
    names: 'document',
    facts: 'due',
    asksToPay: true,
    forbiddenIn: ['void', 'paid', 'credited'],
    endsWhenPaid: true,
    calls: 'document',
  },
  estimate: {
    file: 'document',
    names: 'document',
    facts: 'due',
    asksToPay: false,
    forbiddenIn: [],
    endsWhenPaid: false,
    calls: 'estimate',
  },
  'credit-note': {
    file: 'document',
    names: 'document',
    facts: 'due',
    asksToPay: false,
    forbiddenIn: [],
    endsWhenPaid: false,
    calls: 'credit-note',
  },
  // Emails belong to documents: a statement is attached to the client's latest issued invoice, so that sending it
  // doesn't issue an invoice.
  statement: {
    file: 'statement',
    names: 'statement',
    facts: 'statement',
    asksToPay: false,
    forbiddenIn: ['void'],
    endsWhenPaid: false,
    calls: 'statement',
  },
  'delivery-note': {
    file: 'delivery-note',
    names: 'delivery-note',
    facts: 'delivery',
    asksToPay: false,
    forbiddenIn: ['void'],
    endsWhenPaid: false,
    calls: 'delivery-note',
  },
};

/** Kinds that are canceled by a payment of their document. */
export const kindsEndedByPayment = emailKinds.filter((kind) => emailKindRules[kind].endsWhenPaid);

/** Whether a kind is about one payment of its document. */
export function isAboutPayment(kind: EmailKind): boolean {
  return emailKindRules[kind].file === 'receipt';
}

/** Returns why a kind of email can't be sent about a document with a status; null if it can. */
export function emailBlockReason(
  kind: EmailKind,
  status: StoredStatus,
): Extract<EmailReason, 'void' | 'paid' | 'unpaid'> | null {
  const bar = emailKindRules[kind].forbiddenIn.find((forbidden) => forbidden === status) ?? null;
  if (bar === 'credited') return 'paid';
  return bar === 'overdue' ? 'unpaid' : bar;
}

/** All blocked pairs of kind and status, with the reason. */
export const statusBlocks = emailKinds.flatMap((kind) =>
  storedStatuses.flatMap((status) => {
    const reason = emailBlockReason(kind, status);
    return reason ? [{ kind, status, reason }] : [];
  }),
);

/** Delay (ms) between full payment and the thank-you email, so that a mistake can be undone. */
export const receiptDelayMs = 5 * 60_000;

/** After this delay (ms), no thank-you email is sent any more. */
export const receiptDeadlineMs = 24 * 3_600_000;

/** Idempotency key of the thank-you email: one per invoice. */
export const receiptIdempotencyKey = (invoiceId: string) => `thanks ${invoiceId}`;
