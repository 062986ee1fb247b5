import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type DraftItem,
  draftCurrency,
  emptyItem,
  type InvoiceDraft,
} from '#app/domain/invoice/draft.ts';
import {
  clampDiscount,
  normalizeDiscount,
  normalizePrice,
  normalizeQuantity,
  normalizeTaxRate,
} from '#app/domain/invoice/number-inputs.ts';
import type { SavedProduct } from '#app/domain/invoice/save-answer.ts';
import type { InvoiceTemplate } from '#app/domain/invoice/sheet.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import { type LinkAction, reduceLinks } from '../payment-fields/payment-action.ts';

/** Every text of the draft that one field of the form shows. */
export type DraftTextField = Exclude<
  {
    [Field in keyof InvoiceDraft]: string extends InvoiceDraft[Field]
      ? InvoiceDraft[Field] extends string
        ? Field
        : never
      : never;
  }[keyof InvoiceDraft],
  'saveKey' | 'earlierKey' | 'discount'
>;

export type DraftFlag = 'acceptCardPayments' | 'displayPaypalQr';
export type ItemTextField = 'description' | 'quantity' | 'unitPrice' | 'taxRate';

/** A saved client as the picker knows it. */
export type PickedClient = { id: string; name: string; email: string; address: string };

/** Everything that can happen to a draft in the form; `country` is the path's. */
export type FormAction =
  | { type: 'set-text'; field: DraftTextField; value: string }
  | { type: 'set-flag'; field: DraftFlag; value: boolean }
  | { type: 'pick-template'; template: InvoiceTemplate }
  | { type: 'pick-currency'; currency: CurrencyCode; country: CountryCode }
  | { type: 'pick-client'; client: PickedClient | null }
  | { type: 'add-item'; country: CountryCode; taxRate: string | null }
  | { type: 'remove-item'; id: string }
  | { type: 'set-item'; id: string; field: ItemTextField; value: string }
  | { type: 'leave-item-number'; id: string; field: ItemTextField; country: CountryCode }
  | { type: 'fill-item'; id: string; product: SavedProduct; country: CountryCode }
  | { type: 'add-discount' }
  | { type: 'remove-discount' }
  | { type: 'set-discount'; value: string }
  | { type: 'leave-discount' }
  | { type: 'use-saved-paypal'; use: boolean; savedLink: string }
  | LinkAction
  | { type: 'follow-country'; country: CountryCode; taxRate: string }
  /** A draft without a key takes this one. */
  | { type: 'wait-for-sign-in'; download: boolean; saveKey: string }
  | { type: 'stop-waiting' }
  | { type: 'name-save'; saveKey: string }
  /** The key that was dropped never left this device. */
  | { type: 'never-sent'; saveKey: string }
  /** Another tab has this draft, too, and sends what it has of it. */
  | { type: 'sent-elsewhere'; saveKey: string }
  | { type: 'replace'; draft: InvoiceDraft };

/**
 * The draft after an action; pure. Every edit drops the save key: a key names one exact content, so that a save
 * whose answer got lost can be sent again, but never swallows what was typed after it. It is not what the guest
 * waited with any more, either. The first dropped key stays known, so that no other number is taken for what that key
 * may have saved.
 */
export function reduceDraft(draft: InvoiceDraft, action: FormAction): InvoiceDraft {
  switch (action.type) {
    case 'wait-for-sign-in':
      return {
        ...draft,
        ...(action.download ? { pendingPdfDownload: true } : { pendingSave: true }),
        ...(draft.saveKey === '' && { saveKey: action.saveKey, isUnsent: true }),
      };
    case 'stop-waiting':
      return draft.pendingSave || draft.pendingPdfDownload
        ? { ...draft, pendingSave: false, pendingPdfDownload: false, waitsAsGuest: false }
        : draft;
    case 'name-save':
      return { ...draft, saveKey: action.saveKey, isUnsent: false };
    case 'never-sent':
      return draft.earlierKey === action.saveKey ? { ...draft, earlierKey: '' } : draft;
    case 'sent-elsewhere':
      return { ...draft, earlierKey: draft.earlierKey || action.saveKey };
    case 'replace':
      return action.draft;
    default: {
      const edited = editDraft(draft, action);
      if (edited === draft) return draft;
      const earlierKey = draft.earlierKey || (draft.isUnsent ? '' : draft.saveKey);
      return { ...edited, saveKey: '', isUnsent: false, earlierKey, waitsAsGuest: false };
    }
  }
}

