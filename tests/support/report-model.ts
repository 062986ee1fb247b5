import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { totalsSteps } from '#app/domain/invoices/totals-steps.ts';
import { signedMinor } from '#app/domain/payments/payment.ts';
import { toContent } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import type { payments } from '#db/ledger-schema.ts';
import type { invoices } from '#db/schema.ts';

type Document = typeof invoices.$inferSelect;
type Entry = typeof payments.$inferSelect;
type Rows = { documents: Document[]; entries: Entry[] };
type Period = { from: string; to: string };

/** Figures by key, for example `USD net` or `USD tax us  200000 null`. */
export type Ledger = Map<string, bigint>;

function add(to: Ledger, key: string, minor: bigint | number): void {
  const sum = (to.get(key) ?? 0n) + BigInt(minor);
  if (sum === 0n) to.delete(key);
  else to.set(key, sum);
}

/** Returns a document's tax bases and taxes by name, rate and reason. */
function figuresOf(row: Document): Ledger {
  const content = contentOf(row);
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const found: Ledger = new Map();
  for (const { name, rate, reason, base, amount, owedByClient } of figures.totals.taxes) {
    const key = `${row.country} ${name} ${rate} ${reason}`;
    add(found, `base ${key}`, base);
    add(found, `tax ${key}`, amount + owedByClient);
  }
  for (const { taxes, reason, base } of totalsSteps(content).groups) {
    if (taxes.length === 0) add(found, `base ${row.country}  none ${reason}`, base);
  }
  return found;
}

function contentOf(row: Document): InvoiceContent {
  return toContent(row as Parameters<typeof toContent>[0]);
}

/** Calculates a report by invoice date from each row's stored total, tax and line items. */
export function invoicedByHand({ documents }: Rows, { from, to }: Period): Ledger {
  const sums: Ledger = new Map();
  for (const row of documents) {
    const { kind, status, invoiceDate, currency } = row;
    if (kind === 'estimate' || status === 'void') continue;
    if (invoiceDate < from || invoiceDate > to) continue;
    const sign = kind === 'credit-note' ? -1 : 1;
    add(sums, `${currency} net`, sign * (row.totalMinor - row.taxMinor));
    add(sums, `${currency} tax`, sign * row.taxMinor);
    for (const [key, figure] of figuresOf(row)) {
      add(sums, `${currency} ${key}`, BigInt(sign) * figure);
    }
  }
  return sums;
}

/** Calculates all money that moved in a period, by currency; entries without a known day are summed separately. */
export function movedByHand({ documents, entries }: Rows, { from, to }: Period) {
  const moved: Ledger = new Map();
  const undated: Ledger = new Map();
  for (const entry of standing(entries)) {
    const document = documents.find(({ id }) => id === entry.invoiceId);
    if (!document || entry.kind === 'credited') continue;
    const { day } = entry;
    if (day === null) add(undated, document.currency, signedMinor(entry));
    else if (day >= from && day <= to) add(moved, document.currency, signedMinor(entry));
  }
  return { moved, undated };
}

/** Returns the entries, except those that the seller reversed and their reversals. */
export function standing(entries: readonly Entry[]): Entry[] {
  const gone = new Set(
    entries
      .filter(({ kind, origin }) => kind === 'reversal' && origin !== 'card')
      .map(({ undoes }) => undoes),
  );
  return entries.filter(({ id, undoes }) => !gone.has(id) && !gone.has(undoes));
}

/**
 * Calculates the taxes of a report by payment date from the difference between each invoice's state on the day before
 * the period and on its last day, as shares of the money received until that day.
 */
