import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { ProviderOutcome } from '#app/domain/email/email-content.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import {
  claimEmail,
  claimOverdueEmails,
} from '#app/features/sending/queries/deliver-email.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { emailBlocks } from '#db/email-schema.ts';
import { issuedVersions, pdfFiles } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import {
  createSender,
  listEmails,
  listEvents,
  noon,
  openEmailHarness,
  payByHand,
  queueIds,
  type SendingSeller,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const db = (await createTestDatabase()).open();
const minute = 60_000;

async function queued(over: Parameters<typeof queueIds>[2] = {}) {
  const seller = await createSender(db);
  const ids = await queueIds(db, seller, over);
  const row = async () => (await listEmails(db, seller.userId))[0];
  return { ...seller, ids, id: ids[0], row };
}

const codesOf = async (invoiceId: string) =>
  (await listEvents(db, invoiceId)).map(({ code }) => code);

test('an email is sent once, issues its invoice, and is published; its PDF is recorded first', async () => {
  const { id, invoiceId, userId, row } = await queued();
  const { work, letters, issued } = openEmailHarness(db);
  const ends = await Promise.all([1, 2, 3].map(() => deliverEmail(work, id, noon)));
  expect(ends.filter((end) => end !== null)).toEqual(['sent']);
  expect(await deliverEmail(work, id, noon + 1)).toBeNull();
  const headers = { to: 'ann@client.example', replyTo: `${userId}@example.com` };
  expect(letters).toMatchObject([{ ...headers, fromName: 'Wren Studio via Billwren' }]);
  expect(letters[0]?.text).not.toContain('Also sent to');
  expect(await row()).toMatchObject({ state: 'sent', tries: 1 });
  expect(issued).toEqual([invoiceId]);
  expect(await codesOf(invoiceId)).toEqual(['created', 'issued', 'sent']);
  const isOfInvoice = eq(issuedVersions.invoiceId, invoiceId);
  const versions = await db.select().from(issuedVersions).where(isOfInvoice);
  expect(versions).toMatchObject([{ cause: 'sent' }]);
  const bytes = new Uint8Array(letters[0]?.files[0]?.bytes ?? []);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  const [recorded] = await db.select().from(pdfFiles).where(eq(pdfFiles.hash, hash));
  expect(recorded).toMatchObject({ invoiceId, revision: 1, status: 'unpaid' });
});

test('each recipient’s email names the other recipients, To and Cc, and not the sender’s copy', async () => {
  const [ann, bob, cy] = ['ann@client.example', 'bob@client.example', 'cy@client.example'];
  const { ids, sender } = await queued({ to: [ann, bob], cc: [cy], wantsCopy: true });
  const { work, letters } = openEmailHarness(db);
  for (const id of ids) await deliverEmail(work, id, noon);
  const named = letters.map(({ to, text }) => [to, /Also sent to (.*)\./.exec(text)?.[1]]);
  expect(Object.fromEntries(named)).toEqual({
    [ann]: `${bob}, ${cy}`,
    [bob]: `${ann}, ${cy}`,
    [cy]: `${ann}, ${bob}`,
    [sender.email ?? '']: `${ann}, ${bob}, ${cy}`,
  });
});

test('a scheduled email is sent once the job runs after its time, with the invoice’s content then', async () => {
  const { id, invoiceId, row } = await queued({ sendAt: noon + minute, message: 'For {client}' });
  const { work, letters } = openEmailHarness(db);
  expect(await deliverEmail(work, id, noon)).toBeNull();
  const change = { clientName: 'Robin', updatedAt: noon + 2 };
  await db.update(invoices).set(change).where(eq(invoices.id, invoiceId));
  const due = async (now: number) =>
    (await claimOverdueEmails(db, { before: noon, now, limit: 500 })).filter((each) => each === id);
  expect(await due(noon)).toEqual([]);
  // The job was down for two days, and then ran twice at once.
  const late = noon + 2 * 86_400_000;
  const found = (await Promise.all([due(late), due(late)])).flat();
  expect(found).toEqual([id, id]);
  const ends = await Promise.all(found.map((each) => deliverEmail(work, each, late)));
  expect(ends.filter((end) => end !== null)).toEqual(['sent']);
  expect(letters.map(({ text }) => text.includes('For Robin'))).toEqual([true]);
  expect(await row()).toMatchObject({ state: 'sent', tries: 1 });
});

test('an email asks for what is due now: the next step, then what is left', async () => {
  const seller = await createSender(db);
  const { userId, invoiceId } = seller;
  const steps = [
    { label: 'Deposit', amount: 5_000, due: '2026-12-01' },
    { label: 'Rest', amount: 11_501, due: '2026-12-31' },
  ];
  const seen = { currency: 'USD', totalMinor: 16_501 } as const;
  await writeSchedule(db, { userId, invoiceId, steps, seen, now: noon });
  const said = async (paidMinor: number, creditedMinor = 0) => {
    await db.update(invoices).set({ paidMinor, creditedMinor }).where(eq(invoices.id, invoiceId));
    const message = '{balance} of {total} by {due date}.';
    const [id] = await queueIds(db, seller, { message });
    const { work, letters } = openEmailHarness(db);
    await deliverEmail(work, id, noon);
    const { text = '', html = '' } = letters[0] ?? {};
    const facts = (/Amount due: [\s\S]*?(?=\n\n)/.exec(text)?.[0] ?? '').split('\n');
    for (const part of facts.flatMap((line) => line.split(': '))) {
      expect(html).toContain(`>${part}</td>`);
    }
    return [/.* of .* by .*/.exec(text)?.[0], ...facts];
  };
  const total = 'Total: $165.01';
  const deposit = 'Due date: 1 Dec 2026';
  const rest = ['Amount due: $105.01', 'Due date: 31 Dec 2026', total];
  const first = '$50.00 of $165.01 by 1 Dec 2026.';
  expect(await said(0)).toEqual([first, 'Amount due: $50.00', deposit, total]);
  const partly = ['Amount due: $30.00', deposit, total, 'Paid: $20.00'];
  expect((await said(2_000)).slice(1)).toEqual(partly);
  const last = '$105.01 of $165.01 by 31 Dec 2026.';
  expect(await said(6_000)).toEqual([last, ...rest, 'Paid: $60.00']);
  // A credit note reduces the amount due but isn't a payment.
  expect(await said(6_000, 4_000)).toEqual([last, ...rest, 'Paid: $20.00']);
});

test('recipient tokens are only in the email’s links: no file, address or name contains them', async () => {
  const { id, row } = await queued({ message: 'See {link}' });
  const { work, letters } = openEmailHarness(db);
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

test('an edit between reading and sending is what is sent', async () => {
  const { id, invoiceId } = await queued({ message: 'For {client}' });
  const { work, letters } = openEmailHarness(db);
  let trips = 0;
  const edited = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'batch' || ++trips > 1) return Reflect.get(target, name);
      return async (queries: Parameters<typeof db.batch>[0]) => {
        const answer = await db.batch(queries);
        const change = { clientName: 'Edited', updatedAt: noon + 5 };
        await db.update(invoices).set(change).where(eq(invoices.id, invoiceId));
        return answer;
      };
    },
  });
  expect(await deliverEmail({ ...work, db: edited }, id, noon)).toBe('sent');
  expect(letters.map(({ text }) => text.includes('For Edited'))).toEqual([true]);
});

