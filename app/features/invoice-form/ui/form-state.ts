import type { CountryCode } from '#app/domain/country/country.ts';
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
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { ownDueDate, withDueDate } from '#app/domain/payments/terms.ts';
import { type FormDefaults, startTaxes } from '#app/domain/settings/form-defaults.ts';
import {
  fieldText,
  type LinkAction,
  reduceLinks,
  type SetField,
  withField,
} from '#app/ui/form/form-context.ts';

/** What settings say of taxes. */
type TaxDefaults = Pick<FormDefaults, 'taxRate' | 'taxes' | 'registered' | 'taxNumbers'>;

export type ItemTextField = 'description' | 'quantity' | 'unitPrice' | 'taxRate';

/** Where the texts of a client stand in a draft. */
const clientFields = {
  name: 'clientName',
  email: 'clientEmail',
  address: 'clientAddress',
  contact: 'clientContact',
  taxNumber: 'clientTaxNumber',
  reference: 'clientReference',
  region: 'clientRegion',
} as const;

/** A client as it was typed into the form. */
export type TypedClient = Record<keyof typeof clientFields, string> & {
  /** Of an invoice to them. */
  language: InvoiceDraft['language'];
  /** The code of theirs, else of the seller's. */
  paymentTerms: string;
};

/** A saved client as the picker knows it. */
export type PickedClient = TypedClient & { id: string };

/** The client as the draft has it by now. */
export function typedClient(draft: InvoiceDraft): TypedClient {
  const texts = Object.entries(clientFields).map(([text, field]) => [text, draft[field]]);
  return {
    ...Object.fromEntries(texts),
    language: draft.language,
    paymentTerms: draft.paymentTerms,
  };
}

/** Everything that can happen to a draft in the form. */
export type FormAction =
  | SetField
  /** A field was left: a number gets the form that it counts as. */
  | { type: 'leave'; name: string }
  | { type: 'pick-currency'; currency: CurrencyCode }
  /** `typed`: what had been typed for a new client before one was picked. */
  | { type: 'pick-client'; client: PickedClient | null; typed?: Partial<TypedClient> }
  | { type: 'add-item'; taxes?: LineTaxes }
  | { type: 'remove-item'; id: string }
  /** A line that was removed comes back to where it was. */
  | { type: 'restore-item'; item: DraftItem; at: number }
  /** A line moves to another place; places count from 0, and one beyond the ends is the end. */
  | { type: 'move-item'; id: string; to: number }
  | { type: 'fill-item'; id: string; product: SavedProduct }
  | { type: 'add-discount' }
  | { type: 'remove-discount' }
  | { type: 'use-saved-paypal'; use: boolean; savedLink: string }
  | LinkAction
  /** The number under which the seller is registered for a tax. */
  | ({ type: 'set-number' } & TaxNumber)
  /** What a part does that is fetched when it is needed; pure, as all of these. */
  | { type: 'apply'; change: (draft: InvoiceDraft) => InvoiceDraft }
  | { type: 'wait-for-sign-in'; download: boolean }
  | { type: 'stop-waiting' };

/**
 * The draft after an action; pure. It keeps its save key through every edit.
 * @param country the path's
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
          selectedClientId: action.client?.id ?? null,
          language: shown?.language ?? draft.language,
        },
        draft.paymentTerms === ownDueDate
          ? ownDueDate
          : (shown?.paymentTerms ?? draft.paymentTerms),
      );
    }
    case 'add-item': {
      const id = nextItemId(draft.items);
      const item = emptyItem(country, id, action.taxes);
      const deposits = draft.items.filter(({ deposit }) => deposit !== '');
      return { ...draft, items: [...withoutDeposits(draft.items), item, ...deposits] };
    }
    case 'remove-item':
      // The last remaining item cannot be removed.
      return withoutDeposits(draft.items).length === 1
        ? draft
        : { ...draft, items: draft.items.filter((item) => item.id !== action.id) };
    case 'restore-item': {
      if (draft.items.length >= itemLimits.maxItems) return draft;
      // Its id may have gone to a line that was added since.
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
    case 'fill-item': {
      const { name, unitPrice, taxRate, unit = '' } = action.product;
      const finePrices = draft.finePrices || /\.\d{3}/.test(unitPrice);
      return withItem({ ...draft, finePrices }, action.id, (item) => ({
        ...item,
        description: name,
        secondDescription: '',
        unit,
        unitPrice: normalizePrice(unitPrice, finePrices),
        // A product knows one rate; a province's taxes, and several, stay as they are.
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

/**
 * The draft under another country: the settings' answer for it counts, untouched taxes become its own, and a province
 * stays behind; the currency follows by itself unless it was picked.
 */
export function withCountry(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: TaxDefaults,
): InvoiceDraft {
  const { registered = '', taxNumbers = [] } = defaults;
  const taxes = startTaxes(country, defaults);
  const items = draft.items.map((item) => (item.taxRateTouched ? item : { ...item, ...taxes }));
  return { ...draft, registered, taxNumbers, province: '', items };
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

/** An invoice under payment terms, and due by them; an estimate has none. */
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

/** The id of the next line: numbered, so that server and browser begin alike and no two lines share one. */
function nextItemId(items: readonly DraftItem[]): string {
  const numbers = items.map((item) => Number(/^item-(\d{1,9})$/.exec(item.id)?.[1] ?? 0));
  return `item-${Math.max(0, ...numbers) + 1}`;
}
