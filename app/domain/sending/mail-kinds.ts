import { type StoredStatus, storedStatuses } from '../invoices/status.ts';
import { type MailKind, type MailReason, mailKinds } from './client-mail.ts';

/** A stored status of invoices: no other document forbids a mail by its status. */
type InvoicesOwn = 'paid' | 'unpaid' | 'overdue' | 'void' | 'credited';

/** What a kind of mail is about, carries and needs; its words stand in `clientMailTexts` under its name. */
export type MailKindRule = {
  /** Which file is attached. */
  file: 'document' | 'receipt' | 'statement';
  /** What its button and its line about the file call that. */
  calls: 'document' | 'receipt' | 'credit-note' | 'estimate' | 'statement';
  /** Whose number it goes by, in its heading and as `{number}`; a statement has its period for one. */
  names: 'document' | 'receipt' | 'statement';
  /** Which figures it shows: what is due, what was received, or what is owed at a statement's end. */
  facts: 'due' | 'payment' | 'statement';
  /** Whether its button asks for what is due. */
  asksToPay: boolean;
  /** The statuses of its document in which it is neither pressed nor leaves. */
  forbiddenIn: readonly InvoicesOwn[];
  /** Whether a scheduled one is cancelled when its document is paid; `ledgerEffects` cancels it, and the delivery checks again. */
  endsWhenPaid: boolean;
};

export const mailKindRules: Readonly<Record<MailKind, MailKindRule>> = {
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
  // Emails hang on documents: a statement goes with its client's latest issued invoice, so that it issues none unseen.
  statement: {
    file: 'statement',
    names: 'statement',
    facts: 'statement',
    asksToPay: false,
    forbiddenIn: ['void'],
    endsWhenPaid: false,
    calls: 'statement',
  },
};

/** Those that a payment of their document ends. */
export const kindsEndedByPayment = mailKinds.filter((kind) => mailKindRules[kind].endsWhenPaid);

/** Whether a kind is about one payment of its document. */
export function isAboutPayment(kind: MailKind): boolean {
  return mailKindRules[kind].file === 'receipt';
}

/** What keeps a kind of mail from being sent about a document of a status; null where nothing does. */
export function emailBlockReason(
  kind: MailKind,
  status: StoredStatus,
): Extract<MailReason, 'void' | 'paid' | 'unpaid'> | null {
  const bar = mailKindRules[kind].forbiddenIn.find((forbidden) => forbidden === status) ?? null;
  if (bar === 'credited') return 'paid';
  return bar === 'overdue' ? 'unpaid' : bar;
}

/** All pairs of a kind and a status that are kept apart, with the reason. */
export const statusBars = mailKinds.flatMap((kind) =>
  storedStatuses.flatMap((status) => {
    const reason = emailBlockReason(kind, status);
    return reason ? [{ kind, status, reason }] : [];
  }),
);
