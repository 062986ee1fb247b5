import { expect, it } from 'vitest';
import { openAccountHarness, refused } from '#tests/support/account-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { createTestUser, post, viewerOf } = openAccountHarness(await createTestDatabase());

it('a user sets their time zone, which must be a known one', async () => {
  const { cookie } = await createTestUser();
  const zoneOf = async () => (await viewerOf(cookie))?.user.timeZone;
  const choose = (zone: string) => post(cookie, { intent: 'set-time-zone', 'time-zone': zone });

  expect((await choose('Pacific/Auckland')).body).toEqual({
    outcome: 'changed',
    message: 'Your time zone is now Pacific/Auckland.',
  });
  expect(await zoneOf()).toBe('Pacific/Auckland');
  for (const zone of ['', 'Mars/Olympus_Mons', '<script>']) {
    const answer = await choose(zone);
    expect([answer.status, answer.body]).toEqual([
      400,
      refused({ form: 'Choose a time zone from the list.' }),
    ]);
  }
  expect(await zoneOf()).toBe('Pacific/Auckland');
  expect((await post('', { intent: 'set-time-zone', 'time-zone': 'UTC' })).status).toBe(401);
});
