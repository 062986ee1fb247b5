import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { maxDueEvents } from '#app/features/calendar/words/due-events.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import {
  archiveInvoices,
  voidInvoiceRow,
} from '#app/features/invoice-list/queries/list-actions.server.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import { users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import {
  calendarOf,
  fetchFeed,
  postCalendarCommand,
  readEvents,
} from '#tests/support/calendar-harness.ts';
import { openClaimWorld } from '#tests/support/claim-world.ts';
import { closeByOwner } from '#tests/support/closed-account.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { payByHand } from '#tests/support/sending-harness.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const now = savedAt + 1000;

/** A seller with a calendar feed. */
async function openCalendar() {
  const seller = await world.seller({ invoiceLimit: -1 });
  return { ...seller, ...(await calendarOf(db, seller.cookie, { intent: 'create' })) };
}

async function issue(seller: Seller, changes: Partial<InvoiceContent> = {}) {
  const invoiceId = await seller.invoice(changes);
  await issueServed(db, { invoiceId, version: savedAt, now });
  return invoiceId;
}

const eventsAt = async (address: string) => readEvents(await fetchFeed(db, address, { now }));

const titlesAt = async (address: string) =>
  (await eventsAt(address)).map(({ title }) => title.split(',')[0]);

describe('the calendar of due dates', () => {
  test('lists each issued invoice on its due date, with its client, the balance and a link', async () => {
    const seller = await openCalendar();
    const clientName = 'Finch, Wren; Sons\\Co\nBEGIN:VALARM';
    const id = await issue(seller, { invoiceNumber: 'INV-7', clientName });
    const early = { invoiceNumber: 'INV-8', dueDate: '2026-03-01' };
    const other = await issue(seller, { ...early, clientName: 'Ласточка', currency: 'JPY' });
    await payByHand(db, { userId: seller.userId, invoiceId: id }, { now, amountMinor: 10_001 });
    const answer = await fetchFeed(db, seller.address, { now });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    const text = await answer.clone().text();
    expect(text).toContain('\r\nX-WR-CALNAME:Billwren: due dates\r\n');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    const url = `${testOrigin}/view-invoice/${id}`;
    expect(await readEvents(answer)).toEqual([
      expect.objectContaining({ uid: `${other}@billwren.example`, day: '2026-03-01' }),
      {
        uid: `${id}@billwren.example`,
        day: '2026-03-31',
        isAllDay: true,
        url,
        title: `INV-7, ${clientName}: $65.00`,
        description: `View invoice: ${url}`,
      },
    ]);
    expect((await eventsAt(seller.address))[0]?.title).toMatch(/^INV-8, Ласточка: ¥.* JPY$/);
  });

  test('leaves out drafts, paid, void, credited and other owners’ invoices, and keeps archived ones', async () => {
    const seller = await openCalendar();
    const { userId } = seller;
    await seller.invoice({ invoiceNumber: 'UNISSUED' });
    const paid = await issue(seller, { invoiceNumber: 'PAID' });
    const voided = await issue(seller, { invoiceNumber: 'VOID' });
    const archived = await issue(seller, { invoiceNumber: 'ARCHIVED' });
    const credited = await issue(seller, { invoiceNumber: 'CREDITED' });
    await issue(seller, { invoiceNumber: 'OWED' });
    await issue(await openCalendar(), { invoiceNumber: 'THEIRS' });
    expect(await titlesAt(seller.address)).toHaveLength(5);
    await payByHand(db, { userId, invoiceId: paid }, { now });
    await voidInvoiceRow(db, { userId, invoiceId: voided, reason: 'Twice', now });
    await archiveInvoices(db, { userId, invoiceIds: [archived], archived: true, now });
    const choice = { kind: 'rest' } as const;
    const note = { invoiceId: credited, noteKey: crypto.randomUUID(), reason: 'Returned', choice };
    await creditInvoice(db, { ...note, userId, today: '2026-03-15', now });
    expect((await titlesAt(seller.address)).sort()).toEqual(['ARCHIVED', 'OWED']);
  });

  test('lists the date of each unpaid installment, with its balance and the total balance', async () => {
    const seller = await openCalendar();
    const { userId } = seller;
    const invoiceId = await issue(seller, { invoiceNumber: 'STEPS', clientName: 'Ann' });
    const steps = [
      { label: 'Deposit', amount: 5_000, due: '2026-04-01' },
      { label: 'Half way', amount: 5_000, due: '2026-05-01' },
      { label: 'Rest', amount: 6_501, due: '2026-06-01' },
    ];
    const seen = { currency: 'USD', totalMinor: 16_501 } as const;
    await writeSchedule(db, { userId, invoiceId, steps, seen, now });
    const uid = (step: number) => `${invoiceId}-${step}@billwren.example`;
    expect((await eventsAt(seller.address)).map((event) => [event.uid, event.day])).toEqual([
      [uid(1), '2026-04-01'],
      [uid(2), '2026-05-01'],
      [uid(3), '2026-06-01'],
    ]);
    await payByHand(db, { userId, invoiceId }, { now, amountMinor: 7_000 });
    const [half, rest, ...others] = await eventsAt(seller.address);
    expect([half?.uid, half?.title]).toEqual([uid(2), 'STEPS, Ann: $30.00']);
    expect(half?.description).toContain('Half way: $30.00 due (invoice balance: $95.01)\n');
    expect([rest?.uid, rest?.title, others]).toEqual([uid(3), 'STEPS, Ann: $65.01', []]);
  });

  test('is in the account’s language, whatever the requester’s is', async () => {
    const seller = await openCalendar();
    const id = await issue(seller, { invoiceNumber: 'F-1', clientName: 'Ann' });
    await db.update(users).set({ language: 'fr-CA' }).where(eq(users.id, seller.userId));
    const headers = { 'Accept-Language': 'ru' };
    const answer = await fetchFeed(db, seller.address, { now, headers });
    expect(await answer.clone().text()).toContain('X-WR-CALNAME:Billwren\u00a0: échéances');
    const [event] = await readEvents(answer);
    expect(event?.title).toBe('F-1, Ann\u00a0: 165,01\u00a0$\u00a0USD');
    expect(event?.description).toBe(`Voir la facture\u00a0: ${testOrigin}/view-invoice/${id}`);
  });

  test('is read in one round trip to the database, and an unchanged one is not sent again', async () => {
    const seller = await openCalendar();
    const invoiceId = await issue(seller);
    const asked = database.open();
    const first = await fetchFeed(asked, seller.address, { now });
    expect(asked.stats.trips).toBe(1);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = await fetchFeed(db, seller.address, { now: now + 60_000, headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await payByHand(db, { userId: seller.userId, invoiceId }, { now });
    expect((await fetchFeed(db, seller.address, { now, headers })).status).toBe(200);
  });

  test(`lists the ${maxDueEvents} nearest dates of many`, async () => {
    const seller = await openCalendar();
    const invoiceId = await issue(seller, { invoiceNumber: 'FIRST' });
    const ids = await copyInvoice(db, invoiceId, maxDueEvents + 4);
    // The first one is due in 16 days.
    const day = (at: number) => addDays('2026-03-15', at % 2 ? at : -at);
    const sql = 'UPDATE invoices SET due_date = ? WHERE id = ?';
    const moves = ids.map((id, at) => ({ sql, args: [day(at), id] }));
    await db.$client.batch(moves, 'write');
    for (const id of ids) await issueServed(db, { invoiceId: id, version: savedAt, now });
    const days = (await eventsAt(seller.address)).map((event) => event.day);
    expect(days).toHaveLength(maxDueEvents);
    expect(days).toEqual([...days].sort());
    const farthest = ids.slice(-5).map((_, back) => day(ids.length - 1 - back));
    expect(days.filter((each) => farthest.includes(each))).toEqual([]);
  });
});

describe('an invalid address', () => {
  test('gets the same response whether it was replaced, turned off, unknown or malformed', async () => {
    const seller = await openCalendar();
    await issue(seller);
    const { since } = seller;
    const replaced = await calendarOf(db, seller.cookie, { intent: 'replace', since });
    await postCalendarCommand(db, seller.cookie, { intent: 'turn-off' });
    const of = (name: string) => `${testOrigin}/calendar/${name}`;
    const never = of(`${'A'.repeat(43)}.ics`);
    const told = async (address: string) => {
      const answer = await fetchFeed(db, address, { now });
      return [answer.status, [...answer.headers], await answer.text()];
    };
    expect((await told(never))[0]).toBe(404);
    const malformed = [of('x.ics'), of('A'.repeat(43)), `${seller.address}.ics`];
    for (const address of [seller.address, replaced.address, ...malformed])
      expect(await told(address)).toEqual(await told(never));
  });

  test('returns an error while the database is unavailable, so that calendar apps keep their data', async () => {
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const answer = await fetchFeed(away, `${testOrigin}/calendar/${'A'.repeat(43)}.ics`);
    expect(answer.status).toBe(503);
  });
});

const shownTo = (cookie: string) => world.get('/api/calendar', { as: { cookie } });

const statusAt = async (address: string) => (await fetchFeed(db, address)).status;

describe('the address of the calendar', () => {
  test('exists once its owner turns it on, is a secret of 256 bits, and the same on every device', async () => {
    const { userId, cookie } = await world.seller();
    expect((await shownTo(cookie)).body).toEqual({ calendar: null });
    const { status, body, context } = await postCalendarCommand(db, cookie, { intent: 'create' });
    const secret = /^https:\/\/billwren\.example\/calendar\/[\w-]{43}\.ics$/;
    const calendar = { address: expect.stringMatching(secret), since: context.now };
    expect([status, body]).toEqual([200, { outcome: 'saved', calendar }]);
    expect(context.told).toEqual([['settings', userId]]);
    expect((await shownTo(cookie)).body).toMatchObject({ calendar: { since: context.now } });
    const again = await postCalendarCommand(db, cookie, { intent: 'create' });
    expect(again.body).toEqual(body);
  });

  test('is in no page: Settings only say whether there is one', async () => {
    const { cookie, address } = await openCalendar();
    const page = (await world.get('/us/settings', { as: { cookie } })).body;
    expect(page.account.hasCalendar).toBe(true);
    expect(JSON.stringify(page)).not.toContain(address.slice(-47, -4));
  });

  test('is replaced at once; a retry, or a page that shows an old one, replaces nothing', async () => {
    const { cookie, ...first } = await openCalendar();
    const press = { intent: 'replace', since: first.since };
    // With a clock that is behind, the new version is still newer.
    const late = await postCalendarCommand(db, cookie, press, { now: first.since - 5000 });
    const second = await calendarOf(db, cookie, press);
    expect(late.body).toEqual({ outcome: 'saved', calendar: second });
    expect(second.since).toBe(first.since + 1);
    expect([await statusAt(first.address), await statusAt(second.address)]).toEqual([404, 200]);
  });

  test('stops working when its owner turns it off; turned on again it is a new one', async () => {
    const { cookie, address, since } = await openCalendar();
    const off = await postCalendarCommand(db, cookie, { intent: 'turn-off' });
    expect(off.body).toEqual({ outcome: 'saved', calendar: null });
    expect(await statusAt(address)).toBe(404);
    const replaced = await postCalendarCommand(db, cookie, { intent: 'replace', since });
    expect(replaced.body).toEqual({ outcome: 'saved', calendar: null });
    expect((await calendarOf(db, cookie, { intent: 'create' })).address).not.toBe(address);
  });

  test('is shown to and changed by its owner only', async () => {
    const [mine, other] = [await openCalendar(), await openCalendar()];
    await postCalendarCommand(db, other.cookie, { intent: 'replace', since: mine.since });
    await postCalendarCommand(db, other.cookie, { intent: 'turn-off' });
    expect(await statusAt(mine.address)).toBe(200);
    expect((await shownTo('')).status).toBe(401);
    expect((await postCalendarCommand(db, '', { intent: 'create' })).status).toBe(401);
    expect((await postCalendarCommand(db, mine.cookie, { intent: 'replace' })).status).toBe(400);
  });
});

describe('a closed account', () => {
  test('returns nothing, whatever is left of its calendar, loses it, and gets no new one', async () => {
    const { userId, cookie, address } = await openCalendar();
    const ofUser = eq(users.id, userId);
    await db.update(users).set({ deletedAt: 1 }).where(ofUser);
    expect(await statusAt(address)).toBe(404);
    await db.update(users).set({ deletedAt: null }).where(ofUser);
    await closeByOwner(db, userId, 2);
    expect(await db.$count(calendarFeeds, eq(calendarFeeds.userId, userId))).toBe(0);
    expect((await postCalendarCommand(db, cookie, { intent: 'create' })).status).toBe(401);
  });

  test('passes its calendar on when it is joined to an earlier one, whose own address stops working', async () => {
    const { twoAccounts, claim } = await openClaimWorld(database);
    const { earlier, cookie, proof } = await twoAccounts();
    const old = await calendarOf(db, earlier, { intent: 'create' });
    const { address } = await calendarOf(db, cookie, { intent: 'create' });
    await claim(cookie, proof);
    expect([await statusAt(old.address), await statusAt(address)]).toEqual([404, 200]);
    expect((await shownTo(cookie)).body).toMatchObject({ calendar: { address } });
  });
});