test.each([
  ['unclear', null, 'unclear'],
  ['refused', 'refused', 'failed'],
  ['refused', 'suppressed', 'rejected'],
] as const)('the provider’s answer %s (%s) is stored as %s', async (outcome, reason, state) => {
  const { id, row } = await queued();
  const { work, letters } = openEmailHarness(db, { outcome, reason } as ProviderOutcome);
  await deliverEmail(work, id, noon);
  expect(await row()).toMatchObject({ state, reason });
  await deliverEmail(work, id, noon + minute);
  expect(letters).toHaveLength(1);
});

test('while the provider accepts nothing an email waits, with growing delays, and is given up after a day', async () => {
  const { id, row } = await queued();
  const { work, letters } = openEmailHarness(db, ...Array(40).fill({ outcome: 'later' }));
  const waits: number[] = [];
  for (let now = noon; (await row())?.state === 'scheduled'; ) {
    // The queue delivers it twice.
    await Promise.all([1, 2].map(() => deliverEmail(work, id, now)));
    const next = (await row())?.sendAt ?? 0;
    waits.push((next - now) / minute);
    now = next;
  }
  expect(waits.slice(0, 5)).toEqual([1, 5, 15, 60, 60]);
  expect(letters).toHaveLength(26);
  expect(await row()).toMatchObject({ state: 'failed', reason: 'away' });
});

