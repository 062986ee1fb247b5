import * as z from 'zod/mini';
import { clientRules } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { headRules, notesRules, type TextRule } from '#app/domain/fields/field-rules.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { checkDiscount } from '#app/domain/invoices/check-figures.ts';
import { checkItems } from '#app/domain/invoices/check-items.ts';
import { lineRules } from '#app/domain/invoices/check-line.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { DraftItem } from '#app/domain/invoices/draft.ts';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { currencies, currencyCodes } from '#app/domain/money/money.ts';
import { importedStatuses } from './file-status.ts';
import type { ImportIssue, RowIssue } from './import-answer.ts';
import { maxCellLength } from './import-lots.ts';

const text = z.string().check(z.maxLength(maxCellLength));
/** Plain decimal text, up to the maximum length of `parseDecimal`. */
const figure = z.string().check(z.maxLength(64));
const row = z.int().check(z.minimum(1));

/** An imported line: its spreadsheet row number, texts, and plain decimal figures; empty means none. */
const lineSchema = z.object({
  row,
  description: text,
  quantity: figure,
  price: figure,
  /** Percent. */
  discount: figure,
  /** Rates in percent. */
  taxes: z.array(z.object({ name: text, rate: figure })).check(z.maxLength(5)),
  /** The amounts stated in the file, without and with tax. */
  net: z.nullable(figure),
  total: z.nullable(figure),
});

/** An imported document with its rows merged; `checkImportedInvoice` converts it to an invoice. */
export const importedInvoiceSchema = z.lazy(() =>
  z.object({
    kind: z.enum(documentKinds),
    number: text,
    /** `YYYY-MM-DD`. */
    date: text,
    /** Empty: computed from the payment terms of the client or of Settings. */
    due: text,
    status: z.enum(importedStatuses),
    /** The paid amount, where the file states it; otherwise a paid invoice counts as fully paid. */
    paid: z.nullable(figure),
    paidDay: z.nullable(text),
    currency: z.enum(currencyCodes),
    clientName: text,
    clientEmail: text,
    /** Copy recipients of a client created by this invoice, comma-separated. */
    clientCopies: text,
    /** The client it is assigned to, where the import matched a different name or email. */
    client: z.nullable(z.object({ name: text, email: text })),
    clientContact: text,
    clientAddress: text,
    /** ISO 3166 alpha-2; empty where the file has no country. */
    clientRegion: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
    reference: text,
    notes: text,
    /** Discount on the full invoice, in percent. */
    discount: figure,
    /** The total stated in the file. */
    total: z.nullable(figure),
    /** The file has tax amounts per line, so each line is rounded separately. */
    roundsLines: z.boolean(),
    lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(200)),
  }),
);
export type ImportedInvoice = z.infer<typeof importedInvoiceSchema>;
export type ImportedLine = ImportedInvoice['lines'][number];

/** Imports don't require what other products don't: an address may be missing. */
const { invoiceNumber, invoiceDate, dueDate, clientName, clientEmail, ...otherRules } = headRules;
const { clientContact, clientReference, clientAddress } = otherRules;
const { required: _, ...looseAddress } = clientAddress;
const rules = {
  invoiceNumber,
  invoiceDate,
  dueDate,
  clientName,
  clientEmail,
  clientContact,
  clientReference,
  clientAddress: looseAddress,
  ...notesRules,
} as const satisfies Record<string, TextRule>;

type Texts = Pick<
  InvoiceContent,
  | ('invoiceNumber' | 'invoiceDate' | 'dueDate' | 'clientName' | 'clientEmail' | 'clientContact')
  | ('clientReference' | 'notes')
> & { clientAddress: string | null };

/** An imported invoice's exact content; the seller's own texts don't come from the file. */
export type CheckedImport = Texts &
  Pick<
    InvoiceContent,
    'currency' | 'items' | 'discountHundredths' | 'rounding' | 'pricesIncludeTax'
  > & {
    totals: InvoiceTotals;
    /** Minor units. */
    paidMinor: number;
    /** The client it is assigned to, whose name may differ from the one on the invoice. */
    client: { name: string; email: string | null };
    /** Copy recipients of a client created by this invoice, comma-separated. */
    clientCopies: string | null;
  };

/**
 * Validates an imported invoice by the rules of every save, except payment details and the client's address, and
 * compares our figures with the file's. The same in browser and server.
 * @param today seller-local date, `YYYY-MM-DD`
 */
