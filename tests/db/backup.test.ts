import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { checkBackup } from '#db/backup/backup-file.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { listMigrations, migrate } from '#db/migrate.ts';
import { pictures } from '#db/picture-schema.ts';
import { invoices } from '#db/schema.ts';
import { seed } from '#db/seed.ts';
import { runProcess } from '#scripts/processes.ts';
import { asImage } from '#tests/fixtures/pictures.ts';
import { emptyDatabase, rowsOf, shapeOf } from '#tests/support/backup-databases.ts';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
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
/** Characters that could break a file, a line or a shell command. */
const odd = 'a\u0000b\u2028c\nd\r\te"\\f\'; DROP TABLE users; -- 🐦 zażółć {"table":"x"}';
await saveSample(db, seller, { notes: odd, clientName: odd });
await db.run(sql`UPDATE invoices SET total = ${Number.MAX_SAFE_INTEGER} WHERE notes = ${odd}`);
const file = join(folder, 'whole.gz');
const content = await writeBackup({ url: from.url, file }, now);
const written = await rowsOf(from.url);

describe('a backup', () => {
  beforeEach(() => emptyDatabase(to));

  test('restored into an empty database gives exactly the same rows', async () => {
    expect(await restoreBackup({ url: to.url, file })).toEqual(content);
    expect(await rowsOf(to.url)).toEqual(written);
    expect(written).toMatchObject({ migrations: listMigrations() });
    expect(await to.open().all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    expect(await shapeOf(to.open())).toEqual(await shapeOf(db));
  });

  test('restores everything except sessions, codes and emailed links', async () => {
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

  test('contains pictures byte for byte, even if together they exceed one server response', async () => {
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
    expect(await invoiceRowOf(target, invoiceId)).toMatchObject({ logoId: stored[3] });
  });

  test('is not restored into a database with rows unless explicitly replaced', async () => {
    await migrate(to.url);
    await to.open().insert(users).values({ id: 'user-1', createdAt: 1 });
    const before = await takeSnapshot(to.url);
    await expect(restoreBackup({ url: to.url, file })).rejects.toThrow("isn't empty (users)");
    expect(await takeSnapshot(to.url)).toEqual(before);
    await restoreBackup({ url: to.url, file, replaces: true });
    expect(await rowsOf(to.url)).toEqual(written);
  });

  test('whose restore was interrupted can’t be restored anywhere before starting over', async () => {
    let killed: Promise<void> | undefined;
    const cut = restoreBackup({ url: to.url, file, onRows: () => (killed ??= to.kill()) });
    await expect(cut).rejects.toThrow();
    await killed;
    await to.restart();
    await expect(restoreBackup({ url: to.url, file })).rejects.toThrow("isn't empty");
    await restoreBackup({ url: to.url, file, replaces: true });
    expect(await rowsOf(to.url)).toEqual(written);
  });

  test('and a restore are two commands', async () => {
    const made = join(folder, 'deep', 'made.gz');
    const run = async (name: string, url: string, args: string[]) => {
      const command = process.execPath;
      const all = ['--import', 'tsx', `scripts/${name}.ts`, ...args];
      const env = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '' };
      const { code, lines } = await runProcess({ name, command, args: all, env });
      return [code, lines.at(-1)];
    };
    expect(await run('backup', from.url, [made])).toEqual([0, expect.any(String)]);
    const restored = expect.stringMatching(/^Restored to http\S+ and verified in \d+ s\.$/);
    expect(await run('restore', to.url, [made])).toEqual([0, restored]);
    expect(await rowsOf(to.url)).toEqual(await rowsOf(from.url));
    const refusal = expect.stringMatching(/isn't empty .* add --replace to overwrite this one\.$/);
    expect(await run('restore', to.url, [made])).toEqual([1, refusal]);
  });
});

describe('a damaged backup', () => {
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  const lines = text.split('\n');

  test.each<[string, Uint8Array]>([
    ['cut off', bytes.subarray(0, bytes.length - 100)],
    ['empty', new Uint8Array()],
    ['with a flipped bit', flipped],
    ['not gzip', Buffer.from(text)],
    ['another file', gzipSync('hello\n')],
    ['without its end marker', gzipSync(lines.slice(0, -2).join('\n'))],
    ['with a missing row', gzipSync(lines.filter((_, at) => at !== 3).join('\n'))],
    ['with a changed row', gzipSync(text.replace('free@example.com', 'evil@example.com'))],
    ['with an extra row', gzipSync(text.replace('\n[', '\n["x"]\n['))],
    ['with another header', gzipSync(text.replace('2026-11-21T12', '2026-11-21T13'))],
    ['with data after its end', gzipSync(`${text}["x"]\n`)],
  ])('is refused: %s', async (_, damaged) => {
    const broken = join(folder, 'broken.gz');
    writeFileSync(broken, damaged);
    await expect(checkBackup(broken)).rejects.toMatchObject({ name: 'BackupError' });
    await emptyDatabase(to);
    await expect(restoreBackup({ url: to.url, file: broken })).rejects.toThrow(broken);
    expect(await takeSnapshot(to.url)).toEqual({});
  });

  test('is refused: from a newer version', async () => {
    const [one = 0] = listMigrations();
    await emptyDatabase(to);
    await migrate(to.url, undefined, { until: one });
    await to.open().$client.execute('INSERT INTO applied_migrations VALUES (2, 3)');
    const newer = join(folder, 'newer.gz');
    await writeBackup({ url: to.url, file: newer }, now);
    const restoring = restoreBackup({ url: to.url, file: newer });
    await expect(restoring).rejects.toThrow("migrations that this version doesn't know");
  });
});
