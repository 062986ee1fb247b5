import { describe, expect, test } from 'vitest';
import type { ProviderUser } from '#app/features/account/queries/provider-sign-in.server.ts';
import { createUser } from '#app/features/account/queries/users.server.ts';
import { signInWithProvider as signIn } from '#app/features/account/server/sign-in.server.ts';
import type { Database } from '#db/client.server.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const now = 1_700_000_000_000;
const day = 24 * 60 * 60 * 1000;
const newEmail = () => `${crypto.randomUUID()}@example.com`;

const signInWithProvider = async (database: Database, user: ProviderUser) =>
  (await signIn(database, user)).outcome;

/** A user returning from a provider; each has new ids, as each callback creates them. */
function arrival(over: Partial<ProviderUser> = {}): ProviderUser {
  return {
    kind: 'google',
    subject: crypto.randomUUID(),
    verifiedEmail: newEmail(),
    newUserId: crypto.randomUUID(),
    heldSessionId: null,
    country: 'uk',
    timeZone: 'Europe/London',
    now,
    session: {
      id: crypto.randomUUID(),
      expiresAt: now + 30 * day,
      remember: true,
      createdAt: now,
      lastSeenAt: now,
      userAgent: 'test',
    },
    ...over,
  };
}

/** The same user again, in another browser. */
function again(before: ProviderUser, over: Partial<ProviderUser> = {}): ProviderUser {
  const { kind, subject, verifiedEmail } = before;
  return arrival({ kind, subject, verifiedEmail, ...over });
}

/** An existing account with a password. */
async function account(
  email: string,
  { isVerified = false, isClosed = false }: { isVerified?: boolean; isClosed?: boolean } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const credential = { kind: 'password', passwordHash: 'scrypt$none' } as const;
  const emailVerifiedAt = isVerified ? now : undefined;
  await createUser(db, {
    id,
    email,
    emailVerifiedAt,
    credential,
    now,
    country: 'us',
    timeZone: null,
  });
  if (isClosed) await run('UPDATE users SET deleted_at = ? WHERE id = ?', now, id);
  return id;
}

async function run(sql: string, ...args: (string | number)[]) {
  return (await database.open().$client.execute({ sql, args })).rows;
}

/** The user whose session an arrival opened; null if it opened none. */
async function ownerOf({ session }: ProviderUser): Promise<unknown> {
  return (await run('SELECT user_id FROM sessions WHERE id = ?', session.id))[0]?.user_id ?? null;
}

async function emailOf(userId: string) {
  const [row] = await run('SELECT email, email_verified_at FROM users WHERE id = ?', userId);
  return { email: row?.email, isVerified: row?.email_verified_at !== null };
}

async function count(table: string, column: string, value: string) {
  return Number((await run(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, value))[0]?.n);
}

describe('a new user', () => {
  test('gets an account with a confirmed address, settings, this sign-in method and a session', async () => {
    const first = arrival();
    expect(await signInWithProvider(db, first)).toBe('signed-up');
    expect(await ownerOf(first)).toBe(first.newUserId);
    const email = first.verifiedEmail;
    expect(await emailOf(first.newUserId)).toEqual({ email, isVerified: true });
    expect(await run('SELECT * FROM user_settings WHERE user_id = ?', first.newUserId)).toEqual([
      expect.objectContaining({ country: 'UK', preferred_country: 'UK', tax_rate: null }),
    ]);
    expect(await run('SELECT * FROM credentials WHERE user_id = ?', first.newUserId)).toEqual([
      expect.objectContaining({ kind: 'google', subject: first.subject, password_hash: null }),
    ]);
  });

  test('returns to the same account, whatever address the provider reports then', async () => {
    const first = arrival();
    await signInWithProvider(db, first);
    for (const verifiedEmail of [first.verifiedEmail, newEmail(), null]) {
      const later = again(first, { verifiedEmail });
      expect(await signInWithProvider(db, later)).toBe('signed-in');
      expect(await ownerOf(later)).toBe(first.newUserId);
    }
    expect((await emailOf(first.newUserId)).email).toBe(first.verifiedEmail);
  });

  test('is another user than one with the same subject at the other provider', async () => {
    const first = arrival();
    await signInWithProvider(db, first);
    const other = arrival({ kind: 'apple', subject: first.subject });
    expect(await signInWithProvider(db, other)).toBe('signed-up');
    expect(await ownerOf(other)).not.toBe(first.newUserId);
  });

  test('without a verified address gets an account without one', async () => {
    const first = arrival({ verifiedEmail: null });
    expect(await signInWithProvider(db, first)).toBe('signed-up');
    expect(await emailOf(first.newUserId)).toEqual({ email: null, isVerified: false });
    expect(await signInWithProvider(db, again(first))).toBe('signed-in');
  });

  test('50 concurrent sign-ins create one account and 50 sessions', async () => {
    const first = arrival();
    const all = Array.from({ length: 50 }, () => again(first));
    const outcomes = await Promise.all(
      all.map((each) => signInWithProvider(database.open(), each)),
    );
    expect(outcomes.filter((outcome) => outcome === 'signed-up')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'signed-in')).toHaveLength(49);
    expect(await count('users', 'email', String(first.verifiedEmail))).toBe(1);
    expect(await count('credentials', 'subject', first.subject)).toBe(1);
    expect(new Set(await Promise.all(all.map(ownerOf))).size).toBe(1);
  });
});

