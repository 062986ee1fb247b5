import { describe, expect, it } from 'vitest';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { answerContact } from '#app/features/legal/server/contact.api.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { cookiesOf, formPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const written = {
  email: 'Ann@Example.com ',
  subject: 'A question',
  message: 'Dear people,\r\n\r\nhow do I add a logo?',
};

async function write(
  fields: Partial<typeof written> = {},
  over: Partial<RequestContext> = {},
  cookie = '',
) {
  const { context, finish } = createFinishedContext(database.open(), over);
  const post = formPost('/uk/contact', { ...written, ...fields }, cookie);
  const { data, init } = await answerContact(post, context, 'uk');
  await finish();
  return { data, status: init?.status, emails: context.emails, reported: context.reported };
}

const errorsOf = (answer: Awaited<ReturnType<typeof write>>) =>
  answer.data.outcome === 'refused' ? answer.data.errors : null;

describe('a message to support', () => {
  it('is emailed only to support, with its sender as reply-to', async () => {
    const { data, emails } = await write();
    expect(data).toEqual({ outcome: 'sent', email: 'ann@example.com' });
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: 'support@billwren.example',
      replyTo: 'ann@example.com',
      subject: 'Contact: A question',
    });
    expect(emails[0]?.text).toContain('Dear people,\n\nhow do I add a logo?');
    expect(emails[0]?.text).toContain('Sent by ann@example.com from the UK pages.');
    expect(emails[0]?.text).toContain('The sender wasn’t signed in');
  });

  it('names the account of a signed-in user', async () => {
    const { context, finish } = createFinishedContext(database.open());
    const email = `${crypto.randomUUID()}@example.com`;
    const account = { intent: 'sign-up', screen: 'dialog', email, password: 'a long password' };
    await answerAuth(formPost('/uk/auth', account), context, 'uk');
    await finish();
    const { emails } = await write({}, {}, cookiesOf(context));
    expect(emails[0]?.text).toContain(`Signed in as ${email}, account `);
  });

  it('cannot inject headers or scripts into the email', async () => {
    const { emails } = await write({
      subject: 'Hello\r\nBcc: everybody@example.com',
      message: '<img src=x onerror=alert(1)>',
    });
    expect(emails[0]?.subject).toBe('Contact: Hello Bcc: everybody@example.com');
    expect(emails[0]?.html).not.toContain('<img');
  });

  it.each([
    [{ email: 'ann' }, { email: 'Invalid email address' }],
    [{ email: 'ann@example.com,eve@example.com' }, { email: 'Invalid email address' }],
    [{ subject: ' ' }, { subject: 'Subject is required' }],
    [{ message: '\n' }, { message: 'Message is required' }],
    [{ subject: 'x'.repeat(151) }, { subject: 'Subject must be 150 characters or fewer' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Message must be 5000 characters or fewer' }],
  ])('with %j is refused, and the input is kept', async (fields, errors) => {
    const answer = await write(fields);
    expect(answer.status).toBe(400);
    expect(answer.data).toEqual({ outcome: 'refused', errors, typed: { ...written, ...fields } });
    expect(answer.emails).toEqual([]);
  });

  it('is accepted five times in 15 minutes from one network', async () => {
    const networkAddress = newNetworkAddress();
    const now = Date.now();
    for (let count = 0; count < 5; count++) {
      expect((await write({}, { networkAddress, now })).data.outcome).toBe('sent');
    }
    const sixth = await write({}, { networkAddress, now });
    expect([sixth.status, errorsOf(sixth)]).toEqual([
      429,
      { form: 'Too many attempts. Try again in 15 minutes.' },
    ]);
    expect(sixth.emails).toEqual([]);
    expect((await write({}, { now })).data.outcome).toBe('sent');
    const later = { networkAddress, now: now + 15 * 60_000 };
    expect((await write({}, later)).data.outcome).toBe('sent');
  });

  it('that cannot be emailed answers with the support address', async () => {
    const answer = await write(
      {},
      { sendEmail: () => Promise.reject(new Error('The email provider returned 503.')) },
    );
    expect([answer.status, errorsOf(answer)]).toEqual([
      503,
      {
        form: 'We couldn’t send your message. Try again, or write to support@billwren.example.',
      },
    ]);
    expect(answer.reported).toHaveLength(1);
  });
});
