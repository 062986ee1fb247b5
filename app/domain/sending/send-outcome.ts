import type { MailReason, MailState } from './client-mail.ts';

/** A mail of a press as its sender is told of it. */
export type PressedMail = {
  id: string;
  address: string;
  state: MailState;
  reason: MailReason | null;
};

/** What became of a press on Send. */
export type SendOutcome =
  | { outcome: 'written'; mails: PressedMail[]; isLater: boolean }
  /** The document is nobody's, or another user's, or has no such payment. */
  | { outcome: 'unknown' }
  /** The sender's own address is not confirmed. */
  | { outcome: 'unconfirmed' }
  /** Until the operator has looked. */
  | { outcome: 'stopped' }
  /** The document's status forbids this kind of mail. */
  | { outcome: 'void' | 'paid' | 'unpaid' }
  /** Its links are withdrawn. */
  | { outcome: 'unlinked' }
  /** These do not exist. */
  | { outcome: 'bounced'; addresses: string[] }
  /** Their readers want none of this sender's mails. */
  | { outcome: 'blocked'; addresses: string[] }
  /** Of `limit` recipients `left` are left, fewer than the press has. */
  | { outcome: 'first-day' | 'day-full'; limit: number; left: number }
  /** Of these mailboxes more emails were asked for than one may get from a seller in a day. */
  | { outcome: 'mailbox-full'; limit: number; addresses: string[] }
  /** All senders together have used up the day. */
  | { outcome: 'crowded' };

/** The same of a press in a dialog: an earlier one under its name wrote another mail, to these addresses, and this one nothing. */
export type TypedOutcome = SendOutcome | { outcome: 'sent-otherwise'; addresses: string[] };

/** Why a mail that was to leave by itself did not, as the history tells it; null where it was written, or nothing is left to tell of. */
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
