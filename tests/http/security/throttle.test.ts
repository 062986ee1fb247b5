import { expect, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { canTry, claimTry } from '#app/http/security/throttle.server.ts';
import { attempts } from '#db/account-schema.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const { limit, windowMs } = attemptLimits.signInPerEmailAndNetwork;
const failures = (account: string) => ({ limit: 'signInPerEmailAndNetwork', account }) as const;

function requestFrom(networkAddress: string, now = 1_000_000) {
  return createTestContext(database.open(), { networkAddress, now });
}

test('the window slides: each attempt counts for fifteen minutes, a refused one not at all', async () => {
  const at = (now: number) => canTry(requestFrom('192.0.2.4', now), [failures('bob@example.com')]);
  for (let tried = 0; tried < limit; tried += 1) expect(await at(tried * 1000)).toBe(true);
  expect(await at(windowMs - 1)).toBe(false);
  expect(await at(windowMs)).toBe(true);
  expect(await at(windowMs)).toBe(false);
  expect(await at(windowMs + 1000)).toBe(true);
});

test('an attempt a little earlier than those already counted waits no longer than the window', async () => {
  const at = (now: number) =>
    claimTry(requestFrom('192.0.2.9', now), [failures('eve@example.com')]);
  for (let tried = 0; tried < limit; tried += 1) expect(await at(1_000_030)).toBeNull();
  expect(await at(1_000_000)).toMatchObject({ endsAt: 1_000_000 + windowMs });
});

test('an attempt refused by one limit counts toward no other', async () => {
  const both = (account: string) => [
    { limit: 'codePerEmailAndMinute', account } as const,
    { limit: 'codePerNetwork' } as const,
  ];
  const network = '192.0.2.5';
  expect(await canTry(requestFrom(network), both('cy@example.com'))).toBe(true);
  for (let tried = 0; tried < 40; tried += 1) {
    expect(await canTry(requestFrom(network), both('cy@example.com'))).toBe(false);
  }
  expect(await canTry(requestFrom(network), both('di@example.com'))).toBe(true);
});

test('of several limits the one that ends last is reported, with its end', async () => {
  const context = requestFrom('192.0.2.8');
  const limits = (['codePerEmailAndMinute', 'codePerEmailAndHour'] as const).map((limit) => ({
    limit,
    account: 'gil@example.com',
  }));
  expect(await claimTry(context, limits)).toBeNull();
  const [minute, hour] = limits.map(({ limit }) => ({
    limit,
    endsAt: context.now + attemptLimits[limit].windowMs,
  }));
  expect(await claimTry(context, limits)).toEqual(minute);
  for (let tried = 1; tried < attemptLimits.codePerEmailAndHour.limit; tried += 1) {
    expect(await claimTry(context, limits.slice(1))).toBeNull();
  }
  expect(await claimTry(context, limits)).toEqual(hour);
  expect(await claimTry(context, limits.toReversed())).toEqual(hour);
});

test('no user’s address is stored', async () => {
  await canTry(requestFrom('192.0.2.7'), [failures('fay@example.com')]);
  const rows = await database.open().select().from(attempts);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
