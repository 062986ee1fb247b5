import { countryByName } from '#app/domain/country/detect-country.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { currencies, isCurrencyCode } from '#app/domain/money/money.ts';
import type { ExportedDocument } from './exported-records.ts';
import type { LedgerIssue } from './ledger-rules.ts';
import type { ExportPlan } from './plan-export.ts';
import {
  asOwnEntry,
  type LedgerAccount,
  type LedgerDocument,
  replayLedger,
} from './replay-ledger.ts';

/** A document of an export, by its number, whose payments don't add up or are imported with a change. */
export type ReportedLedger = { number: string; issue: LedgerIssue };

/**
 * Removes invoices whose payments don't add up from an export, with their payments and credit notes.
 * @param today seller-local date, `YYYY-MM-DD`
 * @returns what remains, what was removed and why, and which invoices are overpaid
 */
export function checkExportLedger(
  plan: ExportPlan,
  today: string,
): { plan: ExportPlan; broken: ReportedLedger[]; remarks: ReportedLedger[] } {
  const documents = plan.documents.flatMap(({ document }) => asLedgerDocument(document) ?? []);
  const { isWhole } = plan;
  const { broken, accounts } = replayLedger(documents, plan.entries.map(asOwnEntry), {
    today,
    isWhole,
  });
  const statuses = new Map(plan.documents.map(({ document }) => [document.id, document.status]));
  for (const account of accounts.values()) {
    const { id } = account.document;
    if (broken.has(id) || fitsStatus(account, statuses.get(id))) continue;
    broken.set(id, { code: 'status' });
  }
  for (const { id, kind, sourceId } of documents) {
    if (kind !== 'credit-note') continue;
    const source = sourceId === null ? undefined : accounts.get(sourceId);
    const isCredited = [...(source?.entries.values() ?? [])].some(
      (entry) => entry.kind === 'credited' && entry.otherInvoiceId === id,
    );
    if (!source) {
      if (isWhole || sourceId === null) broken.set(id, { code: 'noInvoice' });
    } else if (broken.has(source.document.id)) broken.set(id, { code: 'noInvoice' });
    else if (!isCredited) broken.set(id, { code: 'noEntry' });
  }
  return {
    plan: {
      ...plan,
      documents: plan.documents.filter(({ document }) => !broken.has(document.id)),
      entries: plan.entries.filter(({ invoiceId }) => !broken.has(invoiceId)),
    },
    broken: [...broken].map(([id, issue]) => {
      return { number: accounts.get(id)?.document.number ?? '', issue };
    }),
    remarks: [...accounts.values()].flatMap(({ document, paid, credited }) => {
      const { number, currency, country } = document;
      const amountMinor = paid - credited - document.totalMinor;
      if (document.isVoid || amountMinor <= 0 || broken.has(document.id)) return [];
      return [{ number, issue: { code: 'overpaid', amountMinor, currency, country } }];
    }),
  };
}

/** Null where the document can't be restored anyway. */
function asLedgerDocument(document: ExportedDocument): LedgerDocument | null {
  const { id, invoiceNumber: number, kind, status, currency, sourceId } = document;
  const country = countryByName(document.country);
  if (!country || !isCurrencyCode(currency)) return null;
  const totalMinor = parseDecimal(document.total, currencies[currency].minorDigits);
  if (totalMinor === null || !Number.isSafeInteger(totalMinor)) return null;
  return { id, number, kind, isVoid: status === 'void', currency, country, totalMinor, sourceId };
}

/** Whether an invoice's paid amount matches its status. */
function fitsStatus(
  { document: { kind, totalMinor }, paid, credited }: LedgerAccount,
  status: ExportedDocument['status'] | undefined,
): boolean {
  if (kind !== 'invoice' || status === 'void' || totalMinor === 0) return true;
  const isCredited = credited >= totalMinor;
  if (isCredited || status === 'credited') return isCredited === (status === 'credited');
  return (status === 'paid') === paid >= totalMinor;
}
