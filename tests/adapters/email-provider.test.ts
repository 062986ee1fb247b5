import { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClientEmailSender, createEmailSender } from '#app/adapters/email-provider.server.ts';
import type { ClientEmail } from '#app/domain/email/email-content.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { type EmailKind, emailKinds } from '#app/domain/sending/client-email.ts';
import { isAboutPayment } from '#app/domain/sending/email-kinds.ts';
import { documentEmail, senderName } from '#app/features/sending/words/document-email.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { findFreePort } from '#tests/support/free-ports.ts';

/** What a `send_email` binding receives. */
type ProviderEmail = {
  from: { name: string; email: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: {
    filename: string;
    type: string;
    disposition: 'attachment' | 'inline';
    contentId?: string;
    content: ArrayBuffer;
  }[];
};

/**
 * Returns what a recipient sees of an email passed to the provider. In production, the provider builds headers and
 * parts; here one library builds them from the same values, and an unrelated one parses them.
 */
async function parseGiven(email: ProviderEmail) {
  const { from, attachments, ...rest } = email;
  const message = new MailComposer({
    ...rest,
    from: { name: from.name, address: from.email },
    attachments: attachments.map(({ filename, type, disposition, contentId, content }) => ({
      filename,
      contentType: type,
      contentDisposition: disposition,
      ...(contentId !== undefined && { cid: contentId }),
      content: Buffer.from(content),
    })),
  });
  const raw = await message.compile().build();
  return PostalMime.parse(raw);
}

const email = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const emailFrom = 'Billwren <hello@billwren.example>';

/** A worker environment whose binding records what it receives. */
function environment() {
  const sent: unknown[] = [];
  return { sent, env: { EMAIL: { send: async (letter: unknown) => sent.push(letter) } } };
}

/** Starts a provider with an HTTP interface for the current test; returns its address. */
async function openProvider(answer: (request: Request) => Promise<Response>): Promise<string> {
  const port = await findFreePort();
  const server = await serveRequests(answer, port);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}/mail`;
}

describe('an email', () => {
  it('is sent by the EMAIL binding in production, with the sender as name and address', async () => {
    const { sent, env } = environment();
    await createEmailSender({ emailFrom, emailUrl: undefined }, env)(email);
    expect(sent).toEqual([
      { ...email, from: { name: 'Billwren', email: 'hello@billwren.example' } },
    ]);
  });

  it('is sent to the HTTP address when one is set', async () => {
    const { sent, env } = environment();
    const posted: unknown[] = [];
    const emailUrl = await openProvider(async (request) => {
      posted.push(await request.json());
      return new Response(null, { status: posted.length === 1 ? 202 : 500 });
    });
    const send = createEmailSender({ emailFrom, emailUrl }, env);
    await send(email);
    expect([posted, sent]).toEqual([[{ ...email, from: emailFrom }], []]);
    await expect(send(email)).rejects.toThrow('The email provider returned 500.');
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

const settings = {
  emailFrom,
  clientEmailFrom: 'invoices@mail.billwren.example',
  emailUrl: undefined,
};

const product = {
  productName: 'Billwren',
  operatorName: 'Wren',
  operatorAddress: 'Berlin',
  supportEmail: 's@billwren.example',
  publicOrigin: 'https://billwren.example',
};

const pdf = Uint8Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 256);

/** A ClientEmail with the same text in every user-entered field. */
function emailWith(typed: string, kind: EmailKind = 'invoice'): ClientEmail {
  const text = cleanLine(typed);
  const email = documentEmail(product, {
    kind,
    document: {
      content: {
        invoiceNumber: text,
        clientName: text,
        businessName: text,
        dueDate: '2026-12-24',
        country: 'uk',
        currency: 'GBP',
      },
      status: 'unpaid',
      totalMinor: 12_050,
      paidMinor: 2_050,
      dueMinor: 10_000,
      dueDate: '2026-12-24',
      receipt: isAboutPayment(kind)
        ? {
            number: `${text}-R1`,
            facts: [{ label: 'Amount received', value: '£20.50' }],
            remarks: ['This payment was reversed on 24 Dec 2026.'],
          }
        : null,
    },
    subject: `Invoice {number} ${text} {client}`,
    message: `${typed}\n{link}\n{business}`,
    link: 'abc',
    token: crypto.randomUUID(),
    replyTo: 'ann@wren.example',
    hasPdf: true,
    alsoTo: ['bob@client.example'],
    logo: 'logo',
  });
  return {
    ...email,
    to: 'client@client.example',
    replyTo: 'ann@wren.example',
    fromName: senderName(typed, 'Billwren'),
    files: [
      { name: 'logo.png', type: 'image/png', bytes: Uint8Array.of(1, 2, 3), contentId: 'logo' },
      { name: 'INV-1.pdf', type: 'application/pdf', bytes: pdf },
    ],
  };
}

/** The email that the binding receives for a ClientEmail. */
async function give(clientEmail: ClientEmail): Promise<ProviderEmail> {
  const given: ProviderEmail[] = [];
  const EMAIL = {
    send: async (email: ProviderEmail) => ({ messageId: String(given.push(email)) }),
  };
  const send = createClientEmailSender(settings, { EMAIL }, () => undefined);
  expect(await send(clientEmail)).toEqual({ outcome: 'taken', providerId: '1' });
  return given[0] as ProviderEmail;
}

describe('a client’s email, built and parsed by two independent libraries', () => {
  it.each(
    emailKinds.flatMap((kind) =>
      Object.entries(hostileTexts).map(([name, typed]) => [kind, name, typed] as const),
    ),
  )('has only its own headers, as kind %s, whatever was typed: %s', async (kind, _, typed) => {
    const given = await give(emailWith(typed, kind));
    const parsed = await parseGiven(given);
    const names = parsed.headers.map(({ key }) => key).sort();
    expect(names.join(' ')).toBe(
      'content-type date from message-id mime-version reply-to subject to',
    );
    expect(parsed.from).toMatchObject({ address: 'invoices@mail.billwren.example' });
    expect(parsed.replyTo).toEqual([{ address: 'ann@wren.example', name: '' }]);
    expect(parsed.to).toEqual([{ address: 'client@client.example', name: '' }]);
    expect(parsed.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(parsed.html).not.toMatch(/<(script|iframe|object|form)\b|\son\w+="|javascript:[^"]*"/i);
    for (const [, address] of `${parsed.html}`.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(https:\/\/billwren\.example\/|cid:logo$)/);
    }
  });

  it('has matching text and HTML, an inline logo, and the PDF byte for byte', async () => {
    const parsed = await parseGiven(await give(emailWith('Finch & Sons')));
    expect(parsed.from?.name).toBe('Finch & Sons via Billwren');
    expect(parsed.subject).toBe('Invoice Finch & Sons Finch & Sons Finch & Sons');
    const facts = ['Amount due', '£100.00', '24 Dec 2026', 'Also sent to bob@client.example.'];
    for (const said of facts) {
      expect(parsed.text).toContain(said);
      expect(parsed.html).toContain(said);
    }
    expect(parsed.html).toContain('src="cid:logo"');
    expect(parsed.attachments).toMatchObject([
      { mimeType: 'image/png', filename: 'logo.png', disposition: 'inline' },
      { mimeType: 'application/pdf', filename: 'INV-1.pdf', disposition: 'attachment' },
    ]);
    const file = new Uint8Array(parsed.attachments[1]?.content as ArrayBuffer);
    expect(Buffer.from(pdf).equals(file)).toBe(true);
  });
});

describe('the send result', () => {
  it.each([
    ['E_RATE_LIMIT_EXCEEDED', { outcome: 'later' }],
    ['E_DAILY_LIMIT_EXCEEDED', { outcome: 'later' }],
    ['E_RECIPIENT_SUPPRESSED', { outcome: 'refused', reason: 'suppressed' }],
    ['E_CONTENT_TOO_LARGE', { outcome: 'refused', reason: 'refused' }],
    ['E_DELIVERY_FAILED', { outcome: 'unclear' }],
    ['E_INTERNAL_SERVER_ERROR', { outcome: 'unclear' }],
    ['E_NEVER_HEARD_OF', { outcome: 'unclear' }],
    [undefined, { outcome: 'unclear' }],
  ])('for the code %s is known, and the report names no recipient', async (code, wanted) => {
    const reported: unknown[] = [];
    const EMAIL = {
      send: () => Promise.reject(Object.assign(new Error('to client@client.example'), { code })),
    };
    const send = createClientEmailSender(settings, { EMAIL }, (error) => reported.push(error));
    expect(await send(emailWith('Finch'))).toEqual(wanted);
    expect(String(reported)).not.toContain('@');
  });

  it('without a provider is to retry later', async () => {
    const send = createClientEmailSender(settings, {}, () => {});
    expect(await send(emailWith('Finch'))).toEqual({ outcome: 'later' });
  });

  it.each([
    [202, { id: 'x' }, { outcome: 'taken', providerId: 'x' }],
    [503, {}, { outcome: 'later' }],
    [429, {}, { outcome: 'later' }],
    [500, {}, { outcome: 'unclear' }],
    [422, { code: 'suppressed' }, { outcome: 'refused', reason: 'suppressed' }],
    [400, {}, { outcome: 'refused', reason: 'refused' }],
  ])('over HTTP for %i %j', async (status, body, wanted) => {
    const posted: { attachments: { content: string }[] }[] = [];
    const emailUrl = await openProvider(async (request) => {
      posted.push((await request.json()) as (typeof posted)[0]);
      return Response.json(body, { status });
    });
    const send = createClientEmailSender({ ...settings, emailUrl }, {}, () => {});
    expect(await send(emailWith('Finch'))).toEqual(wanted);
    const file = Buffer.from(posted[0]?.attachments[1]?.content ?? '', 'base64');
    expect(file.equals(pdf)).toBe(true);
  });

  it('over HTTP without a response is unclear', async () => {
    const emailUrl = `http://127.0.0.1:${await findFreePort()}/mail`;
    const send = createClientEmailSender({ ...settings, emailUrl }, {}, () => {});
    expect(await send(emailWith('Finch'))).toEqual({ outcome: 'unclear' });
  });
});

it.each([
  { to: 'ann@example.com\r\nBcc: eve@example.com' },
  { replyTo: 'Ann <ann@example.com>' },
  { subject: 'Hello\r\nBcc: eve@example.com' },
  { fromName: 'Finch\r\nBcc: eve@example.com' },
])('an email with %j is rejected before the provider sees it', async (part) => {
  const reported: unknown[] = [];
  const EMAIL = { send: () => Promise.reject(new Error('was asked')) };
  const send = createClientEmailSender(settings, { EMAIL }, (error) => reported.push(error));
  const refusal = { outcome: 'refused', reason: 'refused' };
  expect(await send({ ...emailWith('Finch'), ...part })).toEqual(refusal);
  expect(String(reported)).toMatch(/^Error: An email was malformed: its /);
  expect(String(reported)).not.toMatch(/example|asked/);
});
