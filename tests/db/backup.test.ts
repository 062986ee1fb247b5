import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { checkBackup } from '#db/backup/backup-file.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { openForBackup } from '#db/backup/table-lines.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { listMigrations, migrate } from '#db/migrate.ts';
import { pictures } from '#db/picture-schema.ts';
import { recordPayment, reversePayments } from '#db/queries/payments/hand-entries.server.ts';
import { clients, invoices } from '#db/schema.ts';
import { seed } from '#db/seed.ts';
import { runProcess } from '#scripts/processes.ts';
import { asImage } from '#tests/fixtures/pictures.ts';
import { ahead } from '#tests/support/ahead.ts';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { endingLongTransactions } from '#tests/support/short-transactions.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const from = await createTestDatabase();
const to = await createTestDatabase({ migrated: false });
const folder = mkdtempSync(join(tmpdir(), 'billwren-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = Date.UTC(2026, 10, 21, 12);

const db = from.open();
await seed(db, now);
const seller = await createSampleUser(db, { invoiceLimit: -1 });
/** What a text may hold that a file, a line or a shell would stumble over. */
const odd = 'a\u0000b\u2028c\nd\r\te"\\f\'; DROP TABLE users; -- 🐦 zażółć {"table":"x"}';
await saveSample(db, seller, { notes: odd, clientName: odd });
await db.run(sql`UPDATE invoices SET total = ${Number.MAX_SAFE_INTEGER} WHERE notes = ${odd}`);
const file = join(folder, 'whole.gz');
const content = await writeBackup({ url: from.url, file }, now);
const written = await rowsOf(from.url);

/** The rows without the moments at which migrations were applied. */
async function rowsOf(url: string) {
  const { applied_migrations: migrations = [], ...rows } = await takeSnapshot(url);
  return { ...rows, migrations: migrations.map((row) => JSON.parse(row).made_at) };
}

async function emptyTarget() {
  const { $client } = to.open();
  const { rows } = await $client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  await $client.migrate(rows.map(({ name }) => `DROP TABLE "${name}"`));
}

describe('a backup', () => {
  beforeEach(emptyTarget);

  test('restored into an empty database leaves the same rows, to the letter', async () => {
    expect(await restoreBackup({ url: to.url, file })).toEqual(content);
    expect(await rowsOf(to.url)).toEqual(written);
    expect(written).toMatchObject({ migrations: listMigrations() });
    const [broken] = await to.open().all(sql`PRAGMA foreign_key_check`);
    expect(broken).toBeUndefined();
    const [schema] = await Promise.all([from, to].map(({ open }) => shapeOf(open())));
    expect(await shapeOf(to.open())).toEqual(schema);
  });

  test('brings back no session, no code and no mailed link, and all else', async () => {
    const source = await createTestDatabase();
    await createFullAccount(source.open());
    const made = join(folder, 'ways-in.gz');
    await writeBackup({ url: source.url, file: made }, now);
    await restoreBackup({ url: to.url, file: made });
    const before: Record<string, unknown[]> = await rowsOf(source.url);
    const gone = ['email_links', 'login_codes', 'reset_links', 'sessions'];
    const kept = Object.entries(before).filter(([table]) => !gone.includes(table));
    for (const table of gone) expect(before[table]).not.toEqual([]);
    const after: Record<string, unknown[]> = await rowsOf(to.url);
    for (const table of gone) expect(after[table] ?? []).toEqual([]);
    expect(after).toMatchObject(Object.fromEntries(kept));
  });

  test('holds pictures, byte by byte, that together are more than the server answers at once', async () => {
    await migrate(to.url);
    const target = to.open();
    const owner = await createSampleUser(target, { invoiceLimit: -1 });
    const bytes = Buffer.from(Array.from({ length: 512 * 1024 }, (_, at) => at % 251));
    const stored: string[] = [];
    for (let at = 0; at < 16; at += 1) {
      bytes[0] = at;
      stored.push(await storePicture(target, asImage('png', bytes)));
    }
    const invoiceId = await saveSample(target, owner);
    await target.update(invoices).set({ logoId: stored[3] }).where(eq(invoices.id, invoiceId));
    const large = join(folder, 'large.gz');
    const made = await writeBackup({ url: to.url, file: large }, now);
    expect(await restoreBackup({ url: to.url, file: large, replaces: true })).toEqual(made);
    const rows = await target.select().from(pictures);
    expect(rows.map(({ id }) => id)).toEqual(stored);
    for (const { id, bytes: kept } of rows) {
      expect(createHash('sha256').update(kept).digest('hex')).toBe(id);
    }
    const { logoId } = await invoiceRowOf(target, invoiceId);
    expect(logoId).toBe(stored[3]);
  });

  test('is its owner’s alone to read, and says what it holds', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(content.head.madeAt).toBe('2026-11-21T12:00:00.000Z');
    const counted = Object.fromEntries(content.tables.map(({ table, rows }) => [table, rows]));
    expect(counted).toMatchObject({ users: 6, user_settings: 6 });
    expect(counted.invoices).toBeGreaterThan(100);
  });

  test('goes into no database that holds a row, unless told to take its place', async () => {
    await migrate(to.url);
    await to.open().insert(users).values({ id: 'user-1', createdAt: 1 });
    const before = await takeSnapshot(to.url);
    await expect(restoreBackup({ url: to.url, file })).rejects.toThrow('is not empty (users)');
    expect(await takeSnapshot(to.url)).toEqual(before);
    await restoreBackup({ url: to.url, file, replaces: true });
    expect(await rowsOf(to.url)).toEqual(written);
  });

  test('whose return was cut off goes nowhere until it may begin anew', async () => {
    let killed: Promise<void> | undefined;
    const cut = restoreBackup({ url: to.url, file, onRows: () => (killed ??= to.kill()) });
    await expect(cut).rejects.toThrow();
    await killed;
    await to.restart();
    await expect(restoreBackup({ url: to.url, file })).rejects.toThrow('is not empty');
    await restoreBackup({ url: to.url, file, replaces: true });
    expect(await rowsOf(to.url)).toEqual(written);
  });

  test('and its return are two commands', async () => {
    const made = join(folder, 'deep', 'made.gz');
    const run = async (script: string, url: string, args: string[]) => {
      const { code, lines } = await runProcess({
        name: script,
        command: process.execPath,
        args: ['--import', 'tsx', `scripts/${script}.ts`, ...args],
        env: { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '' },
      });
      return [code, lines.at(-1)];
    };
    expect(await run('backup', from.url, [made])).toEqual([0, expect.any(String)]);
    const restored = expect.stringMatching(/^restored and compared in \d+ s: http/);
    expect(await run('restore', to.url, [made])).toEqual([0, restored]);
    expect(await rowsOf(to.url)).toEqual(await rowsOf(from.url));
    const refusal = expect.stringMatching(/is not empty .* add --replace to lose what is there\.$/);
    expect(await run('restore', to.url, [made])).toEqual([1, refusal]);
  });
});

describe('a backup of a database in use', () => {
  beforeEach(emptyTarget);

  /** The rows that a restore brings back. */
  const restorable = async (url: string) => {
    const { sessions, login_codes, email_links, reset_links, backup_changes, ...rows } =
      (await rowsOf(url)) as Record<string, unknown>;
    return rows;
  };

  test('is a state that the database was in, although every call of it meets other rows', async () => {
    const source = await createTestDatabase();
    const writer = source.open();
    const { life, step } = await startBusyLife(writer);
    const states: unknown[] = [];
    let calls = 0;
    const send: typeof fetch = async (input, init) => {
      calls += 1;
      await step(calls);
      states.push(await restorable(source.url));
      return fetch(input, init);
    };
    const during = join(folder, 'during.gz');
    await writeBackup({ url: source.url, file: during, fetch: send }, now);
    expect(calls).toBeGreaterThan(40);
    await restoreBackup({ url: to.url, file: during });
    // The last two calls remove the log.
    expect(await restorable(to.url)).toEqual(states.at(-3));
    expect(await to.open().all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    expect(await unbalancedInvoices(to.open())).toEqual([]);
    expect(life.payments).toBeGreaterThan(10);
  });

  test('adds up although payments come and go side by side', async () => {
    const source = await createTestDatabase();
    const { life, step } = await startBusyLife(source.open());
    let isOver = false;
    const busy = ahead(
      (async () => {
        for (let at = 0; !isOver; at += 1) await step(at);
      })(),
    );
    const during = join(folder, 'busy.gz');
    const slow: typeof fetch = async (input, init) => {
      await new Promise((resolve) => setTimeout(resolve, 15));
      return fetch(input, init);
    };
    try {
      await writeBackup({ url: source.url, file: during, fetch: slow }, now);
    } finally {
      isOver = true;
    }
    await busy;
    await restoreBackup({ url: to.url, file: during });
    const target = to.open();
    expect(life.payments).toBeGreaterThan(10);
    expect(await target.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    expect(await unbalancedInvoices(target)).toEqual([]);
    const [counted] = await target.all<{ kept: number; counted: number }>(
      sql`SELECT (SELECT count(*) FROM invoices WHERE user_id = s.user_id) AS kept,
        s.total_invoices_created AS counted FROM user_settings s WHERE s.user_id = ${life.userId}`,
    );
    expect(counted?.kept).toBeGreaterThan(0);
    expect(counted?.kept).toBe(counted?.counted);
  });

  test('has the large rows that came meanwhile', async () => {
    const source = await createTestDatabase();
    const writer = source.open();
    let calls = 0;
    const stored: string[] = [];
    const send: typeof fetch = async (input, init) => {
      calls += 1;
      if (calls === 20) {
        for (let at = 0; at < 12; at += 1) {
          const picture = asImage('png', Buffer.alloc(512 * 1024, at));
          stored.push(await storePicture(writer, picture));
        }
        await createSampleUser(writer, { logoId: stored[0], signatureId: stored[1] });
      }
      return fetch(input, init);
    };
    const during = join(folder, 'large-changes.gz');
    await writeBackup({ url: source.url, file: during, fetch: send }, now);
    await restoreBackup({ url: to.url, file: during });
    const rows = await to.open().select({ id: pictures.id }).from(pictures);
    expect(rows.map(({ id }) => id).sort()).toEqual(stored.sort());
  });

  test('needs no transaction that is longer than 5 seconds', async () => {
    const limited = endingLongTransactions();
    const short = join(folder, 'short.gz');
    const made = await writeBackup({ url: from.url, file: short, fetch: limited }, now);
    expect(made.rows).toBe(content.rows);
    const client = openForBackup(from.url, undefined, endingLongTransactions());
    const long = await client.transaction('read');
    const reading = async () => {
      for (let at = 0; at < 10; at += 1) await long.execute('SELECT 1');
    };
    await expect(reading()).rejects.toThrow('expired');
  });

  test('leaves nothing behind in it, also after one that was cut off', async () => {
    const source = await createTestDatabase();
    const before = await shapeOf(source.open());
    let calls = 0;
    const dying: typeof fetch = (input, init) => {
      calls += 1;
      return calls > 20 ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init);
    };
    const cut = join(folder, 'cut.gz');
    await expect(writeBackup({ url: source.url, file: cut, fetch: dying }, now)).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('cut.gz'))).toEqual([]);
    expect(await shapeOf(source.open())).not.toEqual(before);
    await writeBackup({ url: source.url, file: cut }, now);
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
  ])('ends without a file when %s comes between', async (_, interfere) => {
    const source = await createTestDatabase();
    let calls = 0;
    const send: typeof fetch = async (input, init) => {
      calls += 1;
      if (calls === 20) await interfere(source.url);
      return fetch(input, init);
    };
    const disturbed = join(folder, 'disturbed.gz');
    await expect(
      writeBackup({ url: source.url, file: disturbed, fetch: send }, now),
    ).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining('Run it again'),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('disturbed'))).toEqual([]);
  });

  test('needs statements that fire triggers: none of ours replaces rows in silence', () => {
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
 * An account in which each step writes something: it saves invoices, records payments and takes them back, deletes and
 * adds clients, and deletes whole accounts.
 */
async function startBusyLife(writer: ReturnType<typeof from.open>) {
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
          ...{ userId, invoiceId, paymentId, seen, now: now + at, amountMinor: 100 + at },
          ...{ day: '2026-11-21', method: 'cash', reference: null, note: null },
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

/** The invoices whose sums are not those of their ledgers. */
function unbalancedInvoices(database: ReturnType<typeof from.open>) {
  return database.all(sql`SELECT id, paid, status FROM invoices AS i WHERE
    paid <> (SELECT coalesce(sum(CASE WHEN kind IN ('payment', 'returned', 'credited') THEN amount ELSE -amount END), 0)
      FROM payments WHERE invoice_id = i.id)
    OR (status = 'paid') <> (total > 0 AND paid >= total) AND status IN ('paid', 'unpaid')`);
}

describe('a backup that is not what was written', () => {
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  const lines = text.split('\n');

  test.each<[string, Uint8Array]>([
    ['cut off', bytes.subarray(0, bytes.length - 100)],
    ['cut off early', bytes.subarray(0, 1000)],
    ['empty', new Uint8Array()],
    ['with a bit that fell over', flipped],
    ['no gzip', Buffer.from(text)],
    ['another file', gzipSync('hello\n')],
    ['without its end', gzipSync(lines.slice(0, -2).join('\n'))],
    ['without a row', gzipSync(lines.filter((_, at) => at !== 3).join('\n'))],
    ['with a changed row', gzipSync(text.replace('free@example.com', 'evil@example.com'))],
    ['with a row too many', gzipSync(text.replace('\n[', '\n["x"]\n['))],
    ['with another head', gzipSync(text.replace('2026-11-21T12', '2026-11-21T13'))],
    ['going on after its end', gzipSync(`${text}["x"]\n`)],
  ])('is refused: %s', async (_, damaged) => {
    const broken = join(folder, 'broken.gz');
    writeFileSync(broken, damaged);
    await expect(checkBackup(broken)).rejects.toMatchObject({ name: 'BackupError' });
    await emptyTarget();
    await expect(restoreBackup({ url: to.url, file: broken })).rejects.toThrow(broken);
    expect(await takeSnapshot(to.url)).toEqual({});
  });

  test('is refused: of a version newer than this', async () => {
    const [one = 0] = listMigrations();
    await emptyTarget();
    await migrate(to.url, undefined, { until: one });
    await to.open().$client.execute('INSERT INTO applied_migrations VALUES (2, 3)');
    const newer = join(folder, 'newer.gz');
    await writeBackup({ url: to.url, file: newer }, now);
    const restoring = restoreBackup({ url: to.url, file: newer });
    await expect(restoring).rejects.toThrow('migrations that this version does not know');
  });
});

/** Tables and indexes as the database remembers their making. */
function shapeOf(database: ReturnType<typeof from.open>) {
  return database.all(sql`SELECT type, name, sql FROM sqlite_master ORDER BY type, name`);
}
