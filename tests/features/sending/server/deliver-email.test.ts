import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ProviderOutcome } from '#app/domain/email/email-content.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import {
  deliverEmail,
  type EmailDeliveryContext,
} from '#app/features/sending/server/deliver-email.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { documentEvents, issuedVersions, pdfFiles } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { aSend, createSender, openEmailHarness, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const minute = 60_000;

const emailHarness = (...answers: ProviderOutcome[]) => openEmailHarness(db, ...answers);

async function pressed(over: Parameters<typeof aSend>[1] = {}) {
  const seller = await createSender(db);
  const answer = await press(db, seller.sender, aSend(seller.invoiceId, over), noon);
  if (answer.outcome !== 'written') throw new Error(answer.outcome);
  const row = async () =>
    (await db.select().from(emails).where(eq(emails.invoiceId, seller.invoiceId)))[0];
  return { ...seller, ids: answer.emails.map(({ id }) => id), id: answer.emails[0]?.id ?? '', row };
}

async function readTotal(invoiceId: string): Promise<{ total: number }> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  return { total: row?.totalMinor ?? 0 };
}

const codesOf = async (invoiceId: string) =>
  (
    await db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.invoiceId, invoiceId))
      .orderBy(asc(documentEvents.id))
  ).map(({ code }) => code);

test('an email is sent once, issues its invoice, and is published; its PDF is recorded first', async () => {
  const { id, invoiceId, userId, row } = await pressed();
  const { work, letters, issued } = emailHarness();
  const ends = await Promise.all([1, 2, 3].map(() => deliverEmail(work, id, noon)));
  expect(ends.filter((end) => end !== null)).toEqual(['sent']);
  expect(await deliverEmail(work, id, noon + 1)).toBeNull();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    to: 'ann@client.example',
    replyTo: `${userId}@example.com`,
    fromName: 'Wren Studio via Billwren',
  });
  expect(await row()).toMatchObject({ state: 'sent', tries: 1 });
  expect(issued).toEqual([invoiceId]);
  expect(await codesOf(invoiceId)).toEqual(['created', 'issued', 'sent']);
  const [version] = await db
    .select()
    .from(issuedVersions)
    .where(eq(issuedVersions.invoiceId, invoiceId));
  expect(version?.cause).toBe('sent');
  const [pdf] = letters[0]?.files ?? [];
  const hash = Buffer.from(
    await crypto.subtle.digest('SHA-256', new Uint8Array(pdf?.bytes ?? [])),
  ).toString('hex');
  const [recorded] = await db.select().from(pdfFiles).where(eq(pdfFiles.hash, hash));
  expect(recorded).toMatchObject({ invoiceId, revision: 1, status: 'unpaid' });
});

test('a scheduled email is sent at its time, with the invoice’s content at that time', async () => {
  const { id, invoiceId } = await pressed({ sendAt: noon + minute, message: 'For {client}' });
  const { work, letters } = emailHarness();
  expect(await deliverEmail(work, id, noon)).toBeNull();
  await db
    .update(invoices)
    .set({ clientName: 'Robin', updatedAt: noon + 2 })
    .where(eq(invoices.id, invoiceId));
  expect(await claimOverdueEmails(db, { before: noon, now: noon + minute, limit: 500 })).toContain(
    id,
  );
  expect(await deliverEmail(work, id, noon + minute)).toBe('sent');
  expect(letters[0]?.text).toContain('For Robin');
});

