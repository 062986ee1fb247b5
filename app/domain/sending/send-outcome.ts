import type { MailReason, MailState } from './client-mail.ts';

/** An email of a command, as shown to its sender. */
export type PressedMail = {
  id: string;
  address: string;
  state: MailState;
  reason: MailReason | null;
};

/** The outcome of a send command. */
export type SendOutcome =
  | { outcome: 'written'; mails: PressedMail[]; isLater: boolean }
  /** The document or payment doesn't exist or belongs to another user. */
  | { outcome: 'unknown' }
  /** The sender's own address is not confirmed. */
  | { outcome: 'unconfirmed' }
  /** Sending is paused until the operator has reviewed it. */
  | { outcome: 'stopped' }
  /** The document's status doesn't allow this kind of email. */
  | { outcome: 'void' | 'paid' | 'unpaid' }
  /** Its links are revoked. */
  | { outcome: 'unlinked' }
  /** These addresses don't exist. */
  | { outcome: 'bounced'; addresses: string[] }
  /** These recipients have unsubscribed from the sender. */
  | { outcome: 'blocked'; addresses: string[] }
  /** Only `left` of `limit` recipients remain, fewer than the command has. */
  | { outcome: 'first-day' | 'day-full'; limit: number; left: number }
  /** These mailboxes would exceed the daily emails from one seller. */
  | { outcome: 'mailbox-full'; limit: number; addresses: string[] }
  /** All senders together have used up today's quota. */
  | { outcome: 'crowded' };

/**
 * The outcome of a dialog's command; with `sent-otherwise`, an earlier command with its key sent another email to these
 * addresses, so this one sent nothing.
 */
export type TypedOutcome = SendOutcome | { outcome: 'sent-otherwise'; addresses: string[] };

/**
 * Returns why an automatic email wasn't sent, for the history; null when it was, or when there is no document left to
 * report it on.
 */
export function reasonOfRefusal({ outcome }: SendOutcome): MailReason | null {
  switch (outcome) {
    case 'written':
    case 'unknown':
      return null;
    case 'bounced':
      return 'hard';
    case 'first-day':
    case 'day-full':
    case 'mailbox-full':
    case 'crowded':
      return 'limit';
    default:
      return outcome;
  }
}
