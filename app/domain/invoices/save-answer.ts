import type { CountryCode } from '../country/country.ts';
import type { PaymentPlace } from '../history/payment-places.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { UnitCode } from '../taxes/units.ts';
import type { DraftIssue } from './draft-issue.ts';
import type { EditBlockReason } from './status.ts';

/**
 * What a save of the form comes to. `numberAssigned` says that the draft's number was taken and the next free one was
 * used instead; that happens only for a waiting guest draft. `limitsUnchecked` says that not even the plan could be
 * read, so nothing was tried.
 */
export type SaveAnswer =
  | {
      outcome: 'saved';
      id: string;
      invoiceNumber: string;
      numberAssigned: boolean;
      version: number;
      /** It was the account's first one, and its new client is kept for the next. */
      keptClient?: KeptClient;
    }
  | { outcome: 'invalid'; issues: DraftIssue[] }
  | { outcome: 'number-taken'; invoiceNumber: string }
  | { outcome: 'limit-reached' }
  | { outcome: 'too-large' }
  | EditRefusal
  | { outcome: 'not-found' }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable'; limitsUnchecked?: true };

/** A client whom an invoice left behind. */
export type KeptClient = { id: string; name: string };

/** Nothing was done; `message` tells the person why. */
export type Refusal = { outcome: 'refused'; message: string };

/**
 * Why an invoice was not changed: it is paid, in part or whole, or void; it was changed in between, `version` is the one stored now; it was issued
 * with this number and currency, which are fixed since; or it, or a new one, sends money to `places` that the named invoice of the
 * client does not: sent again with the `confirmation` it is saved.
 */
export type EditRefusal =
  | { outcome: `invoice-${EditBlockReason}`; id: string }
  | { outcome: 'changed-elsewhere'; id: string; version: number }
  | { outcome: 'head-fixed'; invoiceNumber: string; currency: CurrencyCode }
  | {
      outcome: 'payment-changed';
      invoiceNumber: string;
      places: PaymentPlace[];
      confirmation: string;
    };

/** Which saved invoice a save changes, and the version that its editing began with. */
export type EditedInvoice = { invoiceId: string; version: number };

/** How a draft is to be saved: for which country, whether it waited for its guest to sign in, as whose change. */
export type SaveOptions = { country: CountryCode; guestWaiting: boolean; edit?: EditedInvoice };

/** An edited invoice as it came with a request or out of storage; null when it is none. */
export function parseEditedInvoice(value: unknown): EditedInvoice | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('invoiceId' in value) || !('version' in value)) return null;
  const { invoiceId, version } = value;
  if (typeof invoiceId !== 'string' || !Number.isSafeInteger(version)) return null;
  return { invoiceId, version: Number(version) };
}

/** A saved product or service as the form's pickers show it: price and rate as decimal text, no unit where it is empty. */
export type SavedProduct = {
  id: string;
  name: string;
  unitPrice: string;
  taxRate: string;
  unit: UnitCode | '';
};

/** What saving a line as a product comes to. */
export type KeptLineAnswer =
  | { outcome: 'saved'; product: SavedProduct }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable' };
