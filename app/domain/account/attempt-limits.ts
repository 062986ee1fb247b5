import { newCodeAfterSeconds } from './login-code.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A limit without what it counts: `limit` tries in any `windowMs`. */
export type Limit = { limit: number; windowMs: number };

/**
 * How often something may be tried before it is refused. Each is counted per the things that its name says, so an
 * attacker who uses up the limit of an address and network takes nothing from the owner on another network.
 */
export const attemptLimits = {
  /** Refused passwords for one e-mail address from one network address. */
  signInPerEmailAndNetwork: { limit: 5, windowMs: 15 * minute },
  /** Passwords tried from one network address, whatever the account. */
  signInPerNetwork: { limit: 100, windowMs: 15 * minute },
  /**
   * Refused passwords for one e-mail address in a day, from all networks together. Its owner, whom a stranger can keep out
   * by it, is told by mail, and gets in by a code or a new password.
   */
  passwordPerEmailAndDay: { limit: 50, windowMs: day },
  guessingMailPerEmail: { limit: 1, windowMs: day },
  signUpPerNetwork: { limit: 20, windowMs: 60 * minute },
  codePerEmailAndMinute: { limit: 1, windowMs: newCodeAfterSeconds * 1000 },
  codePerEmailAndHour: { limit: 5, windowMs: 60 * minute },
  /** Codes to one mailbox, whatever follows the plus in its addresses. */
  codePerMailbox: { limit: 10, windowMs: 60 * minute },
  codePerNetwork: { limit: 30, windowMs: 60 * minute },
  /** Codes compared from one network address, beside the five tries of each code. */
  codeTryPerNetwork: { limit: 100, windowMs: 15 * minute },
  resetPerEmailAndNetwork: { limit: 3, windowMs: 60 * minute },
  resetPerMailbox: { limit: 10, windowMs: 60 * minute },
  resetPerNetwork: { limit: 30, windowMs: 60 * minute },
  /** Confirmation mails that a signed-in user asks for once more. */
  confirmationPerUser: { limit: 3, windowMs: 15 * minute },
  /**
   * Emails of all purposes but sign-in codes to the unconfirmed addresses of one mailbox: a stranger can create accounts with
   * them, and have emails sent by what those do.
   */
  unprovedMailPerMailbox: { limit: 10, windowMs: 60 * minute },
  /** Breach questions for one network address. */
  breachCheckPerNetwork: { limit: 60, windowMs: 15 * minute },
  /** Exports of an account, each of which draws up to 500 PDFs. */
  exportPerUser: { limit: 5, windowMs: 15 * minute },
  /** Further parts of an export: enough for the largest account, which has some 200 of them. */
  exportPartPerUser: { limit: 300, windowMs: 15 * minute },
  /** Wrong current passwords of a signed-in person, whether to change it or to delete the account. */
  passwordChangePerUser: { limit: 5, windowMs: 15 * minute },
  /** Passwords that a signed-in person changed: each is mailed. */
  passwordChangedPerUser: { limit: 3, windowMs: 15 * minute },
  /** Messages to support from one network address. */
  contactPerNetwork: { limit: 5, windowMs: 15 * minute },
  /** Pages of Stripe's, checkouts and portals, that a signed-in person has made. */
  billingPagePerUser: { limit: 30, windowMs: 15 * minute },
  /** Purchases in the App Store that a signed-in person has Apple asked about. */
  purchasePerUser: { limit: 30, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

/** The longest window of all, milliseconds; older tries count nowhere. */
export const maxWindowMs = Math.max(...Object.values(attemptLimits).map((each) => each.windowMs));
