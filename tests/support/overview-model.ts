import { eq } from 'drizzle-orm';
import { addDays, daysBetween } from '#app/domain/dates.ts';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import { type AskedPayments, ageRanges, soonDays } from '#app/domain/overview/overview.ts';
import { signedMinor } from '#app/domain/payments/payment.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';

type Document = typeof invoices.$inferSelect;
type Entry = typeof payments.$inferSelect;
type Sum = { minor: bigint; count: number };

/** Returns all rows of a user, as stored. */
export async function readAllRows(db: Database, userId: string) {
  return {
    documents: await db.select().from(invoices).where(eq(invoices.userId, userId)),
    entries: await db.select().from(payments).where(eq(payments.userId, userId)),
  };
}

/** Calculates what the overview must show from all rows: the same rules, implemented independently and without SQL. */
export function overviewByHand(
  { documents, entries }: Awaited<ReturnType<typeof readAllRows>>,
  { today, since, listed }: { today: string; since: string; listed: AskedPayments | null },
) {
  const owed = documents.filter(
    ({ kind, status }) => kind === 'invoice' && (status === 'unpaid' || status === 'overdue'),
  );
  const currencies = [...new Set(owed.map(({ currency }) => currency))].sort();
  const dueOf = (row: Document) => row.nextDue ?? row.dueDate;
  const balanceOf = (row: Document) => row.totalMinor - row.paidMinor;
  const sum = (rows: Document[], figure: (row: Document) => number): Sum => ({
    minor: rows.reduce((all, row) => all + BigInt(figure(row)), 0n),
    count: rows.length,
  });
  const apart = (rows: Document[]) => ({
    shown: sum(
      rows.filter(({ archived }) => !archived),
      balanceOf,
    ),
    archived: sum(
      rows.filter(({ archived }) => archived),
      balanceOf,
    ),
  });
  const isLostDispute = ({ kind, origin }: Entry) => kind === 'reversal' && origin === 'card';
  const money = entries.filter(
    (entry) =>
      (['payment', 'refund', 'returned'].includes(entry.kind) || isLostDispute(entry)) &&
      !['credit', 'note'].includes(entry.origin) &&
      !entries.some(
        (other) => other.kind === 'reversal' && !isLostDispute(other) && other.undoes === entry.id,
      ),
  );
  const ofEntry = (entry: Entry) => documents.find(({ id }) => id === entry.invoiceId);
  const told = money.filter(
    (entry) => entry.day !== null && entry.day >= since && entry.day <= today,
  );
  const months = new Map<string, Sum>();
  for (const entry of told) {
    const key = `${ofEntry(entry)?.currency} ${entry.day?.slice(0, 7)}`;
    const before = months.get(key) ?? { minor: 0n, count: 0 };
    months.set(key, {
      minor: before.minor + BigInt(signedMinor(entry)),
      count: before.count + 1,
    });
  }
  const averaged = told.filter(
    (entry) => entry.kind === 'payment' && ofEntry(entry)?.status === 'paid',
  );
  const days = averaged.map((entry) =>
    daysBetween(ofEntry(entry)?.invoiceDate ?? today, entry.day ?? today),
  );
  const open = documents.filter(
    ({ kind, status, archived, dueDate }) =>
      kind === 'estimate' && status === 'open' && !archived && dueDate >= today,
  );
  return {
    owed: currencies.map((currency) => {
      const own = owed.filter((row) => row.currency === currency);
      return {
        currency,
        owed: apart(own),
        soon: apart(
          own.filter((row) => dueOf(row) >= today && dueOf(row) <= addDays(today, soonDays)),
        ),
        ages: ageRanges.map(({ from, to }) =>
          apart(
            own.filter((row) => {
              const late = daysBetween(dueOf(row), today);
              const isIn = late >= from && (to === null || late <= to);
              return isIn || (from === 1 && row.status === 'overdue' && late < 1);
            }),
          ),
        ),
      };
    }),
    months: [...months].map(([key, each]) => `${key} ${each.minor} ${each.count}`).sort(),
    days: { days: days.reduce((all, each) => all + each, 0), count: days.length },
    debtors: debtorsOf(owed, balanceOf),
    estimates: [...new Set(open.map(({ currency }) => currency))].sort().map((currency) => ({
      currency,
      ...sum(
        open.filter((row) => row.currency === currency),
        ({ totalMinor }) => totalMinor,
      ),
    })),
    payments: pageOf(listed, (of) =>
      of === 'average'
        ? averaged
        : told.filter(
            (entry) => entry.day?.startsWith(of.month) && ofEntry(entry)?.currency === of.currency,
          ),
    ),
  };
}

/** Returns one page of payments, latest first. */
function pageOf(
  listed: AskedPayments | null,
  counted: (of: AskedPayments['of']) => Entry[],
): string[] {
  if (!listed) return [];
  const keyOf = ({ day, id }: Entry) => `${day} ${id}`;
  return counted(listed.of)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
    .slice(listed.page * linesOnPage, (listed.page + 1) * linesOnPage)
    .map(({ id }) => id);
}

/** Returns the debtors per currency, largest first, then by name; names are compared case-insensitively. */
function debtorsOf(owed: Document[], balanceOf: (row: Document) => number): string[] {
  const sums = new Map<
    string,
    { currency: string; name: string; minor: number; count: number; archived: number }
  >();
  for (const row of owed) {
    const { currency } = row;
    const name = row.clientName.toLowerCase();
    const key = `${currency} ${name}`;
    const before = sums.get(key) ?? { currency, name, minor: 0, count: 0, archived: 0 };
    sums.set(key, {
      ...before,
      minor: before.minor + balanceOf(row),
      count: before.count + 1,
      archived: before.archived + Number(row.archived),
    });
  }
  return [...sums.values()]
    .sort((a, b) => {
      if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
      return b.minor - a.minor || (a.name < b.name ? -1 : 1);
    })
    .map(({ currency, minor, count, archived }) => `${currency} ${minor} ${count} ${archived}`);
}
