import type { CountryCode } from '#app/domain/country/country.ts';
import type { TypedKind } from '#app/domain/documents/kind.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import {
  defaultInvoiceNumber,
  draftCurrency,
  draftLanguage,
  emptyDraft,
  type InvoiceDraft,
} from '#app/domain/invoices/draft.ts';
import { dueDateOf, withDueDate } from '#app/domain/payments/terms.ts';
import { type FormDefaults, startTaxes } from '#app/domain/settings/form-defaults.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import type { DraftDates, StoredDraft } from './draft-store.client.ts';
import { withCountry } from './form-state.ts';

/** The saved invoice that a form was opened to clone or edit. */
export type OpenedInvoice = {
  /** `estimate` is a new one, whose id is `new`. */
  kind: 'clone' | 'edit' | 'estimate';
  documentKind: TypedKind;
  id: string;
  invoiceNumber: string;
  /** What it says, as the form shows it; null of a new estimate. */
  draft: InvoiceDraft | null;
  isArchived: boolean;
  /** Its client may have it already: an edit of it is a correction. */
  isIssued: boolean;
  /** Another one after every change. */
  version: number;
};

/**
 * A fresh form; the same on server and in the browser, so it draws no ids. `today` is the seller's day. The
 * PayPal-from-settings switch is on when a link is saved.
 */
export function startDraft(
  country: CountryCode,
  today: string,
  defaults: FormDefaults,
): InvoiceDraft {
  const { invoiceNumber, numberAfterJump: _, taxRate, taxes, template, ...settings } = defaults;
  const fresh = emptyDraft(country, {
    today,
    saveKey: '',
    itemId: 'item-1',
    invoiceNumber,
    taxes: startTaxes(country, defaults),
  });
  return withDueDate({
    ...fresh,
    ...settings,
    template,
    usePaypalFromSettings: Boolean(settings.paypalPaymentLink),
  });
}

/** What the form shows before anything is typed: an invoice to edit as it is, a copy under a new number and dates. */
export function createDraft(
  country: CountryCode,
  today: string,
  defaults: FormDefaults,
  opened: OpenedInvoice | null,
): InvoiceDraft {
  if (!opened) return startDraft(country, today, defaults);
  const { kind, draft, documentKind } = opened;
  if (!draft) {
    const fresh = startDraft(country, today, { ...defaults, paymentTerms: '' });
    return { ...fresh, kind: documentKind };
  }
  return kind === 'edit'
    ? draft
    : copyAsNew(draft, { invoiceNumber: defaults.invoiceNumber, today });
}

/**
 * A stored draft in a form that begins now: what the user never touched follows the form's country, suggested number and
 * dates, and the PayPal link the settings while it is taken from there.
 */
export function adjustDraft(
  stored: StoredDraft,
  begun: { country: CountryCode; defaults: FormDefaults; fresh: InvoiceDraft },
  isEdit: boolean,
): InvoiceDraft {
  const { draft } = stored;
  const { country, defaults, fresh } = begun;
  const moved = stored.country !== null && stored.country !== country;
  const suggested = stored.suggestedNumber ?? defaultInvoiceNumber;
  const savedLink = defaults.paypalPaymentLink ?? '';
  const usesSaved = draft.usePaypalFromSettings && savedLink !== '';
  return {
    ...(moved ? withCountry(draft, country, defaults) : draft),
    usePaypalFromSettings: usesSaved,
    paypalPaymentLink: usesSaved ? savedLink : draft.paypalPaymentLink,
    invoiceNumber:
      draft.invoiceNumber === suggested && !isEdit ? defaults.invoiceNumber : draft.invoiceNumber,
    ...(isEdit ? {} : adjustDates(draft, stored.suggestedDates, fresh)),
  };
}

/**
 * The dates of a draft where those that were merely suggested are today's, and its due date follows its payment terms; one that
 * waits to be saved is as it was.
 */
export function adjustDates(
  draft: InvoiceDraft,
  suggested: DraftDates | undefined,
  today: DraftDates,
): DraftDates {
  const isFixed = draft.pendingSave || draft.pendingPdfDownload;
  const dateOf = (field: keyof DraftDates) =>
    draft[field] === suggested?.[field] && !isFixed ? today[field] : draft[field];
  const invoiceDate = dateOf('invoiceDate');
  const { paymentTerms, dueDate } = draft;
  const followsTerms = dueDateOf(paymentTerms, draft.invoiceDate) === dueDate;
  const moved = followsTerms && !isFixed ? dueDateOf(paymentTerms, invoiceDate) : null;
  return { invoiceDate, dueDate: moved ?? dateOf('dueDate') };
}

/**
 * Whether nothing was typed into a draft that began as `fresh`: empty lines, an open discount without a percentage, and a
 * currency or a language that it has anyhow are nothing.
 */
export function isUntyped(draft: InvoiceDraft, fresh: InvoiceDraft, country: CountryCode): boolean {
  return hasSameContent(typedPart(draft, country), typedPart(fresh, country));
}

function typedPart(draft: InvoiceDraft, country: CountryCode): InvoiceDraft {
  const hasDiscount = draft.showDiscount && !/^[\s0.]*$/.test(draft.discount);
  return {
    ...draft,
    currency: draftCurrency(draft, country),
    language: draftLanguage(draft, country, currentLanguage()),
    showDiscount: hasDiscount,
    discount: hasDiscount ? draft.discount : '0',
    discountKind: hasDiscount ? draft.discountKind : 'percent',
    items: draft.items.filter(
      ({ description, secondDescription, quantity, unit, unitPrice, discount, taxRateTouched }) =>
        `${description}${secondDescription}${unit}${discount}`.trim() !== '' ||
        quantity !== '1' ||
        unitPrice !== '0' ||
        taxRateTouched,
    ),
    otherPaymentLinks: draft.otherPaymentLinks.filter(({ name, url }) => name !== '' || url !== ''),
  };
}

/** Whether two drafts hold the same content, whatever they wait for and are named. */
export function hasSameContent(left: InvoiceDraft, right: InvoiceDraft): boolean {
  return contentText(left) === contentText(right);
}

function contentText(draft: InvoiceDraft): string {
  // Item ids are names inside the form alone.
  const items = draft.items.map((item) => ({ ...item, id: '' }));
  const unnamed = { saveKey: '', pendingSave: false, pendingPdfDownload: false };
  return JSON.stringify({ ...draft, ...unnamed, items }, inOrder);
}

/** A draft that was stored has its fields in another order than one that was made of an invoice. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
