import { newCodeAfterSeconds } from './sign-in.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A rate limit: at most `limit` attempts in any `windowMs`. */
type Limit = { limit: number; windowMs: number };

/**
 * Rate limits of all attempts. Each is counted per the keys in its name, so an attacker who exhausts the limit of an
 * address and network doesn't lock out the owner on another network.
 */
export const attemptLimits = {
  /** Refused passwords for one email address from one network address. */
  signInPerEmailAndNetwork: { limit: 5, windowMs: 15 * minute },
  /** Password attempts from one network address, for any account. */
  signInPerNetwork: { limit: 100, windowMs: 15 * minute },
  /**
   * Refused passwords for one email address per day, from all networks together. An attacker can lock out the owner
   * this way, so we email the owner, who can sign in with a code or set a new password.
   */
  passwordPerEmailAndDay: { limit: 50, windowMs: day },
  guessingMailPerEmail: { limit: 1, windowMs: day },
  signUpPerNetwork: { limit: 20, windowMs: 60 * minute },
  codePerEmailAndMinute: { limit: 1, windowMs: newCodeAfterSeconds * 1000 },
  codePerEmailAndHour: { limit: 5, windowMs: 60 * minute },
  /** Codes sent to one mailbox; plus tags are ignored. */
  codePerMailbox: { limit: 10, windowMs: 60 * minute },
  codePerNetwork: { limit: 30, windowMs: 60 * minute },
  /** Codes checked from one network address, in addition to the five tries of each code. */
  codeTryPerNetwork: { limit: 100, windowMs: 15 * minute },
  resetPerEmailAndNetwork: { limit: 3, windowMs: 60 * minute },
  resetPerMailbox: { limit: 10, windowMs: 60 * minute },
  resetPerNetwork: { limit: 30, windowMs: 60 * minute },
  /** Confirmation emails that a signed-in user requests again. */
  confirmationPerUser: { limit: 3, windowMs: 15 * minute },
  /**
   * All emails except sign-in codes to the unconfirmed addresses of one mailbox: anyone can create accounts with
   * someone else's address and trigger emails to it.
   */
  unprovedMailPerMailbox: { limit: 10, windowMs: 60 * minute },
  /** Breached-password lookups from one network address. */
  breachCheckPerNetwork: { limit: 60, windowMs: 15 * minute },
  /** Account exports; each renders up to 500 PDFs. */
  exportPerUser: { limit: 5, windowMs: 15 * minute },
  /** Further parts of an export; the largest account has about 200. */
  exportPartPerUser: { limit: 300, windowMs: 15 * minute },
  /** Wrong current passwords of a signed-in user who changes the password or deletes the account. */
  passwordChangePerUser: { limit: 5, windowMs: 15 * minute },
  /** Password changes of a signed-in user; each one sends an email. */
  passwordChangedPerUser: { limit: 3, windowMs: 15 * minute },
  /** Messages to support from one network address. */
  contactPerNetwork: { limit: 5, windowMs: 15 * minute },
  /** Stripe checkout and portal pages created for a signed-in user. */
  billingPagePerUser: { limit: 30, windowMs: 15 * minute },
  /** App Store purchases that we verify with Apple for a signed-in user. */
  purchasePerUser: { limit: 30, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

/** The longest window in milliseconds; older attempts can be deleted. */
export const maxWindowMs = Math.max(...Object.values(attemptLimits).map((each) => each.windowMs));

/**
 * Returns the part of an IP address that identifies one customer: a full IPv4 address, or the first 64 bits of an IPv6
 * address, since a household gets the rest (RFC 6177). IPv4-mapped IPv6 addresses count as IPv4.
 * @param address as reported by the edge; other text is returned unchanged
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = !tail ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
