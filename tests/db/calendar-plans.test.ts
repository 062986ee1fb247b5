import { expect, test } from 'vitest';
import {
  createFeed,
  deleteFeed,
  getOwnFeed,
  listFeedInvoices,
  replaceFeed,
} from '#app/features/calendar/queries/calendar-feed.server.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

test('a calendar is found by its secret, and reads only the amounts due to its owner', async () => {
  const plans = await queryPlansOf(db, () =>
    listFeedInvoices(db, { token: 't', today: '2026-03-15', limit: 5 }),
  );
  expect(plans).toContain('SEARCH calendar_feeds USING INDEX calendar_feeds_token (token=?)');
  expect(plans).toContain('SEARCH invoices USING INDEX invoices_owed (user_id=? AND kind=?)');
  expect(plans.filter((plan) => /^SCAN (?!CONSTANT)/.test(plan))).toEqual([]);
});

test.each([
  ['read', () => getOwnFeed(db, 'u')],
  ['turned on', () => createFeed(db, { userId: 'u', token: 't', now: 1 })],
  ['replaced', () => replaceFeed(db, { userId: 'u', since: 1, token: 't', now: 1 })],
  ['turned off', () => deleteFeed(db, 'u')],
])('an owner’s own calendar is found by the owner when it is %s', async (_what, act) => {
  const plans = await queryPlansOf(db, act);
  expect(plans.join('\n')).toContain('sqlite_autoindex_calendar_feeds_1 (user_id=?)');
  expect(plans.filter((plan) => /^SCAN (?!CONSTANT)|TEMP B-TREE/.test(plan))).toEqual([]);
});
