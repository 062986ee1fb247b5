import { type ClientText, extraClientFields } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { SkippedDocument } from '#app/domain/import/document-rows.ts';
import { addressIssues } from '#app/domain/import/file-emails.ts';
import type {
  ImportPreviewData,
  NumberedIssue,
  ReportedRow,
} from '#app/domain/import/import-answer.ts';
import type { ImportedInvoice } from '#app/domain/import/imported-invoice.ts';
import { fileClientOf, type ImportPlan } from '#app/domain/import/plan-import.ts';
import {
  clientBook,
  clientKey,
  type KnownClient,
  resolveClients,
  type SameClientQuestion,
} from '#app/domain/import/resolve-clients.ts';
import { ownNameOf } from '#app/domain/language/document-language.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import { splitAddresses } from '#app/domain/sending/addresses.ts';
import { clientLabel } from '#app/features/clients/public.words.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { describePaymentTerms } from '#app/features/invoice-sheet/public.words.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { regionName } from '#app/i18n/format/region-name.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { describeLedgers, describeMatches, describeRows } from './describe-import-issues.ts';

export const addedKinds = ['invoices', 'estimates', 'creditNotes', 'clients', 'products'] as const;
type AddedKind = (typeof addedKinds)[number];

/** The result of the dry run: how many records would be added, already exist or can't be imported. */
export type ImportReport = {
  /** The plan for what is new. */
  plan: ImportPlan;
  added: Record<AddedKind, number>;
  there: number;
  /** Clients of the file that were merged with another client of the file. */
  merged: number;
  broken: ReportedRow[];
  remarks: ReportedRow[];
  /** How clients with the same name or email were matched. */
  matches: ReportedRow[];
  questions: SameClientQuestion[];
  /** Documents that aren't invoices. */
  skipped: SkippedDocument[];
  /** How many invoices the plan still allows, if fewer than the file has; otherwise null. */
  room: number | null;
};

const none = { invoices: 0, estimates: 0, creditNotes: 0, clients: 0, products: 0 };
const noMatches = { merged: 0, matches: [], questions: [] };

/**
 * Builds the report from a plan and the server's lookup.
 * @param same keys of the clients that the user identified with an existing client of the same email
 */
export function reportOf(
  plan: ImportPlan,
  look: ImportPreviewData,
  same: ReadonlySet<string> = new Set(),
): ImportReport {
  switch (plan.kind) {
    case 'invoices':
      return reportOfInvoices(plan, look, same);
    case 'clients': {
      const resolved = resolveClients(plan.clients, look.clients, same);
      const addedKeys = new Set(resolved.added.map(clientKey));
      const isAdded = (row: number) =>
        resolved.clients.some(
          (client, at) => plan.clients[at]?.row === row && addedKeys.has(clientKey(client)),
        );
      return {
        plan: { ...plan, clients: resolved.added },
        added: { ...none, clients: resolved.added.length },
        there: resolved.there,
        merged: plan.merged.length + resolved.merged,
        matches: byRow([...describeRows(plan.merged), ...describeMatches(resolved.matches)]),
        questions: resolved.questions,
        broken: describeRows(plan.broken),
        skipped: [],
        room: null,
        remarks: describeRows(plan.remarks.filter(({ row }) => isAdded(row))),
      };
    }
    case 'products': {
      const products = plan.products.filter((_, at) => !look.products[at]);
      const there = plan.products.filter((_, at) => look.products[at]);
      const thereRows = new Set(there.map(({ row }) => row));
      return {
        plan: { ...plan, products },
        added: { ...none, products: products.length },
        there: there.length,
        ...noMatches,
        broken: describeRows(plan.broken),
        skipped: [],
        room: null,
        remarks: describeRows(plan.remarks.filter(({ row }) => !thereRows.has(row))),
      };
    }
    case 'export':
      return reportOfExport(plan, look);
    default:
      return plan satisfies never;
  }
}