export function receivedByHand(rows: Rows, { from, to }: Period): Ledger {
  const sums: Ledger = new Map();
  for (const row of rows.documents) {
    if (row.kind !== 'invoice') continue;
    const own = standing(rows.entries).filter(({ invoiceId }) => invoiceId === row.id);
    const until = (isThen: (day: string) => boolean) =>
      stateOf(
        row,
        own.filter(({ day }) => day === null || isThen(day)),
        rows.documents,
      );
    const before = until((day) => day < from);
    for (const [key, figure] of until((day) => day <= to)) {
      add(sums, `${row.currency} ${key}`, figure);
    }
    for (const [key, figure] of before) add(sums, `${row.currency} ${key}`, -figure);
  }
  return sums;
}

/** Returns the net and taxes contained in the money received on an invoice. */
function stateOf(invoice: Document, entries: Entry[], documents: readonly Document[]): Ledger {
  const credited = entries.filter(({ kind }) => kind === 'credited');
  const notes = credited.flatMap(({ undoes }) => documents.find(({ id }) => id === undoes) ?? []);
  const received = entries
    .filter(({ kind }) => kind !== 'credited')
    .reduce((sum, entry) => sum + signedMinor(entry), 0);
  const isVoid = invoice.status === 'void';
  const minor = isVoid ? 0n : BigInt(Math.min(Math.max(received, 0), invoice.totalMinor));
  const whole = isVoid ? [] : partsOf(invoice);
  const taken = new Map(whole.map(({ key }) => [key, 0n]));
  for (const note of notes) {
    for (const { key, figure } of partsOf(note)) {
      taken.set(key, (taken.get(key) ?? 0n) + figure);
    }
  }
  const left = whole.map((part) => ({
    ...part,
    figure: part.figure - (taken.get(part.key) ?? 0n),
  }));
  const gone = whole.map((part) => ({ ...part, figure: taken.get(part.key) ?? 0n }));
  const sumOf = (parts: Part[]) =>
    parts.filter(({ isCharged }) => isCharged).reduce((sum, { figure }) => sum + figure, 0n);
  const first = minor < sumOf(left) ? minor : sumOf(left);
  const state: Ledger = new Map();
  const isGone = sumOf(left) === 0n;
  const found = isGone
    ? [shares(whole, minor)]
    : [shares(left, first), shares(gone, minor - first)];
  for (const share of found) {
    for (const [key, figure] of share) add(state, key, figure);
  }
  add(state, 'beyond', BigInt(received) - minor);
  return state;
}

type Part = { key: string; figure: bigint; isCharged: boolean };

/** Returns the parts of a document: a net amount for each group of equally taxed lines, then its taxes. */
function partsOf(row: Document): Part[] {
  const content = contentOf(row);
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const nets = totalsSteps(content).groups.map(({ taxes, reason, base }) => ({
    key: `net ${JSON.stringify([reason, ...taxes.map(({ name, rate }) => [name, rate])])}`,
    figure: base,
    isCharged: true,
  }));
  const taxes = figures.totals.taxes.map(({ name, rate, reason, amount, owedByClient }) => ({
    key: `tax ${row.country} ${name} ${rate} ${reason}`,
    figure: BigInt(amount + owedByClient),
    isCharged: reason !== 'reverse-charge',
  }));
  return [...nets, ...taxes];
}

/**
 * Splits an amount proportionally over the parts, rounded down; remaining units go to the largest remainders, and among
 * equal ones to the first.
 */
function shares(parts: Part[], minor: bigint): Ledger {
  const charged = parts.filter(({ isCharged }) => isCharged);
  const total = charged.reduce((sum, { figure }) => sum + figure, 0n);
  const found: Ledger = new Map();
  if (total === 0n) return found;
  const whole = minor === total;
  const rests = charged.map(({ key, figure }, at) => {
    add(found, key, (figure * minor) / total);
    return { key, at, rest: (figure * minor) % total };
  });
  const open = minor - charged.reduce((sum, { figure }) => sum + (figure * minor) / total, 0n);
  const order = rests.toSorted((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  );
  for (const { key } of order.slice(0, Number(open))) add(found, key, 1n);
  for (const { key, figure, isCharged } of parts) {
    if (!isCharged) add(found, key, whole ? figure : (figure * minor) / total);
  }
  return found;
}
