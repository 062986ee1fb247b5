import { getTableName, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { maxWindowMs } from '#app/domain/account/attempt-limits.ts';
import {
  deadLettersKeptMs,
  eventsKeptMs,
  failuresKeptMs,
  wipeExpired,
} from '#app/features/account/server/wipe-expired.server.ts';
import { attempts, emailLinks, loginCodes, sessions } from '#db/account-schema.ts';
import { providerEvents, retainedBilling } from '#db/billing-schema.ts';
import { deadLetters, jobFailures } from '#db/job-schema.ts';
import { pictures } from '#db/picture-schema.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const now = 1_800_000_000_000;
const tables = {
  sessions: [sessions, sessions.id],
  loginCodes: [loginCodes, loginCodes.id],
  emailLinks: [emailLinks, emailLinks.id],
  resetLinks: [resetLinks, resetLinks.id],
  attempts: [attempts, attempts.key],
  providerEvents: [providerEvents, providerEvents.eventId],
  retainedBilling: [retainedBilling, retainedBilling.reference],
  jobFailures: [jobFailures, jobFailures.itemId],
  deadLetters: [deadLetters, deadLetters.id],
} as const;
const names = Object.keys(tables);
const countOf = (count: number) =>
  Object.fromEntries([...names.map((name) => [name, count]), ['pictures', 0]]);

/** One row of each kind that expires now, and one that expires a little later. */
async function fillTables(db = database.open()) {
  for (const [table] of Object.values(tables)) await db.delete(table);
  for (const [name, late] of [
    ['over', 0],
    ['kept', 1],
  ] as const) {
    const { userId } = await createSampleUser(db);
    const id = `${name}-${userId}`;
    const times = { createdAt: 1, expiresAt: now + late };
    const email = 'ann@example.com';
    /** When something was stored that is kept for this long. */
    const storedBefore = (keptMs: number) => now - keptMs - 1 + late;
    await writeBatch(db, [
      db.insert(sessions).values({ id, userId, remember: true, ...times }),
      db.insert(loginCodes).values({ id, email, codeHash: 'x', ...times }),
      db.insert(emailLinks).values({ id, kind: 'confirm', userId, email, ...times }),
      db.insert(resetLinks).values({ id, userId, email, ...times }),
      db.insert(attempts).values({ key: id, at: storedBefore(maxWindowMs) }),
      db
        .insert(providerEvents)
        .values({ source: 'stripe', eventId: id, receivedAt: storedBefore(eventsKeptMs) }),
      db
        .insert(retainedBilling)
        .values({ source: 'stripe', reference: id, closedAt: 1, keptUntil: now + late }),
      db.insert(jobFailures).values({
        job: 'notify-blocked-occurrences',
        itemId: id,
        attempts: 1,
        nextAttemptAt: 1,
        failedAt: storedBefore(failuresKeptMs),
      }),
      db.insert(deadLetters).values({
        id,
        queue: 'billwren-mail-events',
        body: '{}',
        storedAt: storedBefore(deadLettersKeptMs),
      }),
    ]);
  }
}

async function idsLeft(db = database.open()) {
  const lists = Object.values(tables).map(async ([table, column]) => {
    const sql = `SELECT ${column.name} AS id FROM ${getTableName(table)}`;
    const { rows } = await db.$client.execute(sql);
    return rows.map(({ id }) => String(id).slice(0, 4));
  });
  return Promise.all(lists);
}

const onlyKept = names.map(() => ['kept']);

test('expired rows are deleted, valid ones stay, and a second run has nothing to do', async () => {
  await fillTables();
  expect(await wipeExpired(database.open(), now)).toEqual(countOf(1));
  expect(await idsLeft()).toEqual(onlyKept);
  expect(await wipeExpired(database.open(), now)).toEqual(countOf(0));
});

test('a picture that nothing shows is deleted within a day; one that anyone shows stays', async () => {
  const db = database.open();
  const shown = await storePicture(db, discLogo(8));
  const onInvoice = await storePicture(db, discLogo(9));
  const { userId } = await createSampleUser(db, { signatureId: shown });
  await saveSample(db, await createSampleUser(db, { logoId: onInvoice }));
  await db.update(userSettings).set({ logoId: null }).where(ne(userSettings.userId, userId));
  const unused: string[] = [];
  for (let side = 10; side < 40; side += 1) unused.push(await storePicture(db, discLogo(side)));
  let went = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    const { pictures: some } = await wipeExpired(db, now + hour * 3_600_000);
    expect(some).toBeLessThan(unused.length);
    went += some;
  }
  expect(went).toBe(unused.length);
  const left = await db.select({ id: pictures.id }).from(pictures);
  expect(left.map(({ id }) => id).sort()).toEqual([shown, onInvoice].sort());
});

test('everything is deleted or nothing, and the next run makes up for it', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: (db) => fillTables(db),
    action: (db) => wipeExpired(db, now),
    check: async (db) => {
      const before = (await idsLeft(db)).flat().length;
      expect([9, 18]).toContain(before);
      await wipeExpired(db, now);
      expect(await idsLeft(db)).toEqual(onlyKept);
    },
  });
  expect(met).toBeGreaterThan(3);
});
