import { describe, expect, test } from 'vitest';
import {
  getSessionWithUser,
  insertSession,
} from '#app/features/account/queries/sessions.server.ts';
import { createUser, type NewUser } from '#app/features/account/queries/users.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
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
  test('with the same address 20 times at once creates one account', async () => {
    const email = `crowd-${crypto.randomUUID()}@example.com`;
    const made = await Promise.all(
      Array.from({ length: 20 }, () => createUser(database.open(), newUser({ email }))),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
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
});
