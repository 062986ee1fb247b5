import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { SkippedDocument } from '#app/domain/import/document-rows.ts';
import { addressIssues } from '#app/domain/import/file-emails.ts';
import type { ImportLook, ReportedRow } from '#app/domain/import/import-answer.ts';
import type { NumberedIssue } from '#app/domain/import/import-issue.ts';
import type { ImportedInvoice } from '#app/domain/import/imported-invoice.ts';
import { clientBook, clientKey, type KnownClient } from '#app/domain/import/match-client.ts';
import { fileClientOf, type ImportPlan } from '#app/domain/import/plan-import.ts';
import { resolveClients, type SameClientQuestion } from '#app/domain/import/resolve-clients.ts';
import { splitAddresses } from '#app/domain/sending/addresses.ts';
import { importTexts } from '#app/features/imports/texts.ts';
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
  look: ImportLook,
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
  look: ImportLook,
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
  return rows.toSorted((left, right) => left.row - right.row);
}

function reportOfExport(
  plan: Extract<ImportPlan, { kind: 'export' }>,
  look: ImportLook,
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
