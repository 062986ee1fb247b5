import type { CountryCode } from '#app/domain/country/country.ts';
import {
  completeFields,
  fieldsOfForm,
  newFields,
  type PrintedField,
} from '#app/domain/custom-fields/document-fields.ts';
import type { TypedKind } from '#app/domain/documents/kind.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import { defaultInvoiceNumber, emptyDraft, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { dueDateOf, withDueDate } from '#app/domain/payments/terms.ts';
import { type FormDefaults, startTaxes } from '#app/domain/settings/form-defaults.ts';
import type { DraftDates, StoredDraft } from './draft-store.client.ts';

/** The saved invoice that a form was opened to clone or edit, or a new estimate. */
export type OpenedInvoice = {
  /** `estimate` is a new one, with the id `new`. */
  kind: 'clone' | 'edit' | 'estimate';
  documentKind: TypedKind;
  id: string;
  invoiceNumber: string;
  /** Its content as the form shows it; null for a new estimate. */
  draft: InvoiceDraft | null;
  isArchived: boolean;
  /** The client may have received it, so an edit is a correction. */
  isIssued: boolean;
  /** Differs after every change. */
  version: number;
};

/**
 * Returns a new draft. It generates no ids, since it must be the same on the server and in the browser. `today` is the
 * seller's day. PayPal from Settings is switched on if a link is saved there.
 */
export function startDraft(
  country: CountryCode,
  today: string,
  defaults: FormDefaults,
  kind: TypedKind = 'invoice',
): InvoiceDraft {
  const { invoiceNumber, numberAfterJump: _, taxRate, taxes, template, ...others } = defaults;
  const { customFields = [], ...settings } = others;
  const fresh = emptyDraft(country, {
    kind,
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
    fields: newFields(fieldsOfForm(customFields, 'document', kind)),
    items: fresh.items.map((item) => ({
      ...item,
      fields: newFields(fieldsOfForm(customFields, 'line', kind)),
    })),
    usePaypalFromSettings: Boolean(settings.paypalPaymentLink),
  });
}

/**
 * Returns what the form shows before any input: an invoice to edit as it is, or a copy with a new number and new dates.
 */
export function createDraft(
  country: CountryCode,
  today: string,
  defaults: FormDefaults,
  opened: OpenedInvoice | null,
): InvoiceDraft {
  if (!opened) return startDraft(country, today, defaults);
  const { kind, draft, documentKind } = opened;
  if (!draft) {
    return startDraft(country, today, { ...defaults, paymentTerms: '' }, documentKind);
  }
  const shown = withShownFields(draft, defaults, kind);
  return kind === 'edit'
    ? shown
    : copyAsNew(shown, { invoiceNumber: defaults.invoiceNumber, today });
}

/** Adds the custom fields that the form shows. A copy has no others, since its user could neither see nor clear them. */
function withShownFields(
  draft: InvoiceDraft,
  { customFields = [] }: FormDefaults,
  kind: OpenedInvoice['kind'],
): InvoiceDraft {
  const complete = (fields: readonly PrintedField[], owner: 'document' | 'line') => {
    const shown = fieldsOfForm(customFields, owner, draft.kind);
    const isShown = ({ id }: PrintedField) => shown.some((field) => field.id === id);
    return completeFields(kind === 'edit' ? fields : fields.filter(isShown), shown);
  };
  return {
    ...draft,
    fields: complete(draft.fields, 'document'),
    items: draft.items.map((item) => ({ ...item, fields: complete(item.fields, 'line') })),
  };
}

/**
 * Adapts a stored draft to the form that opens now: what the user never touched follows the form's country, suggested
 * number and dates, and the PayPal link follows Settings if it is taken from there.
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
 * Returns a draft's dates: merely suggested dates become today's, and the due date follows the payment terms. The dates
 * of a draft that waits to be saved don't change.
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
 * Returns the draft for another country: it takes the country's tax registration from Settings, its default taxes on
 * untouched lines, and no province. The currency follows by itself unless the user picked one.
 */
export function withCountry(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: Pick<FormDefaults, 'taxRate' | 'taxes' | 'registered' | 'taxNumbers'>,
): InvoiceDraft {
  const { registered = '', taxNumbers = [] } = defaults;
  const taxes = startTaxes(country, defaults);
  const items = draft.items.map((item) => (item.taxRateTouched ? item : { ...item, ...taxes }));
  return { ...draft, registered, taxNumbers, province: '', items };
}