test('an email that became forbidden is not sent, and the history shows it', async () => {
  const [blocked, unlinked] = [await queued(), await queued()];
  const addressKey = (await blocked.row())?.addressKey ?? '';
  await db.insert(emailBlocks).values({ userId: blocked.userId, addressKey, at: 1 });
  const { userId, invoiceId } = unlinked;
  await withdrawLinks(db, { userId, invoiceId, now: noon });
  const { work, letters } = openEmailHarness(db);
  for (const { id } of [blocked, unlinked]) await deliverEmail(work, id, noon);
  expect(letters).toEqual([]);
  expect(await blocked.row()).toMatchObject({ state: 'cancelled', reason: 'blocked' });
  expect(await unlinked.row()).toMatchObject({ state: 'cancelled', reason: 'unlinked' });
  expect(await codesOf(invoiceId)).toEqual(['created', 'unsent']);
});

const pay = (seller: SendingSeller, now: number, amountMinor?: number) =>
  payByHand(db, seller, { now, ...(amountMinor && { amountMinor }) });

const day = '2026-11-24';
const credit = ({ userId, invoiceId }: SendingSeller, choice: PartChoice) => {
  const note = { userId, invoiceId, noteKey: crypto.randomUUID(), reason: 'Returned' };
  return creditInvoice(db, { ...note, choice, today: day, now: noon + minute });
};

const payTwice = ({ userId, invoiceId }: SendingSeller) => {
  const card = { origin: 'card', method: 'card', day, at: noon + minute } as const;
  const payment = { id: crypto.randomUUID(), kind: 'payment', amountMinor: 16_501 } as const;
  return writeEntry(db, { ...card, ...payment, userId, invoiceId });
};

const notSent = [{ state: 'cancelled', reason: 'paid' }, 0] as const;
const sent = [{ state: 'sent' }, 1] as const;

type Action = (seller: SendingSeller) => Promise<unknown>;

test.each<[string, Action | null, Action, typeof notSent | typeof sent]>([
  ['is paid: not sent', null, (seller) => pay(seller, noon + minute), notSent],
  ['is partly paid: sent', null, (seller) => pay(seller, noon + minute, 100), sent],
  ['was paid before: sent', (seller) => pay(seller, noon - minute), async () => {}, sent],
])(
  'an email whose attempt crashed and whose invoice %s',
  async (_, before, during, [row, count]) => {
    const seller = await createSender(db);
    await before?.(seller);
    const [id] = await queueIds(db, seller);
    expect(await claimEmail(db, { id, now: noon })).toMatchObject({ id });
    await during(seller);
    const claimMs = 16 * minute;
    const now = noon + claimMs + 1;
    const due = await claimOverdueEmails(db, { before: now - claimMs, now, limit: 500 });
    expect(due).toContain(id);
    const { work, letters } = openEmailHarness(db);
    await deliverEmail(work, id, now);
    expect(await deliverEmail(work, id, now + minute)).toBeNull();
    expect(await listEmails(db, seller.userId)).toMatchObject([row]);
    expect(letters).toHaveLength(count);
  },
);

test.each<[string, Action | null, Action]>([
  ['paid', null, (seller) => pay(seller, noon + 1)],
  [
    'credited in full after it was paid',
    (seller) => pay(seller, noon - minute),
    (seller) => credit(seller, { kind: 'rest' }),
  ],
])('an invoice that is %s while the provider is down is not sent', async (_, before, during) => {
  const seller = await createSender(db);
  await before?.(seller);
  const [id] = await queueIds(db, seller);
  const { work, letters } = openEmailHarness(db);
  const sendToClient: typeof work.sendToClient = async () => {
    await during(seller);
    return { outcome: 'later' };
  };
  await deliverEmail({ ...work, sendToClient }, id, noon);
  expect(await deliverEmail(work, id, noon + minute)).toBeNull();
  expect(await listEmails(db, seller.userId)).toMatchObject([notSent[0]]);
  expect(letters).toEqual([]);
});

test.each<[string, Action]>([
  ['part of it is credited', (seller) => credit(seller, { kind: 'amount', minor: 100 })],
  ['it is paid a second time', payTwice],
])(
  'a scheduled email about a paid invoice is sent at its time, even though %s before',
  async (_, happen) => {
    const seller = await createSender(db);
    await pay(seller, noon - minute);
    const tomorrow = noon + 24 * 60 * minute;
    const [id] = await queueIds(db, seller, { sendAt: tomorrow });
    await happen(seller);
    const { work, letters } = openEmailHarness(db);
    expect(await deliverEmail(work, id, tomorrow)).toBe('sent');
    expect(letters).toHaveLength(1);
  },
);