type EditAction = Exclude<
  FormAction,
  {
    type:
      | 'wait-for-sign-in'
      | 'stop-waiting'
      | 'name-save'
      | 'never-sent'
      | 'sent-elsewhere'
      | 'replace';
  }
>;

function editDraft(draft: InvoiceDraft, action: EditAction): InvoiceDraft {
  switch (action.type) {
    case 'set-text':
    case 'set-flag':
      return { ...draft, [action.field]: action.value };
    case 'pick-template':
      return draft.template === action.template ? draft : { ...draft, template: action.template };
    case 'pick-currency':
      return withFittingPrices({ ...draft, currency: action.currency }, action.country);
    case 'pick-client':
      return {
        ...draft,
        selectedClientId: action.client?.id ?? null,
        clientName: action.client?.name ?? '',
        clientEmail: action.client?.email ?? '',
        clientAddress: action.client?.address ?? '',
      };
    case 'add-item': {
      const id = nextItemId(draft.items);
      const item = emptyItem(action.country, id, action.taxRate ?? undefined);
      return { ...draft, items: [...draft.items, item] };
    }
    case 'remove-item':
      // The last remaining item cannot be removed (`invoices.md` section 5).
      return draft.items.length === 1
        ? draft
        : { ...draft, items: draft.items.filter((item) => item.id !== action.id) };
    case 'set-item':
      return withItem(draft, action.id, (item) => ({
        ...item,
        [action.field]: action.value,
        taxRateTouched: item.taxRateTouched || action.field === 'taxRate',
      }));
    case 'leave-item-number':
      return withItem(draft, action.id, (item) => leaveNumber(draft, item, action));
    case 'fill-item': {
      const { name, unitPrice, taxRate } = action.product;
      const currency = draftCurrency(draft, action.country);
      return withItem(draft, action.id, (item) => ({
        ...item,
        description: name,
        unitPrice: normalizePrice(unitPrice, currency),
        taxRate: normalizeTaxRate(taxRate),
        taxRateTouched: true,
      }));
    }
    case 'add-discount':
      return { ...draft, showDiscount: true };
    case 'remove-discount':
      return { ...draft, showDiscount: false, discount: '0' };
    case 'set-discount':
      return { ...draft, discount: clampDiscount(action.value) };
    case 'leave-discount': {
      const discount = normalizeDiscount(draft.discount);
      return discount === draft.discount ? draft : { ...draft, discount };
    }
    case 'use-saved-paypal':
      return {
        ...draft,
        usePaypalFromSettings: action.use,
        paypalPaymentLink: action.use ? action.savedLink : '',
      };
    case 'add-link':
    case 'set-link':
    case 'remove-link':
      return { ...draft, otherPaymentLinks: reduceLinks(draft.otherPaymentLinks, action) };
    case 'follow-country':
      return withCountry(draft, action.country, action.taxRate);
    default:
      return action satisfies never;
  }
}

/** The draft under another country: untouched tax rates and, unless picked, the currency follow it. */
export function withCountry(
  draft: InvoiceDraft,
  country: CountryCode,
  taxRate: string,
): InvoiceDraft {
  const items = draft.items.map((item) => (item.taxRateTouched ? item : { ...item, taxRate }));
  return withFittingPrices({ ...draft, items }, country);
}

// A price has as many decimals as its currency (`decisions.md`, Money, tax, dates).
function withFittingPrices(draft: InvoiceDraft, country: CountryCode): InvoiceDraft {
  const currency = draftCurrency(draft, country);
  return {
    ...draft,
    items: draft.items.map((item) => ({
      ...item,
      unitPrice: normalizePrice(item.unitPrice, currency),
    })),
  };
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

function leaveNumber(
  draft: InvoiceDraft,
  item: DraftItem,
  { field, country }: { field: ItemTextField; country: CountryCode },
): DraftItem {
  const value = numberOnLeaving(item[field], field, draftCurrency(draft, country));
  return value === item[field] ? item : { ...item, [field]: value };
}

function numberOnLeaving(text: string, field: ItemTextField, currency: CurrencyCode): string {
  switch (field) {
    case 'quantity':
      return normalizeQuantity(text);
    case 'unitPrice':
      return normalizePrice(text, currency);
    case 'taxRate':
      return normalizeTaxRate(text);
    case 'description':
      return text;
    default:
      return field satisfies never;
  }
}

/** The id of the next line: numbered, so that server and browser begin alike and no two lines share one. */
function nextItemId(items: readonly DraftItem[]): string {
  const numbers = items.map((item) => Number(/^item-(\d{1,9})$/.exec(item.id)?.[1] ?? 0));
  return `item-${Math.max(0, ...numbers) + 1}`;
}
