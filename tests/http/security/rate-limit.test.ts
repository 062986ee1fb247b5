import { describe, expect, it, test } from 'vitest';
import { type RateLimiter, refuseOverRateLimit } from '#app/http/security/rate-limit.server.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { readData } from '#tests/support/visitor.ts';

const sentence = 'Too many requests from your network. Wait a minute and try again.';
const refusedWithSentence = { error: sentence, code: 'too-many-requests' };
const networkAddress = '2001:db8:1:2:3::4';
const household = '2001:db8:1:2::/64';

const get = (path: string) => new Request(`${testOrigin}${path}`);
const post = (path: string, headers: Record<string, string> = {}) =>
  new Request(`${testOrigin}${path}`, { method: 'POST', body: new URLSearchParams(), headers });
const json = { 'Content-Type': 'application/json' };
const session = { Cookie: '__Host-session=token' };

const names = ['accountWrites', 'paymentEvents', 'invoiceZips', 'files', 'liveSockets'] as const;

/** Runs limiters that return `success`; `counted` has those that were asked, with their keys. */
async function ask(request: Request, success: boolean | Error, address = networkAddress) {
  const counted: string[] = [];
  const limiterOf = (name: string): RateLimiter => ({
    limit: async ({ key }) => {
      counted.push(`${name} ${key}`);
      if (success instanceof Error) throw success;
      return { success };
    },
  });
  const reported: unknown[] = [];
  const refusals: string[] = [];
  const context = {
    networkAddress: address,
    reportError: (error: unknown) => reported.push(error),
    recordRefusal: (why: string) => refusals.push(why),
  };
  const limiters = Object.fromEntries(names.map((name) => [name, limiterOf(name)]));
  const answer = await refuseOverRateLimit(request, context, limiters);
  return { answer, status: answer?.status ?? null, counted, reported, refusals };
}

describe('account writes', () => {
  const limited = [
    '/us/auth /uk/auth.data /app/ios/auth /us/AUTH /us/auth/.data /us/%61uth',
    '/ca/forgot-password /ca/contact.data /au/reset-password.data',
    '/api/send-otp /api/verify-otp /api/check-password-pwned /API/send-otp//',
    '/api/start-apple-sign-in /api/finish-apple-sign-in /oauth/apple/callback',
    '/api/validate-iap /api/create-checkout /api/customer-portal',
    '/us.data?index /us/create-invoice.data /app/ios/create.data',
  ];
  it.each(limited.join(' ').split(' '))(
    'to %s are counted per network, and refused beyond the limit',
    async (path) => {
      const { answer, status, counted, refusals } = await ask(post(path), false);
      expect([status, refusals]).toEqual([429, ['limit']]);
      expect(answer?.headers.get('Retry-After')).toBe('60');
      expect(counted).toEqual([`accountWrites ${household}`]);
      expect(await ask(post(path), true)).toMatchObject({ status: null, refusals: [] });
    },
  );

  it.each([
    '/us/create-invoice /app/ios/create.data /uk/settings.data /app/ios/settings',
    '/au/clients/1.data /ca/products /us/invoices.data /api/check-subscription',
  ])('include guests’ posts to %s', async (paths) => {
    for (const path of paths.split(' ')) {
      const { status, counted } = await ask(post(path, json), false);
      expect([path, status, counted]).toEqual([path, 429, [`accountWrites ${household}`]]);
    }
  });

  it.each([
    ['reads', get('/us/auth')],
    ['a save', post('/us/create-invoice.data', { ...json, ...session })],
    ['a settings change', post('/us/settings', session)],
    ['signing out', post('/api/sign-out')],
    ['an unknown country', post('/fr/auth')],
    ['a public page', get('/view-invoice/3f1f4c1e')],
    ['the session', get('/api/session')],
    ['the list', get('/us/invoices')],
  ])('do not include %s, which nothing limits', async (_, request) => {
    expect(await ask(request, false)).toMatchObject({ status: null, counted: [] });
  });
});

test.each(['/api/payment-event', '/API/payment-event', '/api/payment%2Devent'])(
  'reports of payment buttons at %s have their own limit, beyond which they are dropped as if accepted',
  async (path) => {
    const { answer, status, counted, refusals } = await ask(post(path), false);
    expect([status, await answer?.text()]).toEqual([204, '']);
    // The log distinguishes them from accepted ones.
    expect([refusals, counted]).toEqual([['limit'], [`paymentEvents ${household}`]]);
    expect((await ask(post(path), true)).status).toBeNull();
  },
);

it.each([
  ['/api/invoices-zip', 'invoiceZips', post],
  ['/api/account-export', 'invoiceZips', post],
  ['/api/products-import', 'invoiceZips', post],
  ['/api/import', 'files', post],
  ['/view-invoice/3f1f4c1e/pdf?inline=true', 'files', get],
  ['/view-invoice/3f1f4c1e/pdf.data', 'files', get],
  ['/VIEW-invoice/%33f/pdf/', 'files', get],
  [`/calendar/${'A'.repeat(43)}.ics`, 'files', get],
  ['/calendar/nonsense', 'files', get],
  ['/api/clients-csv', 'files', get],
  ['/api/products-csv', 'files', get],
  ['/api/live?since=1', 'liveSockets', get],
])('%s has a limit of its own with a message: %s', async (path, name, request) => {
  const { answer, status, counted } = await ask(request(path), false);
  expect([status, counted]).toEqual([429, [`${name} ${household}`]]);
  expect(await answer?.json()).toEqual(refusedWithSentence);
  expect((await ask(request(path), true)).status).toBeNull();
});

describe('the refusal', () => {
  it('of an API call is a sentence and a code, without scripts plain text', async () => {
    const { answer } = await ask(post('/api/send-otp'), false);
    expect(await answer?.json()).toEqual(refusedWithSentence);
    expect(await (await ask(post('/us/auth'), false)).answer?.text()).toContain(sentence);
  });

  it('of a page’s form is the error that its scripts understand', async () => {
    const { answer } = await ask(post('/us/auth.data'), false);
    if (!answer) throw new Error('Not refused');
    expect(await readData(answer)).toMatchObject({ error: { data: sentence, status: 429 } });
  });
});

describe('nothing is limited', () => {
  it('without a limiter or without a network address', async () => {
    const context = { networkAddress, reportError: () => {}, recordRefusal: () => {} };
    expect(await refuseOverRateLimit(post('/us/auth'), context, {})).toBeNull();
    expect((await ask(post('/us/auth'), false, '')).answer).toBeNull();
  });

  it('by a failing limiter, which is reported', async () => {
    const failure = new Error('limiter away');
    const { answer, reported } = await ask(post('/us/auth'), failure);
    expect([answer, reported]).toEqual([null, [failure]]);
  });
});
