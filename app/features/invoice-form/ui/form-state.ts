import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import {
  fillFields,
  type GivenValue,
  newFields,
  withValue,
} from '#app/domain/custom-fields/document-fields.ts';
import {
  type DraftItem,
  emptyItem,
  type InvoiceDraft,
  type LineTaxes,
  type TaxNumber,
} from '#app/domain/invoices/draft.ts';
import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import {
  clampDiscount,
  normalizeDiscount,
  normalizePrice,
  normalizeQuantity,
  normalizeTaxRate,
} from '#app/domain/invoices/number-inputs.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { type DocumentLook, hasLook } from '#app/domain/looks/check-look.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { ownDueDate, withDueDate } from '#app/domain/payments/terms.ts';
import {
  fieldText,
  type LinkAction,
  reduceLinks,
  type SetField,
  withField,
} from '#app/ui/form/form-context.ts';

export type ItemTextField = 'description' | 'quantity' | 'unitPrice' | 'taxRate';

/** The draft's field for each text of a client. */
const clientFields = {
  name: 'clientName',
  email: 'clientEmail',
  address: 'clientAddress',
  contact: 'clientContact',
  taxNumber: 'clientTaxNumber',
  reference: 'clientReference',
  region: 'clientRegion',
} as const;

/** A client as typed into the form. */
export type TypedClient = Record<keyof typeof clientFields, string> & {
  /** The language of invoices to this client. */
  language: InvoiceDraft['language'];
  /** The code of the client's payment terms, else of the seller's. */
  paymentTerms: string;
};

/** A saved client in the picker. */
export type PickedClient = TypedClient & {
  id: string;
  /** The look of the client's documents; null: the seller's default. */
  lookId: string | null;
  /** The values of the client's custom fields as JSON, see `parseFieldValues`; absent without any. */
  fields?: string;
};

/** Returns the client as currently typed in the draft. */
export function typedClient(draft: InvoiceDraft): TypedClient {
  const texts = Object.entries(clientFields).map(([text, field]) => [text, draft[field]]);
  return {
    ...Object.fromEntries(texts),
    language: draft.language,
    paymentTerms: draft.paymentTerms,
  };
}

/** All actions on the form's draft. */
export type FormAction =
  | SetField
  /** A field lost the focus: a number is normalized. */
  | { type: 'leave'; name: string }
  | { type: 'pick-currency'; currency: CurrencyCode }
  /**
   * `typed`: what had been typed for a new client before one was picked. `looks`: those of documents to the client
   * before and to this one, `given`: what both give to custom fields, see `pickClient`.
   */
  | {
      type: 'pick-client';
      client: PickedClient | null;
      typed?: Partial<TypedClient>;
      looks?: { before: DocumentLook; after: DocumentLook };
      given?: readonly GivenValue[];
    }
  | { type: 'add-item'; taxes?: LineTaxes; customFields?: readonly CustomField[] }
  | { type: 'remove-item'; id: string }
  /** Puts a removed line back where it was. */
  | { type: 'restore-item'; item: DraftItem; at: number }
  /** Moves a line. Positions count from 0; a position past either end means that end. */
  | { type: 'move-item'; id: string; to: number }
  /** Sets a custom field of the draft, or of the line with this id. */
  | { type: 'set-custom'; id?: string; field: CustomField; value: string }
  /** `given`: what the product gives to custom fields of the line, see `fillItem`. */
  | { type: 'fill-item'; id: string; product: SavedProduct; given?: readonly GivenValue[] }
  | { type: 'add-discount' }
  | { type: 'remove-discount' }
  | { type: 'use-saved-paypal'; use: boolean; savedLink: string }
  | LinkAction
  /** Sets the seller's registration number for a tax. */
  | ({ type: 'set-number' } & TaxNumber)
  /** An action of a part that is loaded on demand; pure, like all actions. */
  | { type: 'apply'; change: (draft: InvoiceDraft) => InvoiceDraft }
  | { type: 'wait-for-sign-in'; download: boolean }
  | { type: 'stop-waiting' };

/**
 * Returns the draft after an action; pure. The save key never changes.
 * @param country from the path
 */
