import type { CountryCode } from '../country/country.ts';
import type { DraftIssue } from './draft-issue.ts';

/**
 * What a save of the form comes to. `numberAssigned` says that the draft's number was taken and the next free one was
 * used instead; that happens only for a waiting guest draft (`decisions.md`, Invoice form and invoice).
 * `limitsUnchecked` says that not even the plan could be read, so nothing was tried.
 */
export type SaveAnswer =
  | { outcome: 'saved'; id: string; invoiceNumber: string; numberAssigned: boolean }
  | { outcome: 'invalid'; issues: DraftIssue[] }
  | { outcome: 'number-taken'; invoiceNumber: string }
  | { outcome: 'limit-reached' }
  | { outcome: 'too-large' }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unreachable'; limitsUnchecked?: true };

/** How a draft is to be saved: for which country, and whether it waited for its guest to sign in. */
export type SaveOptions = { country: CountryCode; guestWaiting: boolean };

/** A saved product or service as the form's pickers show it: price and rate as decimal text. */
export type SavedProduct = { id: string; name: string; unitPrice: string; taxRate: string };

/** What saving a line as a product comes to. */
export type ProductAnswer =
  | { outcome: 'saved'; product: SavedProduct }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unreachable' };
