import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import { listRecipients, maxAddressLength, parseAddresses } from './addresses.ts';
import type { EmailKind } from './client-email.ts';
import { maxMessageLength, maxSubjectLength, unknownFields } from './email-template.ts';
import { maxDaysAhead, maxRecipients } from './sending-limits.ts';
import { instantOfWallTime } from './wall-time.ts';

/** The posted form of the send dialog. */
export type SendDraft = {
  kind: EmailKind;
  invoiceId: string;
  /** The payment, for kinds about a payment; for a statement its period, see `writePeriod`. */
  paymentId: string | null;
  /** Idempotency key of this command (UUID). */
  idempotencyKey: string;
  to: string;
  cc: string;
  wantsCopy: boolean;
  subject: string;
  message: string;
  attach: boolean;
  /** `YYYY-MM-DDTHH:MM` in `timeZone`; empty to send now. */
  sendAt: string;
  /** The IANA time zone shown in the dialog; the seller may have changed theirs since. */
  timeZone: string;
};

/** The validated form. */
export type CheckedSend = Omit<SendDraft, 'to' | 'cc' | 'sendAt' | 'timeZone'> & {
  to: string[];
  cc: string[];
  /** ms; null to send now. */
  sendAt: number | null;
};

export type SendField = 'to' | 'cc' | 'subject' | 'message' | 'sendAt';

/** What is wrong with a field: a code, which is the key of its sentence in `sendingTexts.checks`, and its values. */
export type SendIssue =
  | { code: 'noAddress' | 'noSubject' | 'noMessage' | 'past' | 'tooFar' }
  /** Recipients, or characters. */
  | { code: 'tooMany' | 'tooLong'; most: number }
  | { code: 'badAddress'; address: string }
  /** A placeholder's name, without braces. */
  | { code: 'unknownField'; field: string };

export type SendIssues = Partial<Record<SendField, SendIssue>>;
export type WordIssues = Pick<SendIssues, 'subject' | 'message'>;

/**
 * Validates the send dialog.
 * @param labels see `placeholderLabels`
 */
export function checkSend(
  { timeZone, ...draft }: SendDraft,
  {
    now,
    ownAddress,
    labels,
  }: { now: number; ownAddress: string | null; labels: readonly string[] },
): { ok: true; send: CheckedSend } | { ok: false; issues: SendIssues } {
  const issues: SendIssues = {};
  const to = parseLine('to', draft.to, issues);
  const cc = parseLine('cc', draft.cc, issues);
  if (to.length === 0) issues.to ??= { code: 'noAddress' };
  const recipients = listRecipients({ to, cc, copy: draft.wantsCopy ? ownAddress : null });
  if (recipients.length > maxRecipients) {
    issues.to ??= { code: 'tooMany', most: maxRecipients };
  }
  const subject = cleanLine(draft.subject);
  const message = cleanLines(draft.message);
  const words = checkEmailCopy({ subject, message }, labels);
  if (words.subject) issues.subject = words.subject;
  if (words.message) issues.message = words.message;
  const isLater = draft.sendAt !== '';
  const sendAt = isLater ? instantOfWallTime(draft.sendAt, timeZone) : null;
  if (isLater) {
    if (sendAt === null || sendAt <= now) issues.sendAt = { code: 'past' };
    else if (sendAt > now + maxDaysAhead * 86_400_000) issues.sendAt = { code: 'tooFar' };
  }
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  return { ok: true, send: { ...draft, to, cc, subject, message, sendAt } };
}

/**
 * Validates the subject and message of an email or template, which are already cleaned.
 * @param labels see `placeholderLabels`
 */
export function checkEmailCopy(
  words: { subject: string; message: string },
  labels: readonly string[],
): WordIssues {
  const subject = issueOf(words.subject, maxSubjectLength, 'noSubject', labels);
  const message = issueOf(words.message, maxMessageLength, 'noMessage', labels);
  return { ...(subject && { subject }), ...(message && { message }) };
}

function issueOf(
  text: string,
  most: number,
  missing: 'noSubject' | 'noMessage',
  labels: readonly string[],
): SendIssue | null {
  if (text === '') return { code: missing };
  if (text.length > most) return { code: 'tooLong', most };
  const [unknown] = unknownFields(text, labels);
  return unknown === undefined ? null : { code: 'unknownField', field: unknown };
}

function parseLine(name: 'to' | 'cc', typed: string, issues: SendIssues): string[] {
  const { addresses, wrong } = parseAddresses(typed.slice(0, maxAddressLength + 1));
  if (typed.length > maxAddressLength) {
    issues[name] = { code: 'tooMany', most: maxRecipients };
  } else if (wrong[0] !== undefined) {
    issues[name] = { code: 'badAddress', address: wrong[0].slice(0, 80) };
  }
  return addresses;
}
