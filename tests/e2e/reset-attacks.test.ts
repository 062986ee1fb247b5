import { request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { linkIn, linksIn, listEmailsTo, waitForEmail } from '#tests/support/emailed-link.ts';
import { newMember } from '#tests/support/member.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { newVisitor } from '#tests/support/visitor.ts';

// What an attacker sends; what matters is what reaches the mailbox and who can sign in.

const evil = 'evil.example';

/** Headers from which some frameworks derive the site's host name. */
const forgedHosts: Record<string, string>[] = [
  { Host: evil },
  { Host: `${evil}:443` },
  { Host: `localhost@${evil}` },
  { Host: `localhost.${evil}` },
  { Host: '127.0.0.1:1' },
  { 'X-Forwarded-Host': evil },
  { 'X-Forwarded-Host': `localhost, ${evil}` },
  { 'X-Forwarded-Host': `${evil}, localhost` },
  { 'X-Forwarded-Host': evil, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '444' },
  { Host: evil, 'X-Forwarded-Host': evil },
  { 'X-Forwarded-Server': evil },
  { 'X-Host': evil },
  { 'X-HTTP-Host-Override': evil },
  { Forwarded: `host=${evil};proto=https` },
  { Forwarded: `for=192.0.2.1;host="${evil}"` },
  { 'X-Original-URL': `https://${evil}/us/forgot-password` },
  { 'X-Original-Host': evil },
  { 'X-Rewrite-URL': `https://${evil}/` },
  { 'CF-Worker': evil, Via: `1.1 ${evil}` },
  { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Scheme': 'javascript' },
  { Referer: `https://${evil}/us/forgot-password`, 'X-Wap-Profile': `https://${evil}/` },
  { 'X-Forwarded-Prefix': `//${evil}`, 'X-Forwarded-Path': `//${evil}` },
];

/** A form post with any headers, including those that `fetch` doesn't allow. */
function postForged(path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const { origin } = inject('product');
  const body = new URLSearchParams(fields).toString();
  return new Promise<number>((resolve, reject) => {
    const sent = request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
        'Sec-Fetch-Site': 'same-origin',
        'CF-Connecting-IP': newNetworkAddress(),
        ...headers,
      },
    });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe.each(forgedHosts)('a request with %j', (headers) => {
  test('causes no email with the forged host', async () => {
    const { origin, fakesOrigin } = inject('product');
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'a long wren password';
    const fields = { intent: 'sign-up', screen: 'dialog', email, password };
    const signedUp = await postForged('/us/auth', fields, headers);
    // Where the server rejects the forged host, a normal request creates the account to reset.
    if (signedUp !== 200) await postForged('/us/auth', fields, {});
    await waitForEmail(fakesOrigin, email, /^Confirm/);
    const asked = await postForged('/us/forgot-password', { email }, headers);
    if (asked === 200) await waitForEmail(fakesOrigin, email, /^Reset/);

    const letters = await listEmailsTo(fakesOrigin, email);
    expect(letters.length).toBeGreaterThan(0);
    for (const letter of letters) {
      expect(JSON.stringify(letter)).not.toContain(evil);
      expect(linksIn(letter).length).toBeGreaterThan(0);
      for (const link of linksIn(letter)) expect(new URL(link).origin).toBe(origin);
    }
  });
});

test('a reset token works once, also when sent 20 times at once, and ends every session', async () => {
  const { origin, fakesOrigin } = inject('product');
  const owner = await newMember(inject('product'));
  const attacker = newVisitor(origin);
  await attacker.postForm('/us/forgot-password', { email: owner.email });
  const letter = await waitForEmail(fakesOrigin, owner.email, /^Reset/);
  const token = linkIn(letter, '#type=recovery').split('token=')[1] ?? '';
  const fields = (password: string) => ({ token, password, confirmation: password });

  const passwords = Array.from({ length: 20 }, () => `secret ${crypto.randomUUID()}`);
  const answers = await Promise.all(
    passwords.map((each) => newVisitor(origin).postForm('/us/reset-password', fields(each))),
  );
  const places = answers.map((answer) => answer.headers.get('Location'));
  expect(places.filter((place) => place === '/us/auth?reset=success')).toHaveLength(1);
  expect(places.filter((place) => place === '/us/auth')).toHaveLength(19);
  expect(answers.flatMap((answer) => answer.headers.getSetCookie()).join()).not.toContain(
    'session',
  );

  const winner = passwords[places.indexOf('/us/auth?reset=success')] ?? '';
  const late = await attacker.postForm('/us/reset-password', fields('one more long password'));
  expect(late.headers.get('Location')).toBe('/us/auth');
  expect((await owner.get('/us/invoices')).headers.get('Location')).toMatch(/^\/us\/auth/);
  for (const [password, status] of [
    [owner.password, 400],
    ['one more long password', 400],
    [winner, 200],
  ] as const) {
    const signIn = { intent: 'sign-in', screen: 'dialog', email: owner.email, password };
    expect((await newVisitor(origin).postForm('/us/auth', signIn)).status).toBe(status);
  }
  await waitForEmail(fakesOrigin, owner.email, /password was changed$/);
});
