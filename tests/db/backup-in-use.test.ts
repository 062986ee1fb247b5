import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  recordPayment,
  reversePayments,
} from '#app/features/payments/queries/manual-payments.server.ts';
import { users } from '#db/account-schema.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { openForBackup } from '#db/backup/table-lines.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import type { Database } from '#db/client.server.ts';
import { migrate } from '#db/migrate.ts';
import { pictures } from '#db/picture-schema.ts';
import { clients } from '#db/schema.ts';
import { asImage } from '#tests/fixtures/pictures.ts';
import { emptyDatabase, rowsOf, shapeOf } from '#tests/support/backup-databases.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const to = await createTestDatabase({ migrated: false });
const folder = mkdtempSync(join(tmpdir(), 'billwren-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = Date.UTC(2026, 10, 21, 12);

describe('a backup of a database in use', () => {
  beforeEach(() => emptyDatabase(to));

  /** All rows except sessions, sign-in secrets and the change log, which a restore doesn't bring back. */
  const restorable = async (url: string) => {
    const { sessions, login_codes, email_links, reset_links, backup_changes, ...rows } =
      (await rowsOf(url)) as Record<string, unknown>;
    return rows;
  };

  /** A backup of a database in which something happens before each of its calls. */
  const backUpWhile = async (url: string, name: string, before: (call: number) => unknown) => {
    let calls = 0;
    const file = join(folder, `${name}.gz`);
    const send: typeof fetch = async (input, init) => {
      calls += 1;
      await before(calls);
      return fetch(input, init);
    };
    await writeBackup({ url, file, fetch: send }, now);
    return { file, calls };
  };

  test('is a state that the database was in, even though its calls read changing rows', async () => {
    const source = await createTestDatabase();
    const { life, step } = await startBusyLife(source.open());
    const states: unknown[] = [];
    const { calls, file } = await backUpWhile(source.url, 'during', async (call) => {
      await step(call);
      states.push(await restorable(source.url));
    });
    expect(calls).toBeGreaterThan(40);
    await restoreBackup({ url: to.url, file });
    // The last two calls delete the change log.
    expect(await restorable(to.url)).toEqual(states.at(-3));
    expect(await to.open().all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    expect(await unbalancedInvoices(to.open())).toEqual([]);
    expect(life.payments).toBeGreaterThan(10);
  });

  test('includes large rows that were added during the backup', async () => {
    const source = await createTestDatabase();
    const writer = source.open();
    const stored: string[] = [];
    const { file } = await backUpWhile(source.url, 'large', async (call) => {
      if (call !== 20) return;
      for (let at = 0; at < 12; at += 1) {
        stored.push(await storePicture(writer, asImage('png', Buffer.alloc(512 * 1024, at))));
      }
      await createSampleUser(writer, { logoId: stored[0], signatureId: stored[1] });
    });
    await restoreBackup({ url: to.url, file });
    const rows = await to.open().select({ id: pictures.id }).from(pictures);
    expect(rows.map(({ id }) => id).sort()).toEqual(stored.sort());
  });

  test('leaves no trace in the database, even after one that was interrupted', async () => {
    const source = await createTestDatabase();
    const before = await shapeOf(source.open());
    const cut = backUpWhile(source.url, 'cut', (call) => {
      if (call > 20) throw new TypeError('fetch failed');
    });
    await expect(cut).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('cut'))).toEqual([]);
    expect(await shapeOf(source.open())).not.toEqual(before);
    await writeBackup({ url: source.url, file: join(folder, 'whole.gz') }, now);
    expect(await shapeOf(source.open())).toEqual(before);
  });

  test.each<[string, (url: string) => Promise<unknown>]>([
    ['a deployment', (url) => migrate(url)],
    [
      'another backup',
      (url) => writeBackup({ url, file: join(folder, `${crypto.randomUUID()}.gz`) }, now),
    ],
    [
      'a new column',
      (url) => openForBackup(url).execute('ALTER TABLE clients ADD COLUMN later TEXT'),
    ],
  ])('fails without a file if %s happens in between', async (_, interfere) => {
    const source = await createTestDatabase();
    const disturbed = backUpWhile(source.url, 'disturbed', (call) =>
      call === 20 ? interfere(source.url) : undefined,
    );
    await expect(disturbed).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining('Run it again'),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('disturbed'))).toEqual([]);
  });

  test('relies on triggers: none of our statements replaces rows silently', () => {
    const files = ['app', 'db', 'workers'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|sql)$/.test(name))
        .map((name) => `${room}/${name}`),
    );
    const replacing = files.filter((name) =>
      /\b(OR REPLACE|REPLACE INTO|ON CONFLICT REPLACE)\b/.test(readFileSync(name, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(replacing).toEqual([]);
  });
});

/**
 * An account in which each step writes something: it saves invoices, records and reverses payments, deletes and adds
 * clients, and deletes whole accounts.
 */
async function startBusyLife(writer: Database) {
  const settings = await createSampleUser(writer, { invoiceLimit: -1 });
  const { userId } = settings;
  const life = { userId, payments: 0 };
  const ids: string[] = [];
  const save = async (clientId: string | null) => {
    const invoiceNumber = `B-${ids.length}`;
    ids.push(await saveSample(writer, settings, { invoiceNumber, clientId }));
  };
  for (let at = 0; at < 5; at += 1) await save(null);
  let clientId = await createSampleClient(writer, userId, 'First');
  const step = async (at: number) => {
    const invoiceId = ids[at % ids.length] ?? '';
    switch (at % 5) {
      case 0:
        return save(clientId);
      case 1:
      case 2: {
        const { paidMinor } = await invoiceRowOf(writer, invoiceId);
        const paymentId = crypto.randomUUID();
        const seen = { currency: 'USD', paidMinor } as const;
        await recordPayment(writer, {
          userId,
          invoiceId,
          paymentId,
          seen,
          now: now + at,
          amountMinor: 100 + at,
          day: '2026-11-21',
          method: 'cash',
          reference: null,
          note: null,
          creditMinor: 0,
        });
        life.payments += 1;
        if (at % 5 === 1) return;
        const back = { userId, invoiceId, paymentIds: [paymentId], today: '2026-11-21' };
        await reversePayments(writer, { ...back, now: now + at });
        return;
      }
      case 3:
        await writer.delete(clients).where(eq(clients.id, clientId));
        clientId = await createSampleClient(writer, userId, `Client ${at}`);
        return;
      default: {
        const other = await createSampleUser(writer);
        await saveSample(writer, other);
        await writer.delete(users).where(eq(users.id, other.userId));
      }
    }
  };
  return { life, step };
}

/** Finds invoices whose totals don't match their ledger. */
function unbalancedInvoices(database: Database) {
  return database.all(sql`SELECT id, paid, status FROM invoices AS i WHERE
    paid <> (SELECT coalesce(sum(CASE WHEN kind IN ('payment', 'returned', 'credited') THEN amount ELSE -amount END), 0)
      FROM payments WHERE invoice_id = i.id)
    OR (status = 'paid') <> (total > 0 AND paid >= total) AND status IN ('paid', 'unpaid')`);
}
