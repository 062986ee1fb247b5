import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CalendarStart } from '#app/domain/calendar/calendar-answer.ts';
import { closeUser } from '#app/features/account/queries/close-account.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { loader as answerCalendar } from '#app/features/calendar/calendar.route.ts';
import { getSettingsPage } from '#app/features/settings/server/settings-page.api.server.ts';
import { users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import { oldPassword, openAccountHarness } from '#tests/support/account-harness.ts';
import { calendarOf, fetchFeed, postCalendarCommand } from '#tests/support/calendar-harness.ts';
import { openClaimHarness } from '#tests/support/claim-harness.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { createTestContext, formPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

async function shownTo(cookie: string) {
  const request = new Request(`${testOrigin}/api/calendar`, { headers: { Cookie: cookie } });
  const answer = await answerCalendar({ request, context: createTestContext(db) });
  return { status: answer.status, body: (await answer.json()) as CalendarStart };
}

const statusAt = async (address: string) => (await fetchFeed(db, address)).status;

describe('the address of the calendar', () => {
  test('exists once its owner turns it on, is a secret of 256 bits, and the same on every device', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    expect((await shownTo(cookie)).body).toEqual({ calendar: null });
    const { status, body, context } = await postCalendarCommand(db, cookie, { intent: 'create' });
    expect([status, body]).toEqual([
      200,
      {
        outcome: 'saved',
        calendar: {
          address: expect.stringMatching(/^https:\/\/billwren\.example\/calendar\/[\w-]{43}\.ics$/),
          since: context.now,
        },
      },
    ]);
    expect(context.told).toEqual([['settings', userId]]);
    expect((await shownTo(cookie)).body).toMatchObject({ calendar: { since: context.now } });
    const again = await postCalendarCommand(db, cookie, { intent: 'create' });
    expect(again.body).toEqual(body);
  });

  test('is in no page: Settings only say whether there is one', async () => {
    const { cookie } = await createSampleSeller(db);
    const { address } = await calendarOf(db, cookie, { intent: 'create' });
    const request = new Request(`${testOrigin}/us/settings`, { headers: { Cookie: cookie } });
    const page = await getSettingsPage(request, createTestContext(db), 'us');
    expect(page?.hasCalendar).toBe(true);
    expect(JSON.stringify(page)).not.toContain(address.slice(-47, -4));
  });

  test('is replaced at once; a retry, or a page that shows an old one, replaces nothing', async () => {
    const { cookie } = await createSampleSeller(db);
    const first = await calendarOf(db, cookie, { intent: 'create' });
    const press = { intent: 'replace', since: first.since };
    // With a clock that is behind, the new version is still newer.
    const late = await postCalendarCommand(db, cookie, press, { now: first.since - 5000 });
    const second = await calendarOf(db, cookie, press);
    expect(late.body).toEqual({ outcome: 'saved', calendar: second });
    expect(second.since).toBe(first.since + 1);
    expect([await statusAt(first.address), await statusAt(second.address)]).toEqual([404, 200]);
  });

  test('stops working when its owner turns it off; turned on again it is a new one', async () => {
    const { cookie } = await createSampleSeller(db);
    const { address, since } = await calendarOf(db, cookie, { intent: 'create' });
    const off = await postCalendarCommand(db, cookie, { intent: 'turn-off' });
    expect(off.body).toEqual({ outcome: 'saved', calendar: null });
    expect(await statusAt(address)).toBe(404);
    const replaced = await postCalendarCommand(db, cookie, { intent: 'replace', since });
    expect(replaced.body).toEqual({ outcome: 'saved', calendar: null });
    expect((await calendarOf(db, cookie, { intent: 'create' })).address).not.toBe(address);
  });

  test('is shown to and changed by its owner only', async () => {
    const [mine, other] = [await createSampleSeller(db), await createSampleSeller(db)];
    const { address, since } = await calendarOf(db, mine.cookie, { intent: 'create' });
    await calendarOf(db, other.cookie, { intent: 'create' });
    await postCalendarCommand(db, other.cookie, { intent: 'replace', since });
    await postCalendarCommand(db, other.cookie, { intent: 'turn-off' });
    expect(await statusAt(address)).toBe(200);
    expect((await shownTo('')).status).toBe(401);
    expect((await postCalendarCommand(db, '', { intent: 'create' })).status).toBe(401);
    expect((await postCalendarCommand(db, mine.cookie, { intent: 'replace' })).status).toBe(400);
  });
});

describe('a closed account', () => {
  test('loses its calendar, and gets no new one', async () => {
    const harness = openAccountHarness(database);
    const { cookie } = await harness.createTestUser();
    const { address } = await calendarOf(db, cookie, { intent: 'create' });
    const { context } = createFinishedContext(db);
    const fields = { intent: 'delete-account', current: oldPassword };
    await answerSecurityPost(formPost('/us/settings', fields, cookie), context, 'us');
    expect(await statusAt(address)).toBe(404);
    expect((await postCalendarCommand(db, cookie, { intent: 'create' })).status).toBe(401);
  });

  test('returns nothing, whatever is left of its calendar', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    const { address } = await calendarOf(db, cookie, { intent: 'create' });
    await db.update(users).set({ deletedAt: 1 }).where(eq(users.id, userId));
    expect(await statusAt(address)).toBe(404);
    await closeUser(db, { userId, sessionId: '', now: 2 });
    expect(await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))).toEqual(
      [],
    );
  });

  test('passes its calendar on when it is joined to an earlier one, whose own address stops working', async () => {
    const { twoAccounts, claim, totalOf } = openClaimHarness(database);
    const { earlier, earlierId, cookie } = await twoAccounts();
    const old = await calendarOf(db, earlier, { intent: 'create' });
    const { address } = await calendarOf(db, cookie, { intent: 'create' });
    await claim(cookie, { number: 'INV-002', total: await totalOf(earlierId) });
    expect([await statusAt(old.address), await statusAt(address)]).toEqual([404, 200]);
    expect((await shownTo(cookie)).body).toMatchObject({ calendar: { address } });
  });
});
