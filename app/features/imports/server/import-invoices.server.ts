import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { countryByRegion } from '#app/domain/country/detect-country.ts';
import { homeRateRules, secondRules } from '#app/domain/fields/field-rules.ts';
import { everyText } from '#app/domain/fields/parse-fields.ts';
import {
  type ImportSource,
  type InvoiceLotAnswer,
  sourceNames,
} from '#app/domain/import/import-answer.ts';
import {
  type CheckedImport,
  checkImportedInvoice,
  type ImportedInvoice,
} from '#app/domain/import/imported-invoice.ts';
import { clientBook, plainCase } from '#app/domain/import/resolve-clients.ts';
import { type InvoiceContent, plainTaxFacts } from '#app/domain/invoices/content.ts';
import { numberAfterPrefix } from '#app/domain/invoices/invoice-number.ts';
import { type StoredStatus, statusBeforePayment } from '#app/domain/invoices/status.ts';
import { usualDocumentLanguage } from '#app/domain/language/document-language.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import { dueDateOf } from '#app/domain/payments/terms.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { describeRows } from '#app/features/imports/words/describe-import-issues.ts';
import { toContentColumns } from '#app/features/invoice-sheet/public.server.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { type InvoiceToImport, importInvoiceRows } from '../queries/import-invoices.server.ts';
import { type ImportedClientRow, selectClients } from '../queries/known-records.server.ts';
import { importedClientId, importedKey, isSameDocument } from './import-records.server.ts';
import type { SellerContent } from './seller-content.server.ts';

export type InvoiceLot = {
  /** As read with the session; the write checks the plan again. */
  settings: AllowanceAccount &
    Pick<UserSettings, 'userId' | 'invoicePrefix' | 'country' | 'paymentTerms'>;
  seller: SellerContent;
  source: ImportSource;
  invoices: readonly ImportedInvoice[];
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** ms. */
  now: number;
};

type KnownClient = Awaited<ReturnType<typeof selectClients>>[number];
type NewClient = ImportedClientRow & KnownClient;
type Prepared = InvoiceToImport & {
  number: string;
  /** Its first row in the file. */
  firstRow: number;
  newClient: NewClient | null;
};

const maxAttempts = 3;

const clientOf = ({ client, clientName, clientEmail }: ImportedInvoice) =>
  client ?? { name: clientName, email: clientEmail };

/**
 * Imports a batch of invoices, estimates and credit notes with their numbers, each completely or not at all. Existing
 * ones are unchanged; those that break a rule or whose number is taken by another document are reported by row; those
 * over the plan's limit are skipped. Clients are matched by name and email, and added if missing. Two round trips, more
 * only if the plan changes in between. Idempotent.
 */
export async function importInvoices(db: Database, lot: InvoiceLot): Promise<InvoiceLotAnswer> {
  const { settings, source, invoices, now } = lot;
  const { userId } = settings;
  const known = await read(
    selectClients(db, userId, {
      emails: [],
      names: invoices.map((invoice) => plainCase(clientOf(invoice).name.trim())),
    }),
  );
  const book = clientBook<KnownClient>(known);
  const broken: InvoiceLotAnswer['broken'] = [];
  const prepared: Prepared[] = [];
  for (const [at, invoice] of invoices.entries()) {
    const result = checkImportedInvoice(invoice, settings.country, lot.today);
    if (!result.ok) {
      const { number } = invoice;
      broken.push(...describeRows(result.issues.map((issue) => ({ ...issue, number }))));
      continue;
    }
    const each = prepare(lot, invoice, result.checked, book, at);
    if (each.newClient) book.add(each.newClient);
    prepared.push(each);
  }
  const newClients = prepared.flatMap(({ newClient }) => (newClient ? [newClient] : []));
  let plan: AllowanceAccount = settings;
  for (let attempt = 1; ; attempt += 1) {
    const facts = await importInvoiceRows(db, {
      userId,
      from: sourceNames[source],
      invoices: prepared,
      newClients,
      now,
      claim: { ...allowanceOf(plan, now), plan },
    });
    if (!facts) throw new Error('The owner of the invoices has no settings row');
    const isAdded = ({ row }: Prepared) => facts.kept.get(row.saveKey) === row.id;
    const unknown = prepared.filter(({ row }) => !facts.kept.has(row.saveKey));
    const left = unknown.filter(
      ({ row }) => !facts.numbers.has(`${row.kind} ${row.invoiceNumber}`),
    );
    const isFull = facts.totalInvoicesCreated >= maxRowsPerOwner.invoices;
    const mayGoOn = allowanceOf(facts, now).mayCreate && !isFull;
    if (left.length === 0 || !mayGoOn || attempt === maxAttempts) {
      const added = prepared.filter(isAdded).length;
      const clashes = unknown.filter(({ row }) => {
        const found = facts.numbers.get(`${row.kind} ${row.invoiceNumber}`);
        return found !== undefined && !isSameDocument(found, row);
      });
      const message = importTexts.report.numberTaken;
      broken.push(...clashes.map(({ number, firstRow: row }) => ({ row, number, message })));
      return {
        outcome: 'imported',
        added,
        there: prepared.length - added - left.length - clashes.length,
        leftOut: left.length,
        stopped: left.length === 0 ? null : isFull ? 'full' : 'limit',
        broken,
      };
    }
    plan = facts;
  }
}

