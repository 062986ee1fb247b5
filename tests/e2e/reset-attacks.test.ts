import { request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { linksIn, listEmailsTo, waitForEmail } from '#tests/support/emailed-link.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';

// What an attacker sends; what matters is what reaches the mailbox and who can sign in.

const evil = 'evil.example';

/** Headers from which some frameworks derive the site's host name. */
const forgedHosts: Record<string, string>[] = [
  { Host: evil },
  { Host: `localhost.${evil}` },
  { Host: '127.0.0.1:1' },
  { 'X-Forwarded-Host': evil },
  { 'X-Forwarded-Host': `localhost, ${evil}` },
  { 'X-Forwarded-Host': evil, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '444' },
  { Host: evil, 'X-Forwarded-Host': evil },
  { 'X-Host': evil },
  { Forwarded: `for=192.0.2.1;host="${evil}"` },
  { 'X-Original-URL': `https://${evil}/us/forgot-password` },
  { 'X-Rewrite-URL': `https://${evil}/` },
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