describe('a user whose address already has an account', () => {
  test('that is confirmed: it opens, and gets this sign-in method', async () => {
    const email = newEmail();
    const ours = await account(email, { isVerified: true });
    const first = arrival({ verifiedEmail: email });
    expect(await signInWithProvider(db, first)).toBe('signed-in');
    expect(await ownerOf(first)).toBe(ours);
    expect(await signInWithProvider(db, again(first, { verifiedEmail: null }))).toBe('signed-in');
    const byApple = arrival({ kind: 'apple', verifiedEmail: email });
    await signInWithProvider(db, byApple);
    expect(await ownerOf(byApple)).toBe(ours);
    expect(await count('credentials', 'user_id', ours)).toBe(3);
  });

  test('in another letter case has the same address', async () => {
    const email = newEmail();
    const ours = await account(email.toUpperCase(), { isVerified: true });
    const first = arrival({ verifiedEmail: email });
    await signInWithProvider(db, first);
    expect(await ownerOf(first)).toBe(ours);
  });

  test('that is not confirmed: it loses the address, and a new account gets it', async () => {
    const email = newEmail();
    const attackers = await account(email);
    const first = arrival({ verifiedEmail: email });
    expect(await signInWithProvider(db, first)).toBe('signed-up');
    expect(await ownerOf(first)).toBe(first.newUserId);
    expect(await emailOf(attackers)).toEqual({ email: null, isVerified: false });
    expect(await emailOf(first.newUserId)).toEqual({ email, isVerified: true });
    expect(await count('credentials', 'user_id', attackers)).toBe(1);
  });

  test('and is not verified by the provider: the account is unchanged', async () => {
    const email = newEmail();
    const ours = await account(email);
    const first = arrival({ verifiedEmail: null });
    await signInWithProvider(db, first);
    expect(await ownerOf(first)).not.toBe(ours);
    expect((await emailOf(ours)).email).toBe(email);
  });

  test('and who is already known as another user: the account is unchanged', async () => {
    const email = newEmail();
    const attackers = await account(email);
    const first = arrival();
    await signInWithProvider(db, first);
    await signInWithProvider(db, again(first, { verifiedEmail: email }));
    expect((await emailOf(attackers)).email).toBe(email);
  });
});

describe('a closed account', () => {
  test('cannot be opened, neither by its provider nor by its address', async () => {
    const first = arrival();
    await signInWithProvider(db, first);
    await run('UPDATE users SET deleted_at = ? WHERE id = ?', now, first.newUserId);
    const email = String(first.verifiedEmail);
    for (const later of [again(first), arrival({ verifiedEmail: email }), again(first)]) {
      expect(await signInWithProvider(db, later)).toBe('closed');
      expect(await ownerOf(later)).toBeNull();
      expect(await count('users', 'id', later.newUserId)).toBe(0);
    }
  });

  test('that never confirmed its address blocks no user from it', async () => {
    const email = newEmail();
    await account(email, { isClosed: true });
    const first = arrival({ verifiedEmail: email });
    expect(await signInWithProvider(db, first)).toBe('signed-up');
    expect((await emailOf(first.newUserId)).email).toBe(email);
  });
});

test('whichever database call fails, everything is saved or nothing', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => {
      const email = newEmail();
      await account(email);
      return arrival({ verifiedEmail: email });
    },
    action: signInWithProvider,
    check: async (_db, first, outcome) => {
      const made = await count('users', 'id', first.newUserId);
      for (const table of ['user_settings', 'credentials', 'sessions']) {
        expect(await count(table, 'user_id', first.newUserId)).toBe(made);
      }
      expect(await count('users', 'email', String(first.verifiedEmail))).toBe(1);
      if (outcome.outcome === 'answered') expect([outcome.answer, made]).toEqual(['signed-up', 1]);
      const later = again(first);
      expect(await signInWithProvider(db, later)).toBe(made ? 'signed-in' : 'signed-up');
      expect(await count('credentials', 'subject', first.subject)).toBe(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