function reportOfInvoices(
  plan: Extract<ImportPlan, { kind: 'invoices' }>,
  look: ImportPreviewData,
  same: ReadonlySet<string>,
): ImportReport {
  const fresh = plan.invoices.filter((_, at) => look.invoices[at] === 'new');
  const taken = plan.invoices.flatMap(({ invoice: { number, lines } }, at) => {
    const row = lines[0]?.row ?? 1;
    const message = importTexts.report.numberTaken;
    return look.invoices[at] === 'other' ? [{ row, number, message }] : [];
  });
  const freshRows = new Set(fresh.map(({ invoice }) => fileClientOf(invoice).row));
  const used = new Set(fresh.map(({ invoice }) => clientKey(fileClientOf(invoice))));
  const usedClients = plan.clients.filter((client) => used.has(clientKey(client)));
  const resolved = resolveClients(usedClients, look.clients, same);
  const clientOf = new Map(
    usedClients.map((client, at) => [clientKey(client), resolved.clients[at] ?? client]),
  );
  // Existing clients don't change, so only new ones get copy recipients.
  const copiesOf = new Map(
    resolved.added.map((client) => [clientKey(client), client.ccEmails] as const),
  );
  const remarks: NumberedIssue[] = plan.remarks.filter(({ row }) => freshRows.has(row));
  const invoices = fresh.map(({ invoice, totalMinor }) => {
    const own = fileClientOf(invoice);
    const client: KnownClient = clientOf.get(clientKey(own)) ?? own;
    const isOwn = clientKey(client) === clientKey(own);
    const reference = isOwn ? null : { name: client.name, email: client.email ?? '' };
    const clientCopies = copiesOf.get(clientKey(client)) ?? '';
    const others = splitAddresses(invoice.clientCopies);
    for (const issue of addressIssues(own.email, others, clientCopies)) {
      remarks.push({ row: own.row, number: invoice.number, ...issue });
    }
    return {
      invoice: { ...invoice, client: reference, clientCopies } satisfies ImportedInvoice,
      totalMinor,
    };
  });
  const counts = countKinds(fresh.map(({ invoice }) => invoice.kind));
  const isShort = look.remaining !== null && look.remaining < counts.invoices;
  return {
    plan: { ...plan, invoices },
    added: { ...none, ...counts, clients: resolved.added.length },
    there: look.invoices.filter((each) => each === 'there').length,
    // Invoices are counted here; each of their clients is listed separately.
    merged: 0,
    matches: byRow(describeMatches(resolved.matches)),
    questions: resolved.questions,
    broken: byRow([...describeRows(plan.broken), ...taken]),
    remarks: byRow(describeRows(remarks)),
    skipped: plan.skipped,
    room: isShort ? look.remaining : null,
  };
}

function countKinds(kinds: readonly DocumentKind[]) {
  const count = (kind: DocumentKind) => kinds.filter((each) => each === kind).length;
  return {
    invoices: count('invoice'),
    estimates: count('estimate'),
    creditNotes: count('credit-note'),
  };
}

function byRow(rows: readonly ReportedRow[]): ReportedRow[] {
  return [...rows].sort((left, right) => left.row - right.row);
}

