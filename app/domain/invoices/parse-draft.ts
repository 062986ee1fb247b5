import { isCurrencyCode } from '#app/domain/money/money.ts';
import type { CountryCode } from '../country/country.ts';
import { parsePrintedFields } from '../custom-fields/document-fields.ts';
import { isCalendarDate } from '../dates.ts';
import { typedKinds } from '../documents/kind.ts';
import {
  corrupt,
  flag,
  parseFields,
  type Reader,
  readersOf,
  text,
} from '../fields/parse-fields.ts';
import { isDocumentLanguage } from '../language/document-language.ts';
import { parseDraftLook } from '../looks/check-look.ts';
import { parseNumber } from '../money/plain-number.ts';
import { isTaxReason } from '../taxes/tax-choice.ts';
import { isUnitCode } from '../taxes/units.ts';
import { type DraftItem, emptyDraft, emptyItem, type InvoiceDraft } from './draft.ts';
import { parseOtherPaymentLinks } from './payment-link-json.ts';
import { invoiceTemplates, papers } from './sheet.ts';

/** Creates a parser for a list of rows that contain exactly these text fields. */
function rowsOf<Key extends string>(...keys: Key[]): Reader<Record<Key, string>[]> {
  return (value) => {
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) return corrupt;
    const rows = value.map((row: unknown) => {
      const fields: Fields = typeof row === 'object' && row !== null ? { ...row } : {};
      const texts = keys.map((key) => [key, fields[key]] as const);
      return texts.every(([, each]) => typeof each === 'string') ? Object.fromEntries(texts) : null;
    });
    return rows.every((row) => row !== null) ? (rows as Record<Key, string>[]) : corrupt;
  };
}

/** Creates a parser for one of the given texts; anything else becomes the first. */
function oneOf<const Choice extends string>(...choices: [Choice, ...Choice[]]): Reader<Choice> {
  return (value) => choices.find((choice) => choice === value) ?? choices[0];
}

// Only the field types matter here.
const { items: _, ...blank } = emptyDraft('us', { today: '2000-01-01', saveKey: '', itemId: '' });

const readers = readersOf(
  blank,
  {
    // An unknown kind must not become an invoice; only drafts of the earlier version have no kind.
    kind: (value) =>
      value === undefined ? undefined : (typedKinds.find((kind) => kind === value) ?? corrupt),
    currency: (value) => (isCurrencyCode(value) ? value : ''),
    template: (value) => invoiceTemplates.find((template) => template === value) ?? 'classic',
    look: parseDraftLook,
    fields: parsePrintedFields,
    paper: (value) => papers.find((paper) => paper === value) ?? '',
    language: (value) => (isDocumentLanguage(value) ? value : ''),
    selectedClientId: (value) =>
      value === undefined || value === null || typeof value === 'string' ? value || null : corrupt,
    otherPaymentLinks: parseOtherPaymentLinks,
    discountKind: oneOf('percent', 'amount'),
    registered: oneOf('', 'yes', 'no'),
    taxNumbers: rowsOf('tax', 'number'),
    schedule: rowsOf('label', 'amount', 'due'),
    rounding: oneOf('tax', 'line'),
  },
  { text, flag },
);

const itemReaders = readersOf(
  emptyItem('us', ''),
  {
    unit: (value) => (isUnitCode(value) ? value : ''),
    discountKind: oneOf('percent', 'amount'),
    moreTaxes: rowsOf('name', 'rate'),
    fields: parsePrintedFields,
    taxReason: (value) => (value === 'none' || isTaxReason(value) ? value : ''),
  },
  { text, flag },
);

/** Current field names by those of the earlier version. */
const earlierNames = {
  fromName: 'businessName',
  fromEmail: 'businessEmail',
  fromPhone: 'businessPhone',
  fromWebsite: 'businessWebsite',
  fromAddress: 'businessAddress',
  taxId: 'taxNumber',
  stripeLink: 'stripePaymentLink',
  paypalLink: 'paypalPaymentLink',
  otherLinks: 'otherPaymentLinks',
} as const;

type Fields = Record<string, unknown>;

/**
 * Parses a draft from storage or a request: current or earlier field names, numbers or text. Unknown fields are
 * dropped, missing ones get the values of a new draft. Null when it is corrupt: not an object, a field of a wrong type,
 * or no item ("Saved guest data needs at least 1 item"). `newId` creates ids for lines and for the save key, which the
 * earlier version lacks.
 */
export function parseDraft(
  value: unknown,
  start: { country: CountryCode; today: string; newId: () => string },
): InvoiceDraft | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = withCurrentNames({ ...value });
  const stored = parseFields<Omit<InvoiceDraft, 'items'>>(fields, readers);
  const items = parseItems(fields.items);
  if (stored === null || items === null) return null;
  const fresh = emptyDraft(start.country, {
    today: start.today,
    saveKey: stored.saveKey || start.newId(),
    itemId: '',
  });
  return {
    ...fresh,
    ...stored,
    saveKey: fresh.saveKey,
    invoiceDate: parseDate(stored.invoiceDate, fresh.invoiceDate),
    dueDate: parseDate(stored.dueDate, fresh.dueDate),
    showDiscount: stored.showDiscount ?? (parseNumber(stored.discount ?? '', 2) ?? 0) > 0,
    items: items.map((item) => completeItem(item, start)),
  };
}

function parseItems(value: unknown): Partial<DraftItem>[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const items = value.map((item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? parseFields<DraftItem>({ ...item }, itemReaders)
      : null,
  );
  return items.every((item) => item !== null) ? items : null;
}

function withCurrentNames(fields: Fields): Fields {
  const renamed: Fields = { ...fields };
  for (const [earlier, current] of Object.entries(earlierNames)) {
    if (earlier in fields && !(current in fields)) renamed[current] = fields[earlier];
  }
  // The earlier version always stored a currency, but it only counted when the user had chosen it.
  if ('selectedCurrency' in fields && !('currency' in fields)) {
    renamed.currency = fields.currencyManuallySet === true ? fields.selectedCurrency : '';
  }
  // It had no switch for card payments: a Stripe link meant that they were on.
  if (!('acceptCardPayments' in fields) && 'stripeLink' in fields) {
    renamed.acceptCardPayments = Boolean(fields.stripeLink);
  }
  if (Array.isArray(fields.items)) renamed.items = fields.items.map(withUnitPrice);
  return renamed;
}

function withUnitPrice(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return 'price' in item && !('unitPrice' in item) ? { ...item, unitPrice: item.price } : item;
}

function completeItem(
  item: Partial<DraftItem>,
  start: { country: CountryCode; newId: () => string },
): DraftItem {
  const fresh = emptyItem(start.country, item.id || start.newId());
  const line = { ...fresh, ...item, id: fresh.id };
  const isOther = parseNumber(line.taxRate, 4) !== parseNumber(fresh.taxRate, 4);
  return { ...line, taxRateTouched: item.taxRateTouched ?? isOther };
}

// The earlier version may have stored a full timestamp. Text that isn't a date is kept for the form to mark.
function parseDate(stored: string | undefined, fresh: string): string {
  if (stored === undefined) return fresh;
  const day = stored.slice(0, 10);
  return isCalendarDate(day) ? day : stored;
}