test('an email asks for what is due now: the next step, then what is left', async () => {
  const { sender, invoiceId } = await createSender(db);
  const { total } = await readTotal(invoiceId);
  const steps = [
    { label: 'Deposit', amount: 5_000, due: '2026-12-01' },
    { label: 'Rest', amount: total - 5_000, due: '2026-12-31' },
  ];
  const seen = { currency: 'USD', totalMinor: total } as const;
  await writeSchedule(db, { userId: sender.userId, invoiceId, steps, seen, now: noon });
  const said = async (paidMinor: number, creditedMinor = 0) => {
    await db.update(invoices).set({ paidMinor, creditedMinor }).where(eq(invoices.id, invoiceId));
    const send = aSend(invoiceId, { message: '{balance} of {total} by {due date}.' });
    const answer = await press(db, sender, send, noon);
    const { work, letters } = emailHarness();
    for (const { id } of answer.outcome === 'written' ? answer.emails : []) {
      await deliverEmail(work, id, noon);
    }
    const { text = '', html = '' } = letters[0] ?? {};
    const [facts] = /Amount due: [\s\S]*?(?=\n\n)/.exec(text) ?? [''];
    for (const line of facts.split('\n')) {
      const [label, value] = line.split(': ');
      expect(html).toContain(`>${label}</td>`);
      expect(html).toContain(`>${value}</td>`);
    }
    return { sentence: /.* of .* by .*/.exec(text)?.[0], facts: facts.split('\n') };
  };
  expect(await said(0)).toEqual({
    sentence: '$50.00 of $165.01 by 1 Dec 2026.',
    facts: ['Amount due: $50.00', 'Due date: 1 Dec 2026', 'Total: $165.01'],
  });
  expect(await said(2_000)).toMatchObject({
    facts: ['Amount due: $30.00', 'Due date: 1 Dec 2026', 'Total: $165.01', 'Paid: $20.00'],
  });
  expect(await said(6_000)).toMatchObject({
    sentence: '$105.01 of $165.01 by 31 Dec 2026.',
    facts: ['Amount due: $105.01', 'Due date: 31 Dec 2026', 'Total: $165.01', 'Paid: $60.00'],
  });
  // A credit note reduces the amount due but isn't a payment.
  const { facts } = await said(6_000, 4_000);
  expect(facts).toEqual([
    'Amount due: $105.01',
    'Due date: 31 Dec 2026',
    'Total: $165.01',
    'Paid: $20.00',
  ]);
});

test('recipient tokens are only in the email’s links: no file, address or name contains them', async () => {
  const { id, row } = await pressed({ message: 'See {link}' });
  const { work, letters } = emailHarness();
  await deliverEmail(work, id, noon);
  const token = (await row())?.token ?? '';
  const { text, html, files, ...headers } = letters[0] ?? { text: '', html: '', files: [] };
  expect(token).toHaveLength(36);
  // In the URL's fragment, which browsers never send to a server.
  const marked = new RegExp(`https://billwren\\.example/[\\w/-]+#m=${token}`, 'g');
  for (const body of [text, html]) {
    expect(body).toContain(token);
    expect(body.replaceAll(marked, '')).not.toContain(token);
  }
  expect(JSON.stringify(headers)).not.toContain(token);
  const [pdf] = files;
  const read = readPdf(pdf?.bytes ?? new Uint8Array());
  const addresses = read.pages.flatMap(({ links }) => links.map(({ uri }) => uri));
  expect(addresses.length).toBeGreaterThan(0);
  expect(`${read.title} ${read.text} ${addresses} ${pdf?.name}`).not.toContain(token);
  expect(`${addresses}`).not.toContain('#');
});

test('a scheduled email of a job that was down for two days is sent when it runs, once', async () => {
  const { id, row } = await pressed({ sendAt: noon + minute });
  const { work, letters } = emailHarness();
  const late = noon + 2 * 86_400_000;
  const runs = await Promise.all(
    [1, 2].map(() => claimOverdueEmails(db, { before: noon, now: late, limit: 500 })),
  );
  const due = runs.flat().filter((each) => each === id);
  expect(due).toHaveLength(2);
  const ends = await Promise.all(due.map((each) => deliverEmail(work, each, late)));
  expect(ends.filter((end) => end !== null)).toEqual(['sent']);
  expect(letters).toHaveLength(1);
  expect(await row()).toMatchObject({ state: 'sent', tries: 1 });
});

