import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardDisputes, cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';

/** Everything stored that the simulation chooses from and checks, in one round trip. */
export async function readRows(db: Database) {
  const [
    accounts,
    settings,
    documents,
    entries,
    versions,
    schedules,
    links,
    mails,
    blocks,
    attempts,
    refunds,
    disputes,
    recurring,
    occurrences,
  ] = await db.batch([
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
    db.select().from(cardDisputes),
    db.select().from(series),
    db.select().from(seriesOccurrences),
  ]);
  return {
    users: accounts,
    settings,
    documents: documents.sort(byAge),
    entries: entries.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1)),
    versions,
    schedules,
    links,
    emails: mails.sort((one, other) => one.madeAt - other.madeAt || (one.id < other.id ? -1 : 1)),
    blocks,
    attempts,
    refunds,
    disputes,
    series: recurring.sort(byAge),
    occurrences,
  };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;
export type Document = Rows['documents'][number];

function byAge(one: { createdAt: number; id: string }, other: { createdAt: number; id: string }) {
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
}

/** Returns the key by which clients open a document: its working link; null while sharing is off. */
export function linkOf(rows: Rows, id: string): string | null {
  const own = rows.links.filter(({ invoiceId }) => invoiceId === id);
  const working = own.find(({ withdrawnAt }) => withdrawnAt === null);
  if (working) return working.token;
  return own.some(({ token }) => token === id) ? null : id;
}
