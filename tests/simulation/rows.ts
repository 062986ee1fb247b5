import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';

/** Everything stored that the simulation chooses from and checks, in one round trip. */
export async function readRows(db: Database) {
  const [accounts, settings, documents, entries, versions, schedules, links, mails, ...others] =
    await db.batch([
      db.select().from(users),
      db.select().from(userSettings),
      db.select().from(invoices),
      db.select().from(payments),
      db.select().from(issuedVersions),
      db.select().from(paymentSchedules),
      db.select().from(invoiceLinks),
      db.select().from(emails),
      db.select().from(emailBlocks),
      db.select().from(checkoutAttempts),
      db.select().from(cardRefunds),
      db.select().from(series),
    ]);
  const [blocks, attempts, refunds, recurring] = others;
  return {
    users: accounts,
    settings,
    documents: documents.sort(byAge(({ createdAt }) => createdAt)),
    entries: entries.sort(byAge(({ at }) => at)),
    versions,
    schedules,
    links,
    emails: mails.sort(byAge(({ madeAt }) => madeAt)),
    blocks,
    attempts,
    refunds,
    series: recurring.sort(byAge(({ createdAt }) => createdAt)),
  };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;
export type Document = Rows['documents'][number];

function byAge<Row extends { id: string }>(ageOf: (row: Row) => number) {
  return (one: Row, other: Row) => ageOf(one) - ageOf(other) || (one.id < other.id ? -1 : 1);
}

/** Returns the key by which clients open a document: its working link; null while sharing is off. */
export function linkOf(rows: Rows, id: string): string | null {
  const own = rows.links.filter(({ invoiceId }) => invoiceId === id);
  const working = own.find(({ withdrawnAt }) => withdrawnAt === null);
  if (working) return working.token;
  return own.some(({ token }) => token === id) ? null : id;
}
