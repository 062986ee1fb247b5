import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deleteSession,
  extendSession,
  getSessionWithUser,
  insertSession,
} from '#app/features/account/queries/sessions.server.ts';
import {
  createUser,
  findCredentials,
  type NewUser,
} from '#app/features/account/queries/users.server.ts';
import { updatePreferredCountry } from '#app/features/settings/queries/settings-row.server.ts';
import { credentials, users } from '#db/account-schema.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

function newUser(changes: Partial<NewUser> = {}): NewUser {
  const id = crypto.randomUUID();
  return {
    id,
    email: `${id}@example.com`,
    credential: { kind: 'password', passwordHash: 'scrypt$x' },
    country: 'uk',
    timeZone: 'Europe/London',
    now: 1_700_000_000_000,
    ...changes,
  };
}

describe('sign-up', () => {
  test('creates the user, password and settings in one round trip', async () => {
    const request = database.open();
    const user = newUser();
    expect(await createUser(request, user)).toBe(true);
    expect(request.stats.trips).toBe(1);
    expect(await settingsOf(db, user.id)).toMatchObject({
      country: 'uk',
      preferredCountry: 'uk',
      taxRateThousandths: null,
      invoicePrefix: 'INV-',
      startingNumber: 1,
      lastInvoiceNumber: null,
      subscriptionStatus: 'free',
      invoiceLimit: 3,
      totalInvoicesCreated: 0,
      periodCount: 0,
    });
  });

  test('stores the country by name', async () => {
    const user = newUser({ country: 'us' });
    await createUser(db, user);
    const { rows } = await db.$client.execute({
      sql: 'SELECT country, preferred_country FROM user_settings WHERE user_id = ?',
      args: [user.id],
    });
    expect([rows[0]?.country, rows[0]?.preferred_country]).toEqual(['USA', 'USA']);
  });

  test('refuses an address that already has an account, in any letter case, and changes nothing', async () => {
    const first = newUser({ email: 'Jo@Example.com' });
    const second = newUser({
      email: 'jO@eXAMPLE.com',
      credential: { kind: 'password', passwordHash: 'scrypt$other' },
    });
    expect(await createUser(db, first)).toBe(true);
    expect(await createUser(db, second)).toBe(false);
    expect(await db.$count(userSettings, eq(userSettings.userId, second.id))).toBe(0);
    expect(await findCredentials(db, 'jo@example.com')).toEqual({
      userId: first.id,
      passwordHash: first.credential?.passwordHash,
      language: null,
      emailVerifiedAt: null,
      isClosed: false,
    });
  });

  test('with the same address 20 times at once creates one account', async () => {
    const email = `crowd-${crypto.randomUUID()}@example.com`;
    const made = await Promise.all(
      Array.from({ length: 20 }, () => createUser(database.open(), newUser({ email }))),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  test('creates the whole account or nothing, whichever call fails', async () => {
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => newUser(),
      action: createUser,
      check: async (working, { id }) => {
        const made = await Promise.all([
          working.$count(users, eq(users.id, id)),
          working.$count(credentials, eq(credentials.userId, id)),
          working.$count(userSettings, eq(userSettings.userId, id)),
        ]);
        expect([
          [0, 0, 0],
          [1, 1, 1],
        ]).toContainEqual(made);
      },
    });
    expect(met).toBeGreaterThan(3);
  });
});

describe('sessions', () => {
  const session = (userId: string, id = crypto.randomUUID()) => ({
    id,
    userId,
    expiresAt: 2_000,
    remember: true,
    createdAt: 1_000,
    lastSeenAt: 1_000,
    userAgent: 'Test',
  });

  test('are read with user and settings, without pictures, in one round trip', async () => {
    const logoId = await storePicture(db, discLogo(8));
    const { userId } = await createSampleUser(db, { logoId });
    const stored = session(userId);
    await insertSession(db, stored);
    const request = database.open();
    const found = await getSessionWithUser(request, stored.id);
    expect(request.stats.trips).toBe(1);
    expect(found?.session).toEqual(stored);
    expect(found?.user.id).toBe(userId);
    expect(found?.settings).toEqual(await settingsOf(db, userId));
    expect(found?.settings).toMatchObject({ logoId, signatureId: null });
  });

  test('are extended and ended individually', async () => {
    const { userId } = await createSampleUser(db);
    const [one, two] = [session(userId), session(userId)];
    for (const each of [one, two]) await insertSession(db, each);
    await extendSession(db, one.id, 9_000);
    expect((await getSessionWithUser(db, one.id))?.session.expiresAt).toBe(9_000);
    await deleteSession(db, one.id);
    expect(await getSessionWithUser(db, one.id)).toBeNull();
    expect(await getSessionWithUser(db, two.id)).not.toBeNull();
  });

  test('of a closed account no longer work, and its password is marked as closed', async () => {
    const user = newUser();
    await createUser(db, user);
    const stored = session(user.id);
    await insertSession(db, stored);
    await writeBatch(db, [db.update(users).set({ deletedAt: 1 }).where(eq(users.id, user.id))]);
    expect(await getSessionWithUser(db, stored.id)).toBeNull();
    expect(await findCredentials(db, user.email ?? '')).toMatchObject({ isClosed: true });
  });
});

describe('settings', () => {
  test('of other users don’t change', async () => {
    const settings = { businessName: 'Wren', updatedAt: 0 };
    const one = await createSampleUser(db, settings);
    const two = await createSampleUser(db, settings);
    await updatePreferredCountry(db, one.userId, 'au', 5);
    expect(await settingsOf(db, one.userId)).toEqual({
      ...one,
      preferredCountry: 'au',
      updatedAt: 5,
    });
    expect(await settingsOf(db, two.userId)).toEqual(two);
  });
});