function prepare(
  lot: InvoiceLot,
  invoice: ImportedInvoice,
  checked: CheckedImport,
  book: ReturnType<typeof clientBook<KnownClient>>,
  at: number,
): Prepared {
  const { settings, seller, now } = lot;
  const { userId, country, invoicePrefix: prefix } = settings;
  const { totals, paidMinor, client: named, clientCopies, ...texts } = checked;
  const { clientEmail: email, invoiceNumber } = texts;
  const client = book.find(named);
  const newId = importedClientId(userId, named);
  const content: InvoiceContent = {
    ...blank(country),
    ...seller,
    ...texts,
    ...dueOf(invoice, texts, client?.paymentTerms ?? settings.paymentTerms),
    language: seller.language || usualDocumentLanguage(country),
    clientId: client?.id ?? newId,
    clientEmail: email ?? client?.email ?? named.email,
    clientAddress: texts.clientAddress ?? client?.address ?? '',
    clientContact: texts.clientContact ?? client?.contact ?? null,
    clientTaxNumber: client?.taxNumber ?? null,
    clientRegion: invoice.clientRegion || client?.region || null,
  };
  const digits = numberAfterPrefix(invoiceNumber, prefix);
  const { kind } = invoice;
  return {
    number: invoiceNumber,
    firstRow: invoice.lines[0]?.row ?? 1,
    row: {
      ...toContentColumns(content, totals),
      id: crypto.randomUUID(),
      userId,
      saveKey: importedKey(userId, lot.source, { kind, number: invoiceNumber }),
      kind,
      status: storedStatus(invoice, totals.total),
      archived: false,
      createdAt: madeAt(texts.invoiceDate, at, now),
      updatedAt: now,
    },
    sequence: kind === 'invoice' && digits !== null ? { prefix, number: digits } : null,
    isIssued: invoice.status !== 'draft',
    payment: paidMinor > 0 ? { amountMinor: paidMinor, day: invoice.paidDay } : null,
    newClient: client
      ? null
      : {
          ...newClientOf({ ...content, ...named }, newId, country, now - lot.invoices.length + at),
          ccEmails: clientCopies,
        },
  };
}

/**
 * The due date from the file, which is independent of payment terms, or the one from the terms if the file has none.
 */
function dueOf(
  { kind, due }: ImportedInvoice,
  { invoiceDate, dueDate }: Pick<CheckedImport, 'invoiceDate' | 'dueDate'>,
  code: string | null,
): Pick<InvoiceContent, 'dueDate' | 'paymentTerms'> {
  if (kind !== 'invoice' || due !== '') return { dueDate, paymentTerms: null };
  return { dueDate: dueDateOf(code ?? '', invoiceDate) ?? dueDate, paymentTerms: code };
}

function storedStatus({ kind, status }: ImportedInvoice, totalMinor: number): StoredStatus {
  if (kind === 'credit-note') return 'issued';
  if (kind === 'estimate') {
    return status === 'accepted' || status === 'declined' || status === 'invoiced'
      ? status
      : 'open';
  }
  if (status === 'void') return 'void';
  return statusBeforePayment(totalMinor);
}

/**
 * Lists and exports sort by creation time: imported invoices get noon of their invoice date, in the order of the batch.
 */
function madeAt(date: string, at: number, now: number): number {
  return Math.min(now, Date.parse(`${date}T12:00:00Z`) + at);
}

/** Creation times follow the order of the batch, since the oldest of several clients with the same name is matched. */
function newClientOf(
  { name, email, clientContact: contact, ...of }: InvoiceContent & CheckedImport['client'],
  id: string,
  country: CountryCode,
  createdAt: number,
): NewClient {
  const address = of.clientAddress || null;
  const region = of.clientRegion;
  return {
    id,
    name,
    email,
    contact,
    address,
    region,
    createdAt,
    country: countryByRegion(region) ?? country,
    phone: null,
    taxNumber: null,
    paymentTerms: null,
  };
}

/** Fields that a file of another product never contains. */
function blank(country: CountryCode) {
  return {
    ...plainTaxFacts,
    look: null,
    ...everyText(secondRules, null),
    ...everyText(homeRateRules, null),
    country,
    supplyDate: null,
    paymentTerms: null,
    shippingAddress: null,
    shippingPostalCode: null,
  };
}