export function reduceDraft(
  draft: InvoiceDraft,
  action: FormAction,
  country: CountryCode,
): InvoiceDraft {
  switch (action.type) {
    case 'wait-for-sign-in':
      return {
        ...draft,
        ...(action.download ? { pendingPdfDownload: true } : { pendingSave: true }),
      };
    case 'stop-waiting':
      return draft.pendingSave || draft.pendingPdfDownload
        ? { ...draft, pendingSave: false, pendingPdfDownload: false }
        : draft;
    case 'set':
      return setField(draft, action);
    case 'leave':
      return leaveField(draft, action.name);
    case 'pick-currency':
      return { ...draft, currency: action.currency };
    case 'pick-client': {
      const shown: Partial<TypedClient> | undefined = action.client ?? action.typed;
      const texts = Object.entries(clientFields).map(([text, field]) => [
        field,
        shown?.[text as keyof typeof clientFields] ?? '',
      ]);
      return withTerms(
        {
          ...draft,
          ...Object.fromEntries(texts),
          ...(action.looks && hasLook(draft, action.looks.before) && action.looks.after),
          selectedClientId: action.client?.id ?? null,
          fields: fillFields(draft.fields, action.given ?? [], draft.kind),
          language: shown?.language ?? draft.language,
        },
        draft.paymentTerms === ownDueDate
          ? ownDueDate
          : (shown?.paymentTerms ?? draft.paymentTerms),
      );
    }
    case 'add-item': {
      const id = nextItemId(draft.items);
      const fields = newFields(action.customFields);
      const item = { ...emptyItem(country, id, action.taxes), fields };
      const deposits = draft.items.filter(({ deposit }) => deposit !== '');
      return { ...draft, items: [...withoutDeposits(draft.items), item, ...deposits] };
    }
    case 'remove-item':
      // The last line can't be removed.
      return withoutDeposits(draft.items).length === 1
        ? draft
        : { ...draft, items: draft.items.filter((item) => item.id !== action.id) };
    case 'restore-item': {
      if (draft.items.length >= itemLimits.maxItems) return draft;
      // A line that was added since may have its id.
      const isTaken = draft.items.some(({ id }) => id === action.item.id);
      const item = isTaken ? { ...action.item, id: nextItemId(draft.items) } : action.item;
      return { ...draft, items: withInserted(draft.items, item, action.at) };
    }
    case 'move-item': {
      const item = draft.items.find(({ id }) => id === action.id);
      if (!item) return draft;
      const others = draft.items.filter((other) => other !== item);
      const items = withInserted(others, item, action.to);
      return items.every((one, at) => one === draft.items[at]) ? draft : { ...draft, items };
    }
    case 'set-custom': {
      const { id, field, value } = action;
      const set = <Part extends Pick<DraftItem, 'fields'>>(part: Part): Part => ({
        ...part,
        fields: withValue(part.fields, field, value),
      });
      return id === undefined ? set(draft) : withItem(draft, id, set);
    }
    case 'fill-item': {
      const { name, unitPrice, taxRate, unit = '' } = action.product;
      const finePrices = draft.finePrices || /\.\d{3}/.test(unitPrice);
      return withItem({ ...draft, finePrices }, action.id, (item) => ({
        ...item,
        fields: fillFields(item.fields, action.given ?? [], draft.kind),
        description: name,
        secondDescription: '',
        unit,
        unitPrice: normalizePrice(unitPrice, finePrices),
        // A product has a single rate, so it doesn't replace a province's taxes or several taxes.
        ...(draft.province === '' &&
          item.moreTaxes.length === 0 && {
            taxRate: normalizeTaxRate(taxRate),
            taxRateTouched: true,
          }),
      }));
    }
    case 'add-discount':
      return { ...draft, showDiscount: true };
    case 'remove-discount':
      return { ...draft, showDiscount: false, discount: '0', discountKind: 'percent' };
    case 'use-saved-paypal':
      return {
        ...draft,
        usePaypalFromSettings: action.use,
        paypalPaymentLink: action.use ? action.savedLink : '',
      };
    case 'set-number': {
      const { tax, number } = action;
      const others = draft.taxNumbers.filter((one) => one.tax !== tax);
      return { ...draft, taxNumbers: [...others, { tax, number }] };
    }
    case 'add-link':
    case 'remove-link':
      return { ...draft, otherPaymentLinks: reduceLinks(draft.otherPaymentLinks, action) };
    case 'apply':
      return action.change(draft);
    default:
      return action satisfies never;
  }
}

function withItem(
  draft: InvoiceDraft,
  id: string,
  change: (item: DraftItem) => DraftItem,
): InvoiceDraft {
  let changed = false;
  const items = draft.items.map((item) => {
    const next = item.id === id ? change(item) : item;
    changed ||= next !== item;
    return next;
  });
  return changed ? { ...draft, items } : draft;
}

function setField(draft: InvoiceDraft, { name, value }: SetField): InvoiceDraft {
  if (name === 'discount') {
    const text = String(value);
    return { ...draft, discount: isAmount(draft) ? text : clampDiscount(text) };
  }
  const [, id, field] = name.split('.');
  if (name === 'paymentTerms') return withTerms(draft, String(value));
  const set = withField(draft, name, value);
  if (name === 'invoiceDate') return withTerms(set, set.paymentTerms);
  if (name === 'dueDate') return withTerms(set, ownDueDate);
  if (id === undefined || !isTaxField(field)) return set;
  return withItem(set, id, (item) =>
    item.taxRateTouched ? item : { ...item, taxRateTouched: true },
  );
}

/** Sets an invoice's payment terms, and the due date by them; an estimate has none. */
function withTerms(draft: InvoiceDraft, paymentTerms: string): InvoiceDraft {
  return draft.kind === 'invoice' ? withDueDate({ ...draft, paymentTerms }) : draft;
}

const isAmount = ({ discountKind }: InvoiceDraft) => discountKind === 'amount';

const taxFields: readonly (string | undefined)[] = ['taxName', 'taxRate', 'moreTaxes', 'taxReason'];

function isTaxField(field: string | undefined): boolean {
  return taxFields.includes(field);
}

function leaveField(draft: InvoiceDraft, name: string): InvoiceDraft {
  const text = fieldText(draft, name) ?? '';
  if (name === 'discount') {
    return withField(draft, name, isAmount(draft) ? normalizePrice(text) : normalizeDiscount(text));
  }
  switch (name.split('.').at(-1)) {
    case 'quantity':
      return withField(draft, name, normalizeQuantity(text));
    case 'unitPrice':
      return withField(draft, name, normalizePrice(text, draft.finePrices));
    case 'discount':
      return text.trim() === '' ? draft : withField(draft, name, normalizePrice(text));
    case 'taxRate':
    case 'rate':
      return withField(draft, name, normalizeTaxRate(text));
    default:
      return draft;
  }
}

function withInserted(items: readonly DraftItem[], item: DraftItem, at: number): DraftItem[] {
  const place = Math.max(0, at);
  return [...items.slice(0, place), item, ...items.slice(place)];
}

/** Returns the id of the next line: numbered, so that server and browser start with the same ids and each is unique. */
function nextItemId(items: readonly DraftItem[]): string {
  const numbers = items.map((item) => Number(/^item-(\d{1,9})$/.exec(item.id)?.[1] ?? 0));
  return `item-${Math.max(0, ...numbers) + 1}`;
}