test('after an hour without the provider, the email is sent once', async () => {
  const { id, row } = await pressed();
  let now = noon;
  const { work, letters } = emailHarness();
  const isAway = () => now < noon + 60 * minute;
  let taken = 0;
  const sendToClient: EmailDeliveryContext['sendToClient'] = async (clientEmail) => {
    if (isAway()) return { outcome: 'later' };
    taken += 1;
    return work.sendToClient(clientEmail);
  };
  // The schedule keeps running, and the queue delivers the email twice.
  for (; now <= noon + 90 * minute; now += 5 * minute) {
    const due = await claimOverdueEmails(db, { before: now - 16 * minute, now, limit: 500 });
    if (!due.includes(id)) continue;
    await Promise.all([1, 2].map(() => deliverEmail({ ...work, sendToClient }, id, now)));
  }
  expect([taken, letters.length]).toEqual([1, 1]);
  expect(await row()).toMatchObject({ state: 'sent' });
});

describe('an edit between reading and sending', () => {
  test('is what is sent', async () => {
    const { id, invoiceId } = await pressed({ message: 'For {client}' });
    const { work, letters } = emailHarness();
    let trips = 0;
    const edited = new Proxy(db, {
      get: (target, name) => {
        if (name === 'batch' && ++trips === 1) {
          return async (queries: Parameters<typeof db.batch>[0]) => {
            const answer = await db.batch(queries);
            const change = { clientName: 'Edited', updatedAt: noon + 5 };
            await db.update(invoices).set(change).where(eq(invoices.id, invoiceId));
            return answer;
          };
        }
        return Reflect.get(target, name);
      },
    });
    expect(await deliverEmail({ ...work, db: edited }, id, noon)).toBe('sent');
    expect(letters.map(({ text }) => text.includes('For Edited'))).toEqual([true]);
  });
});

test.each([
  ['unclear', { outcome: 'unclear' }, { state: 'unclear', reason: null }],
  ['refused', { outcome: 'refused', reason: 'refused' }, { state: 'failed', reason: 'refused' }],
  [
    'suppressed',
    { outcome: 'refused', reason: 'suppressed' },
    { state: 'rejected', reason: 'suppressed' },
  ],
] as const)('the provider’s answer is stored: %s', async (_, outcome, wanted) => {
  const { id, row } = await pressed();
  const { work, letters } = emailHarness(outcome);
  await deliverEmail(work, id, noon);
  expect(await row()).toMatchObject(wanted);
  await deliverEmail(work, id, noon + minute);
  expect(letters).toHaveLength(1);
});

test('while the provider accepts nothing an email waits, with growing delays, and is given up after a day', async () => {
  const { id, row } = await pressed();
  const { work, letters } = emailHarness(...Array(40).fill({ outcome: 'later' }));
  const waits: number[] = [];
  for (let now = noon; (await row())?.state === 'scheduled'; ) {
    await deliverEmail(work, id, now);
    const next = (await row())?.sendAt ?? 0;
    waits.push((next - now) / minute);
    now = next;
  }
  expect(waits.slice(0, 5)).toEqual([1, 5, 15, 60, 60]);
  expect(letters).toHaveLength(26);
  expect(await row()).toMatchObject({ state: 'failed', reason: 'away' });
});

test('an email that became forbidden is not sent, and the history shows it', async () => {
  const blocked = await pressed();
  const [email] = await db.select().from(emails).where(eq(emails.id, blocked.id));
  const block = { userId: blocked.userId, addressKey: email?.addressKey ?? '', at: 1 };
  await db.insert(emailBlocks).values(block);
  const unlinked = await pressed();
  const { userId, invoiceId } = unlinked;
  await withdrawLinks(db, { userId, invoiceId, now: noon });
  const { work, letters } = emailHarness();
  for (const { id } of [blocked, unlinked]) await deliverEmail(work, id, noon);
  expect(letters).toEqual([]);
  expect(await blocked.row()).toMatchObject({ state: 'cancelled', reason: 'blocked' });
  expect(await unlinked.row()).toMatchObject({ state: 'cancelled', reason: 'unlinked' });
  expect(await codesOf(invoiceId)).toEqual(['created', 'unsent']);
});
