import { describe, expect, it } from 'vitest';
import { createEmailSender } from '#app/adapters/email-provider.server.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { findFreePort } from '#tests/support/free-ports.ts';

const email = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const emailFrom = 'Billwren <hello@billwren.example>';

/** A worker environment whose binding records what it receives. */
function environment() {
  const sent: unknown[] = [];
  return { sent, env: { EMAIL: { send: async (letter: unknown) => sent.push(letter) } } };
}

describe('an email', () => {
  it('is sent by the EMAIL binding in production, with the sender as name and address', async () => {
    const { sent, env } = environment();
    await createEmailSender({ emailFrom, emailUrl: undefined }, env)(email);
    expect(sent).toEqual([
      { ...email, from: { name: 'Billwren', email: 'hello@billwren.example' } },
    ]);
    await createEmailSender(
      { emailFrom: 'hello@billwren.example', emailUrl: undefined },
      env,
    )(email);
    expect(sent.at(-1)).toEqual({ ...email, from: 'hello@billwren.example' });
  });

  it('is sent to the HTTP address when one is set', async () => {
    const { sent, env } = environment();
    const posted: unknown[] = [];
    const port = await findFreePort();
    const server = await serveRequests(async (request) => {
      posted.push(await request.json());
      return new Response(null, { status: posted.length === 1 ? 202 : 500 });
    }, port);
    try {
      const send = createEmailSender({ emailFrom, emailUrl: `http://127.0.0.1:${port}/mail` }, env);
      await send(email);
      expect(posted).toEqual([{ ...email, from: emailFrom }]);
      expect(sent).toEqual([]);
      await expect(send(email)).rejects.toThrow('The email provider returned 500.');
    } finally {
      server.close();
    }
  });

  it('is not dropped silently when there is no provider', async () => {
    const send = createEmailSender({ emailFrom, emailUrl: undefined }, {});
    await expect(send(email)).rejects.toThrow('No email provider is configured');
  });

  it.each([
    { to: 'ann@example.com\r\nBcc: eve@example.com' },
    { to: 'ann@example.com,eve@example.com' },
    { to: 'Ann <ann@example.com>' },
    { to: '' },
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { subject: 'Hello\nthere' },
    { subject: 'Hello\u2028there' },
    { subject: 'Hello\u0000' },
  ])('with %j is rejected, and no address is logged', async (part) => {
    const { sent, env } = environment();
    const send = createEmailSender({ emailFrom, emailUrl: undefined }, env);
    const refusal = send({ ...email, ...part });
    await expect(refusal).rejects.toThrow(/^An email was malformed: its (recipient|subject)/);
    await expect(refusal).rejects.not.toThrow(/example/);
    expect(sent).toEqual([]);
  });
});
