import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { emails, emailTemplates } from '#db/email-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import { draftOf, openSendDialog } from '#tests/support/send-dialog.ts';
import { createSender, payByHand } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 24, 12);
const { post, start } = openSendDialog(database, now);
const rowsOf = (userId: string) => db.select().from(emails).where(eq(emails.userId, userId));

describe('the dialog', () => {
  test('starts with the client, the default text, and the day’s remaining recipients', async () => {
    const { cookie, invoiceId, userId } = await createSender(db);
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, userId));
    expect((await start(cookie, invoiceId)).body).toMatchObject({
      to: 'accounts@finch.example',
      subject: 'Invoice {number} from {business}',
      ownAddress: `${userId}@example.com`,
      refusal: null,
      timeZone: 'UTC',
      left: 'You can send to 10 more recipients today (limit: 10).',
      now: '2026-11-24T12:00',
    });
  });

  test('shows the limit of a new account before it is reached', async () => {
    const seller = await createSender(db);
    const { cookie, invoiceId, userId } = seller;
    const createdAt = now - 86_400_000 + 1;
    await db.update(users).set({ createdAt }).where(eq(users.id, userId));
    const left = async () => (await start(cookie, invoiceId)).body.left;
    const said = (left: number) =>
      `New accounts can send to 3 recipients in their first 24 hours. You have ${left} left.`;
    expect(await left()).toBe(said(3));
    await post(cookie, draftOf(seller, { to: 'a@b.example c@b.example' }));
    expect(await left()).toBe(said(1));
    // An email scheduled after the first day counts for its own day.
    await post(cookie, draftOf(seller, { to: 'd@b.example', sendAt: '2026-11-25T09:00' }));
    expect(await left()).toBe(said(1));
    await db
      .update(users)
      .set({ createdAt: createdAt - 1 })
      .where(eq(users.id, userId));
    expect(await left()).toBe('You can send to 8 more recipients today (limit: 10).');
  });

  test('says when no more emails can be sent today', async () => {
    const { cookie, invoiceId } = await createSender(db);
    const other = await createSender(db);
    await post(other.cookie, draftOf(other, { to: 'a@b.example' }));
    const used = await db.$count(emails, sql`day = '2026-11-24' AND state <> 'cancelled'`);
    expect(used).toBeGreaterThan(0);
    // Emails to clients may use four fifths of the quota.
    const refusalAt = async (budget: number) => {
      const emailDailyQuota = Math.ceil((budget * 5) / 4);
      return (await start(cookie, invoiceId, { emailDailyQuota })).body.refusal;
    };
    expect(await refusalAt(used + 1)).toBeNull();
    expect(await refusalAt(used)).toBe(
      'Today’s sending limit has been reached. Schedule this email for tomorrow or later.',
    );
  });

  test('marks a client’s address that bounced', async () => {
    const seller = await createSender(db);
    const { cookie, invoiceId, userId } = seller;
    await db
      .update(invoices)
      .set({ clientEmail: 'Gone@finch.example' })
      .where(eq(invoices.id, invoiceId));
    await db.update(clients).set({ email: 'Gone@finch.example' }).where(eq(clients.userId, userId));
    expect((await start(cookie, invoiceId)).body.bounced).toBeNull();
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, userId));
    await post(cookie, draftOf(seller, { to: 'gone@finch.example' }));
    const bounced = { state: 'bounced', reason: 'hard' } as const;
    await db.update(emails).set(bounced).where(eq(emails.userId, userId));
    expect((await start(cookie, invoiceId)).body.bounced).toBe(
      'Emails to Gone@finch.example bounced. Correct the address before you send.',
    );
    await db
      .update(invoices)
      .set({ clientEmail: 'new@finch.example' })
      .where(eq(invoices.id, invoiceId));
    expect((await start(cookie, invoiceId)).body.bounced).toBeNull();
  });

  test('starts with the seller’s own template in the document’s language', async () => {
    const { cookie, invoiceId, userId } = await createSender(db);
    const words = { kind: 'invoice', subject: 'Own {number}', body: 'Own', updatedAt: 1 } as const;
    await db.insert(emailTemplates).values([
      { ...words, userId, language: 'en-US' },
      { ...words, userId, language: 'ru', subject: 'Other' },
    ]);
    expect((await start(cookie, invoiceId)).body).toMatchObject({
      subject: 'Own {number}',
      message: 'Own',
    });
  });

  test('of a receipt starts with its text and number, and only for its seller', async () => {
    const [seller, other] = [await createSender(db), await createSender(db)];
    const { cookie, invoiceId } = seller;
    const paymentId = await payByHand(db, seller, { now: now - 1 });
    const about = `&kind=receipt&payment=${paymentId}`;
    expect((await start(cookie, invoiceId, { about })).body).toMatchObject({
      kind: 'receipt',
      paymentId,
      number: 'INV-001-R1',
      to: 'accounts@finch.example',
      subject: 'Receipt {number} from {business}',
      refusal: null,
    });
    const draft = draftOf(seller, {
      intent: 'preview',
      kind: 'receipt',
      paymentId,
      subject: '{number}',
    });
    const { body } = await post(cookie, draft);
    if (body.outcome !== 'preview') throw new Error(body.outcome);
    expect(body.preview.subject).toBe('INV-001-R1');
    expect(body.preview.html).toContain('Amount received');
    for (const [whose, id, payment] of [
      [other.cookie, invoiceId, paymentId],
      [other.cookie, other.invoiceId, paymentId],
      [cookie, invoiceId, 'nothing'],
    ] as const) {
      expect((await start(whose, id, { about: `&kind=receipt&payment=${payment}` })).status).toBe(
        404,
      );
      const asked = { ...draft, invoiceId: id, paymentId: payment };
      for (const intent of ['preview', 'send']) {
        expect((await post(whose, { ...asked, intent })).status).toBe(404);
      }
    }
    expect((await start(cookie, invoiceId, { about: '&kind=receipt' })).status).toBe(404);
    expect((await start(cookie, invoiceId, { about: '&kind=letter' })).status).toBe(404);
    expect(await rowsOf(other.userId)).toEqual([]);
  });

  test('previews the email, in a few characters more than were typed', async () => {
    const seller = await createSender(db);
    const over = { intent: 'preview', message: 'See <b>{link}</b> and {nonsense}' };
    const { status, body } = await post(seller.cookie, draftOf(seller, over));
    expect(status).toBe(200);
    if (body.outcome !== 'preview') throw new Error(body.outcome);
    const { preview } = body;
    expect(preview.from).toBe('Wren Studio via Billwren <invoices@mail.billwren.example>');
    expect(preview.subject).toBe('Invoice INV-001');
    expect(preview.html).toContain('See &lt;b&gt;');
    expect(preview.html).toContain('{nonsense}');
    expect(preview.html).toContain('The invoice is attached as a PDF.');
    expect(await rowsOf(seller.userId)).toEqual([]);
  });
});
