import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { toContent } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import type { Document, Rows } from '../rows.ts';
import type { Acknowledged } from '../scene.ts';

/** Lists documents whose figures don't follow from their lines, and numbers that are used twice or were skipped. */
export function documentFaults({ documents, users, versions }: Rows): string[] {
  const faults: string[] = [];
  for (const row of documents) {
    const totals = calculateTotals(toContent(row as Parameters<typeof toContent>[0]));
    const name = `${row.kind} ${row.invoiceNumber}`;
    if (!totals.ok || totals.totals.total !== row.totalMinor) {
      faults.push(`${name}: its lines don't add up to ${row.totalMinor}`);
    }
    const newest = versions
      .filter(({ invoiceId }) => invoiceId === row.id)
      .reduce<Rows['versions'][number] | null>(
        (last, each) => (last && last.revision > each.revision ? last : each),
        null,
      );
    if (newest && newest.totalMinor !== row.totalMinor) {
      faults.push(`${name}: issued with ${newest.totalMinor}, now ${row.totalMinor}`);
    }
    if (newest && newest.invoiceNumber !== row.invoiceNumber) {
      faults.push(`${name}: issued as ${newest.invoiceNumber}`);
    }
  }
  for (const { id } of users) {
    const own = documents.filter(({ userId }) => userId === id);
    faults.push(...numberFaults(own, 'INV-'), ...numberFaults(own, 'EST-'));
    faults.push(...numberFaults(own, 'CN-'));
  }
  return faults;
}

/** The numbers of a series that the product proposes or assigns are 1, 2, 3 ... */
function numberFaults(own: readonly Document[], prefix: string): string[] {
  const numbers = own
    .filter(({ invoiceNumber }) => invoiceNumber.startsWith(prefix))
    .map(({ invoiceNumber }) => Number(invoiceNumber.slice(prefix.length)))
    .sort((one, other) => one - other);
  const isGapless = numbers.every((number, at) => number === at + 1);
  return isGapless ? [] : [`numbers ${prefix}${numbers.join(', ')}`];
}

/** Remembers issued versions and ledger entries, and lists those that changed or disappeared since. */
export function createFrozenCheck() {
  const known = new Map<string, { text: string; userId: string }>();
  return (rows: Rows): string[] => {
    const now = new Map<string, { text: string; userId: string }>();
    for (const each of rows.versions) {
      const { userId } = each;
      const text = JSON.stringify(each);
      now.set(`version ${each.invoiceId} ${each.revision}`, { text, userId });
    }
    for (const { receiptShownAt: _, ...each } of rows.entries) {
      now.set(`entry ${each.id}`, { text: JSON.stringify(each), userId: each.userId });
    }
    const isOpen = (userId: string) =>
      rows.users.some(({ id, deletedAt }) => id === userId && deletedAt === null);
    const faults = [...known].flatMap(([key, before]) => {
      if (!isOpen(before.userId) || now.get(key)?.text === before.text) return [];
      return [now.has(key) ? `${key} changed` : `${key} disappeared`];
    });
    for (const [key, value] of now) known.set(key, value);
    return faults;
  };
}

/** Lists what was acknowledged and isn't stored, of accounts that are still open. */
export function lostFaults(rows: Rows, acknowledged: readonly Acknowledged[]): string[] {
  const stored: Record<Acknowledged['kind'], Set<string>> = {
    document: new Set(rows.documents.map(({ id, userId }) => `${userId} ${id}`)),
    entry: new Set(rows.entries.map(({ id, userId }) => `${userId} ${id}`)),
    refund: new Set(rows.refunds.map(({ id, userId }) => `${userId} ${id}`)),
    email: new Set(rows.emails.map((each) => `${each.userId} ${each.idempotencyKey}`)),
    series: new Set(rows.series.map(({ id, userId }) => `${userId} ${id}`)),
    block: new Set(rows.blocks.map(({ addressKey, userId }) => `${userId} ${addressKey}`)),
    answer: new Set(rows.documents.map(({ id, userId }) => `${userId} ${id}`)),
  };
  return acknowledged.flatMap(({ kind, id, userId }) => {
    const isOpen = rows.users.some((each) => each.id === userId && each.deletedAt === null);
    return isOpen && !stored[kind].has(`${userId} ${id}`) ? [`the ${kind} ${id} is lost`] : [];
  });
}