function reportOfExport(
  plan: Extract<ImportPlan, { kind: 'export' }>,
  look: ImportPreviewData,
): ImportReport {
  const fresh = plan.documents.filter((_, at) => look.invoices[at] === 'new');
  const book = clientBook(look.clients);
  const clients = plan.clients.filter((client) => book.find(client) === null);
  const products = plan.products.filter((_, at) => !look.products[at]);
  const counts = countKinds(fresh.map(({ document }) => document.kind));
  const others = plan.documents.filter((_, at) => look.invoices[at] === 'other');
  const otherIds = new Set(others.map(({ document }) => document.id));
  const taken = others.map(({ document: { invoiceNumber: number } }) => {
    return { row: 0, number, message: importTexts.report.differs };
  });
  const isShort = look.remaining !== null && look.remaining < counts.invoices;
  const added = { ...counts, clients: clients.length, products: products.length };
  const all = plan.documents.length + plan.clients.length + plan.products.length;
  return {
    // Entries of existing documents were added with them unless an import was interrupted, so they are sent again.
    plan: {
      ...plan,
      documents: fresh,
      clients,
      products,
      entries: plan.entries.filter(({ invoiceId }) => !otherIds.has(invoiceId)),
    },
    added,
    there: all - taken.length - fresh.length - clients.length - products.length,
    broken: [...describeLedgers(plan.broken), ...taken],
    remarks: describeLedgers(plan.remarks),
    ...noMatches,
    skipped: [],
    room: isShort ? look.remaining : null,
  };
}

/** A field of a record as it will be stored. */
type PreviewField = { label: string; value: string };

const firstRecords = 3;

/**
 * Lists the first three records of a plan as they will be stored, without empty fields.
 * @param country the business's own
 */
export function previewRecords(plan: ImportPlan, country: CountryCode): PreviewField[][] {
  return recordsOf(plan, country).map((fields) => fields.filter(({ value }) => value !== ''));
}

function recordsOf(plan: ImportPlan, country: CountryCode): PreviewField[][] {
  switch (plan.kind) {
    case 'clients':
      return plan.clients.slice(0, firstRecords).map(clientFields);
    case 'products':
      return plan.products.slice(0, firstRecords).map(productFields);
    case 'invoices':
      return plan.invoices.slice(0, firstRecords).map((planned) => invoiceFields(planned, country));
    case 'export':
      return [];
    default:
      return plan satisfies never;
  }
}

function clientFields(client: ClientText): PreviewField[] {
  const show = (field: Parameters<typeof clientLabel>[0]) => ({
    label: clientLabel(field),
    value: client[field],
  });
  return [
    ...(['name', 'email', 'ccEmails', 'phone', 'address'] as const).map(show),
    { label: clientLabel('country'), value: client.region && regionName(client.region) },
    ...extraClientFields.map(show),
    { label: clientLabel('language'), value: client.language && ownNameOf(client.language) },
    {
      label: fieldTexts.labels.paymentTerms,
      value: describePaymentTerms(client.paymentTerms, documentTexts) ?? '',
    },
  ];
}

function productFields(product: ProductText): PreviewField[] {
  const { fields } = importTexts.preview;
  return [
    { label: fields.name, value: product.name },
    { label: fields.id, value: product.customId },
    { label: fields.price, value: product.unitPrice },
    { label: fields.taxRate, value: product.taxRate },
    { label: fields.unit, value: product.unit && unitName(product.unit) },
  ];
}

type PlannedInvoice = Extract<ImportPlan, { kind: 'invoices' }>['invoices'][number];

function invoiceFields(
  { invoice, totalMinor }: PlannedInvoice,
  country: CountryCode,
): PreviewField[] {
  const { fields } = importTexts.preview;
  return [
    { label: fields.number, value: invoice.number },
    { label: fields.date, value: formatDay(invoice.date) },
    { label: fields.due, value: invoice.due ? formatDay(invoice.due) : fields.dueByTerms },
    { label: fields.client, value: invoice.clientName },
    { label: fields.email, value: invoice.clientEmail },
    { label: fields.ccEmails, value: invoice.clientCopies },
    { label: fields.address, value: invoice.clientAddress },
    { label: fields.country, value: invoice.clientRegion && regionName(invoice.clientRegion) },
    { label: fields.contact, value: invoice.clientContact },
    { label: fields.lines, value: invoice.lines.map(({ description }) => description).join('\n') },
    { label: fields.total, value: formatMoney(totalMinor, invoice.currency, country) },
    { label: fields.reference, value: invoice.reference },
    { label: fields.notes, value: invoice.notes },
  ];
}
