import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleSeries } from '#app/features/recurring/queries/occurrences.server.ts';
import { changeSeries } from '#app/features/recurring/queries/series.server.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { emails } from '#db/email-schema.ts';
import { clients, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { meanwhileFetch } from '#tests/support/meanwhile-fetch.ts';
import { aSend, press } from '#tests/support/sending-harness.ts';
import {
  endsOf,
  madeOf,
  runSeries,
  seriesEmails,
  seriesZone,
  startSampleSeries,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const hour = 60 * 60_000;
const six = (day: string) => runTimeOn(day, seriesZone);
const startSeries = (changes: Parameters<typeof startSampleSeries>[1] = {}) =>
  startSampleSeries(db, changes);
const runAt = (now: number) => runSeries(db, now);
/** Runs the schedule at an instant (ms), and something else after it has read the due series. */
const runAround = (now: number, meanwhile: () => Promise<unknown>) =>
  runSeries(database.open({ fetch: meanwhileFetch(2, meanwhile) }), now);
const changeBank = (userId: string) =>
  db.update(userSettings).set({ accountNumber: '87654321' }).where(eq(userSettings.userId, userId));
const sendByHand = async (userId: string, invoiceId: string) => {
  const sender = { userId, email: null, plan: 'Pro', accountMadeAt: 0 } as const;
  const { outcome } = await press(db, sender, aSend(invoiceId));
  expect(outcome).toBe('written');
};

describe('a series that is sent', () => {
  test('queues each invoice once, to the client’s address at that time', async () => {
    const { id, userId, clientId } = await startSeries({ sends: true });
    await Promise.all([runAt(six('2026-01-31')), runAt(six('2026-01-31'))]);
    await db.update(clients).set({ email: 'new@finch.example' }).where(eq(clients.id, clientId));
    await runAt(six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['made', 'made']);
    expect((await seriesEmails(db, userId)).map(({ address, kind }) => [address, kind])).toEqual([
      ['ann@finch.example', 'invoice'],
      ['new@finch.example', 'invoice'],
    ]);
  });

  test('without an address creates the invoice and puts it on hold', async () => {
    const { id, userId, clientId } = await startSeries({ sends: true });
    await db.update(clients).set({ email: null }).where(eq(clients.id, clientId));
    await runAt(six('2026-01-31'));
    expect([await endsOf(db, id), (await madeOf(db, userId)).length]).toEqual([['mail'], 1]);
    await db.update(clients).set({ email: 'ann@finch.example' }).where(eq(clients.id, clientId));
    await runAt(six('2026-01-31') + hour);
    expect([await endsOf(db, id), (await madeOf(db, userId)).length]).toEqual([['made'], 1]);
    expect(await seriesEmails(db, userId)).toHaveLength(1);
  });

  test('with changed payment details creates this invoice and the next ones without sending', async () => {
    const { id, userId } = await startSeries({ sends: true });
    await runAt(six('2026-01-31'));
    await changeBank(userId);
    await runAt(six('2026-02-28'));
    await runAt(six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'payment', 'payment']);
    const made = await madeOf(db, userId);
    expect(made.map(({ accountNumber }) => accountNumber)).toEqual([
      '12345678',
      '87654321',
      '87654321',
    ]);
    expect(await seriesEmails(db, userId)).toHaveLength(1);
  });

  test.each(['ann@finch.example', null])(
    'does not send to %s if another run recorded changed payment details after this one had read the series',
    async (email) => {
      const { id, userId, clientId } = await startSeries({ sends: true });
      const now = six('2026-02-28');
      await runAt(six('2026-01-31'));
      await changeBank(userId);
      await db.update(clients).set({ email }).where(eq(clients.id, clientId));
      await runAround(now, () => runAt(now));
      expect(await endsOf(db, id)).toEqual(['made', 'payment']);
      expect(await madeOf(db, userId)).toHaveLength(2);
      expect(await seriesEmails(db, userId)).toHaveLength(1);
    },
  );

  test('keeps a confirmation of payment details that was made during a run', async () => {
    const { id, userId } = await startSeries({ sends: true });
    await runAt(six('2026-01-31'));
    await changeBank(userId);
    await runAt(six('2026-02-28'));
    // The state that a run read before the confirmation; it writes its refusal afterward.
    const [seen] = await db.select().from(series).where(eq(series.id, id));
    if (!seen) throw new Error('no such series');
    await changeSeries(db, seen, { nextRunAt: 1 }, { now: 1, confirm: true });
    const [, made] = await madeOf(db, userId);
    const refused = { n: 2, day: '2026-02-28', at: 1, why: 'payment', state: 'waiting' } as const;
    await settleSeries(db, seen, [{ ...refused, invoiceId: made?.id ?? null }], {
      state: 'active',
      pause: null,
      nextN: 3,
      nextRunAt: null,
      now: 1,
    });
    expect(await endsOf(db, id)).toEqual(['made', 'mail']);
    await runAt(six('2026-03-01'));
    expect(await endsOf(db, id)).toEqual(['made', 'made']);
    expect(await seriesEmails(db, userId)).toHaveLength(2);
  });

  test('marks invoices on hold for payment details as created once the series no longer sends', async () => {
    const { id, userId } = await startSeries({ sends: true });
    await runAt(six('2026-01-31'));
    await changeBank(userId);
    await runAt(six('2026-02-28'));
    await db.update(series).set({ sends: false }).where(eq(series.id, id));
    await runAt(six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'made']);
    expect(await seriesEmails(db, userId)).toHaveLength(1);
  });

  test.each([
    ['and payment details are confirmed afterward', 'scheduled', 1],
    ['which failed', 'failed', 2],
    ['which was canceled', 'cancelled', 2],
  ] as const)(
    'with an invoice that its owner sent manually, %s',
    async (_, state, emailsOfInvoice) => {
      const { id, userId } = await startSeries({ sends: true });
      await runAt(six('2026-01-31'));
      await changeBank(userId);
      await runAt(six('2026-02-28'));
      const invoiceId = (await madeOf(db, userId))[1]?.id ?? '';
      await sendByHand(userId, invoiceId);
      await db.update(emails).set({ state }).where(eq(emails.invoiceId, invoiceId));
      const [seen] = await db.select().from(series).where(eq(series.id, id));
      if (!seen) throw new Error('no such series');
      const confirmed = { nextRunAt: six('2026-03-01') };
      await changeSeries(db, seen, confirmed, { now: 1, confirm: true });
      await runAt(six('2026-03-01'));
      expect(await endsOf(db, id)).toEqual(['made', 'made']);
      const ofIt = (await seriesEmails(db, userId)).filter(
        (email) => email.invoiceId === invoiceId,
      );
      expect(ofIt).toHaveLength(emailsOfInvoice);
    },
  );
});
