import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import type { Life } from './payment-life.ts';
import type { Doc } from './payment-model.ts';
import { createSampleUser } from './sample-user.ts';
import { saveSample } from './save-sample.ts';

/**
 * Creates a seller with this many clients, each with two unpaid invoices of $165.01: copies of a saved one, all in one
 * write.
 */
export async function openLives(db: Database, count: number): Promise<Life[]> {
  const settings = await createSampleUser(db, { invoiceLimit: -1 });
  const { userId } = settings;
  const accountId = `acct ${userId}`;
  const saved = await saveSample(db, settings, { invoiceNumber: 'SAVED' });
  const columns = Object.values(getTableColumns(invoices)).map(({ name }) => name);
  const copy = ({ id, number }: Doc, clientId: string) => {
    const changed: Record<string, string> = {
      id,
      save_key: id,
      invoice_number: number,
      client_id: clientId,
    };
    const values = columns.map((name) => sql`${changed[name] ?? sql.identifier(name)}`);
    const names = columns.map((name) => sql.identifier(name));
    return sql`INSERT INTO ${invoices} (${sql.join(names, sql`, `)})
      SELECT ${sql.join(values, sql`, `)} FROM ${invoices} WHERE id = ${saved}`;
  };
  const made = Array.from({ length: count }, (_, at) => {
    const doc = (number: string): Doc => ({
      id: crypto.randomUUID(),
      number,
      total: 16_501,
      entries: [],
      charges: [],
      schedule: null,
    });
    const docs: Life['docs'] = [doc(`L-${at}-A`), doc(`L-${at}-B`)];
    return { db, settings, accountId, clientId: crypto.randomUUID(), docs };
  });
  await writeBatch(db, [
    db
      .insert(connectedAccounts)
      .values({ accountId, userId, state: 'ready', madeAt: 1, lookedAt: 1 }),
    ...made.flatMap(({ clientId, docs }) => [
      db.insert(clients).values({ id: clientId, userId, name: 'C', country: 'us', createdAt: 1 }),
      ...docs.map((doc) => copy(doc, clientId)),
    ]),
  ]);
  return made;
}
