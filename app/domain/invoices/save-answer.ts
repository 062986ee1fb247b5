import type { CountryCode } from '#app/domain/country/country.ts';
import type { PaymentPlace } from '#app/domain/history/payment-places.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { UnitCode } from '#app/domain/taxes/units.ts';
import type { DescribedIssue } from './draft-issue.ts';
import type { EditBlockReason } from './status.ts';

/**
 * Why the account refused an invoice that was waiting to be saved, as stored on the device: a code with values,
 * independent of language.
 */
export type SaveRefusal =
  | { [Plain in PlainOutcome]: { outcome: Plain } }[PlainOutcome]
  | { outcome: 'number-taken'; invoiceNumber: string }
  /** The number of fields to correct. */
  | { outcome: 'invalid'; count: number }
  | { outcome: 'refused'; message: string };

const plainOutcomes = [
  'limit-reached',
  'too-large',
  'not-found',
  'invoice-paid',
  'invoice-void',
  'invoice-part-paid',
  'invoice-accepted',
  'invoice-invoiced',
  'changed-elsewhere',
  'head-fixed',
  'payment-changed',
] as const;
type PlainOutcome = (typeof plainOutcomes)[number];

/** Parses a stored refusal; null when there is none. A malformed one stays a refusal without a reason. */
export function parseSaveRefusal(value: unknown): SaveRefusal | null {
  if (value === undefined) return null;
  const { outcome, invoiceNumber, count, message }: Record<string, unknown> = {
    ...(value as object),
  };
  const plain = plainOutcomes.find((each) => each === outcome);
  if (plain) return { outcome: plain };
  if (outcome === 'number-taken' && typeof invoiceNumber === 'string') {
    return { outcome, invoiceNumber };
  }
  if (outcome === 'invalid' && typeof count === 'number') return { outcome, count };
  return { outcome: 'refused', message: typeof message === 'string' ? message : '' };
}

/**
 * The result of saving the form. `numberAssigned`: the draft's number was taken, so the next free one was used; only
 * for a guest draft that was waiting. `limitsUnchecked`: even the plan couldn't be loaded, so nothing was saved.
 */
export type SaveAnswer =
  | {
      outcome: 'saved';
      id: string;
      invoiceNumber: string;
      numberAssigned: boolean;
      version: number;
      /** It was the account's first invoice, and its new client was saved. */
      keptClient?: ClientToSave;
    }
  | { outcome: 'invalid'; issues: DescribedIssue[] }
  | { outcome: 'number-taken'; invoiceNumber: string }
  | { outcome: 'limit-reached' }
  | { outcome: 'too-large' }
  | EditRefusal
  | { outcome: 'not-found' }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable'; limitsUnchecked?: true };

/** A client created by an invoice. */
export type ClientToSave = { id: string; name: string };

/** Nothing was saved; `message` tells the user why. */
export type Refusal = { outcome: 'refused'; message: string };

/**
 * Why an invoice can't be changed: it is partially or fully paid, or void; it was changed since, `version` being the
 * stored one; it was issued with this number and currency, which are now fixed; or it sends money to `places` that the
 * client's earlier invoice didn't have, in which case repeating with the `confirmation` saves it.
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

/** The saved invoice being edited, and its version when editing started. */
export type EditedInvoice = { invoiceId: string; version: number };

/** How to save a draft: the country, whether it waited for a guest to sign in, and which invoice it edits. */
export type SaveOptions = { country: CountryCode; guestWaiting: boolean; edit?: EditedInvoice };

/** Parses an edited invoice from a request or storage; null when it is malformed. */
export function parseEditedInvoice(value: unknown): EditedInvoice | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('invoiceId' in value) || !('version' in value)) return null;
  const { invoiceId, version } = value;
  if (typeof invoiceId !== 'string' || !Number.isSafeInteger(version)) return null;
  return { invoiceId, version: Number(version) };
}

/** A saved product or service in the form's pickers: price and rate as decimal text; an empty unit means none. */
export type SavedProduct = {
  id: string;
  name: string;
  unitPrice: string;
  taxRate: string;
  unit: UnitCode | '';
  /** The seller's own id of the product, and the values of its custom fields as JSON; absent without any. */
  customId?: string;
  fields?: string;
};

/** The result of saving a line as a product. */
export type SaveLineAnswer =
  | { outcome: 'saved'; product: SavedProduct }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable' };

type Decided = Exclude<SaveAnswer, { outcome: 'unreachable' | 'sign-in-needed' }>;

/** Returns the refusal to store for a final response; null when the invoice was saved. */
export function saveRefusalOf(answer: Decided): SaveRefusal | null {
  switch (answer.outcome) {
    case 'saved':
      return null;
    case 'number-taken':
      return { outcome: 'number-taken', invoiceNumber: answer.invoiceNumber };
    case 'invalid':
      return { outcome: 'invalid', count: answer.issues.length };
    case 'refused':
      return { outcome: 'refused', message: answer.message };
    default:
      return { outcome: answer.outcome };
  }
}