export function checkImportedInvoice(
  invoice: ImportedInvoice,
  country: CountryCode,
  today: string,
): { ok: true; checked: CheckedImport } | { ok: false; issues: RowIssue[] } {
  const collector = issueCollector();
  const { currency } = invoice;
  const texts = parseTexts(
    {
      invoiceNumber: invoice.number,
      invoiceDate: invoice.date,
      dueDate: invoice.due || invoice.date,
      clientName: invoice.clientName,
      clientEmail: invoice.clientEmail,
      clientContact: invoice.clientContact,
      clientReference: invoice.reference,
      clientAddress: invoice.clientAddress,
      notes: invoice.notes,
    },
    rules,
    collector,
  );
  const client = invoice.client
    ? parseTexts(
        { clientName: invoice.client.name, clientEmail: invoice.client.email },
        { clientName, clientEmail },
        collector,
      )
    : texts;
  const { ccEmails: clientCopies } = parseTexts(
    { ccEmails: invoice.clientCopies },
    { ccEmails: clientRules.ccEmails },
    collector,
  );
  const itemRules = lineRules(
    { finePrices: true, registered: '', taxNumbers: [], province: '', currency },
    country,
  );
  const items = checkItems(invoice.lines.map(draftItem), itemRules, collector);
  const { value: discountHundredths, code } = checkDiscount(invoice.discount);
  if (code) collector.add('discount', 'items', { code });
  const first = invoice.lines[0]?.row ?? 1;
  // Incomplete lines are already reported one by one.
  const hasLineIssues = collector.issues.some(({ field }) => field.startsWith('items.'));
  const fieldIssues = collector.issues.filter(({ field }) => !(hasLineIssues && field === 'items'));
  const issues = fieldIssues.map((issue): RowIssue => {
    const at = /^items\.(\d+)\./.exec(issue.field)?.[1];
    return { row: invoice.lines[Number(at ?? 0)]?.row ?? first, code: 'field', issue };
  });
  const paidDayIssue = checkPaidDay(invoice.paidDay, today);
  if (paidDayIssue) issues.push({ row: first, ...paidDayIssue });
  if (issues.length > 0) return { ok: false, issues };
  const figures = {
    items,
    discountHundredths: discountHundredths ?? 0,
    pricesIncludeTax: false,
    rounding: invoice.roundsLines ? ('line' as const) : ('tax' as const),
  };
  const calculated = calculateTotals(figures);
  if (!calculated.ok) return { ok: false, issues: [{ row: first, code: 'tooLarge' }] };
  const { totals } = calculated;
  const figureIssues = compareFigures(invoice, items, totals, country);
  const paidMinor = paidAmountOf(invoice, totals.total);
  if (paidMinor > totals.total) {
    figureIssues.push({ row: first, code: 'paidTooMuch', paidMinor, currency, country });
  }
  if (figureIssues.length > 0) return { ok: false, issues: figureIssues };
  const checked = { ...texts, clientCopies, currency, ...figures, totals, paidMinor };
  return {
    ok: true,
    checked: { ...checked, client: { name: client.clientName, email: client.clientEmail } },
  };
}

/** Validates the payment date: payments are recorded by date, so it must be readable and not in the future. */
function checkPaidDay(day: string | null, today: string): ImportIssue | null {
  if (day === null) return null;
  if (!isCalendarDate(day)) return { code: 'badPaidDay', typed: day };
  return day > today ? { code: 'paidLater', day } : null;
}

function paidAmountOf({ kind, status, paid, currency }: ImportedInvoice, total: number): number {
  if (kind !== 'invoice') return 0;
  if (status === 'paid') return total;
  if (status === 'void' || status === 'draft') return 0;
  return parseDecimal(paid ?? '0', currencies[currency].minorDigits) ?? 0;
}

function draftItem(line: ImportedLine): DraftItem {
  const [first, ...moreTaxes] = line.taxes;
  return {
    id: '',
    description: line.description,
    secondDescription: '',
    quantity: line.quantity,
    unit: '',
    unitPrice: line.price,
    discount: line.discount,
    discountKind: 'percent',
    taxName: first?.name ?? '',
    taxRate: first?.rate ?? '',
    moreTaxes,
    taxReason: first ? '' : 'none',
    taxRateTouched: true,
    sourceLine: '',
    deposit: '',
    fields: [],
  };
}

/** Reports figures in the file that differ from our calculation. */
function compareFigures(
  invoice: ImportedInvoice,
  items: InvoiceContent['items'],
  totals: InvoiceTotals,
  country: CountryCode,
): RowIssue[] {
  const { currency } = invoice;
  const issues: RowIssue[] = [];
  type Code = 'lineDiffers' | 'totalDiffers';
  const compare = (row: number, ours: number, text: string | null, code: Code) => {
    const theirs = text === null ? null : parseDecimal(text, currencies[currency].minorDigits);
    if (theirs === null || theirs === ours) return;
    issues.push({ row, code, ours, theirs, currency, country });
  };
  for (const [at, line] of invoice.lines.entries()) {
    const net = totals.lineTotals[at] ?? 0;
    compare(line.row, net, line.net, 'lineDiffers');
    const item = items[at];
    if (line.total === null || !item) continue;
    const alone = calculateTotals({ items: [item], discountHundredths: 0, rounding: 'line' });
    if (alone.ok) compare(line.row, alone.totals.total, line.total, 'lineDiffers');
  }
  const row = invoice.lines[0]?.row ?? 1;
  compare(row, totals.total, invoice.total, 'totalDiffers');
  return issues;
}
