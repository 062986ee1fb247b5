import { describe, expect, it } from 'vitest';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { openWorld, type Sent } from '#tests/support/world.ts';

const world = await openWorld();

const written = {
  email: 'Ann@Example.com ',
  subject: 'A question',
  message: 'Dear people,\r\n\r\nhow do I add a logo?',
};
const write = (fields: Partial<typeof written> = {}, sent?: Sent) =>
  world.post('/uk/contact', new URLSearchParams({ ...written, ...fields }), sent);

describe('a message to support', () => {
  it('is emailed only to support, with its sender as reply-to', async () => {
    const { body, context } = await write();
    expect(body).toEqual({ outcome: 'sent', email: 'ann@example.com' });
    expect(context.emails).toMatchObject([
      {
        to: 'support@billwren.example',
        replyTo: 'ann@example.com',
        subject: 'Contact: A question',
      },
    ]);
    const { text = '' } = context.emails[0] ?? {};
    expect(text).toContain('Dear people,\n\nhow do I add a logo?');
    expect(text).toContain('Sent by ann@example.com from the UK pages.');
    expect(text).toContain('The sender wasn’t signed in');
  });

  it('names the account of a signed-in user', async () => {
    const as = await world.seller();
    const { context } = await write({}, { as });
    expect(context.emails[0]?.text).toContain(
      `Signed in as ${as.userId}@example.com, account ${as.userId}`,
    );
  });

  it.each(['\r\n', '\n', '\u2028'])('cannot inject headers by %j, or scripts', async (breaks) => {
    const subject = `Hello <b>${breaks}Bcc: everybody@example.com`;
    const message = '"><img src=x onerror=alert(1)><svg onload=alert(1)>';
    const [email] = (await write({ subject, message })).context.emails;
    expect(email?.subject).toBe('Contact: Hello <b> Bcc: everybody@example.com');
    expect(email?.html).not.toMatch(/<(img|script|svg|b)\b/);
  });

  it.each([
    [{ email: 'ann' }, { email: 'Invalid email address' }],
    [{ email: 'ann@example.com,eve@example.com' }, { email: 'Invalid email address' }],
    [{ subject: ' ' }, { subject: 'Subject is required' }],
    [{ message: '\n' }, { message: 'Message is required' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Message must be 5000 characters or fewer' }],
  ])('with %j is refused, and the input is kept', async (fields, errors) => {
    const { status, body, context } = await write(fields);
    const typed = { ...written, ...fields };
    expect([status, body]).toEqual([400, { outcome: 'refused', errors, typed }]);
    expect(context.emails).toEqual([]);
  });

  it('is accepted five times in 15 minutes from one network', async () => {
    const from = { networkAddress: newNetworkAddress(), now: Date.now() };
    for (let count = 0; count < 5; count++) {
      expect((await write({}, from)).body.outcome).toBe('sent');
    }
    const { status, body, context } = await write({}, from);
    const form = 'Too many attempts. Try again in 15 minutes.';
    expect([status, body.errors, context.emails]).toEqual([429, { form }, []]);
    expect((await write({}, { now: from.now })).body.outcome).toBe('sent');
    const later = { ...from, now: from.now + 15 * 60_000 };
    expect((await write({}, later)).body.outcome).toBe('sent');
  });

  it('that cannot be emailed answers with the support address', async () => {
    const sendEmail = () => Promise.reject(new Error('The email provider returned 503.'));
    const { status, body, context } = await write({}, { sendEmail });
    const form = 'We couldn’t send your message. Try again, or write to support@billwren.example.';
    expect([status, body.errors, context.reported.length]).toEqual([503, { form }, 1]);
  });
});
