import { describe, expect, it, test } from 'vitest';
import { type RateLimiter, refuseOverRateLimit } from '#app/http/security/rate-limit.server.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { readData } from '#tests/support/visitor.ts';

const sentence = 'Too many requests from your network. Wait a minute and try again.';
const networkAddress = '2001:db8:1:2:3::4';

function post(path: string, init: RequestInit = {}) {
  return new Request(`${testOrigin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(),
    ...init,
  });
}

/** Runs a limiter that returns `success`; returns the response, the requested keys, the reports and the notes. */
async function ask(request: Request, success: boolean | Error, address = networkAddress) {
  const keys: string[] = [];
  const reported: unknown[] = [];
  const refusals: string[] = [];
  const limiter = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      if (success instanceof Error) throw success;
      return { success };
    },
  };
  const context = {
    networkAddress: address,
    reportError: (error: unknown) => reported.push(error),
    recordRefusal: (why: string) => refusals.push(why),
  };
  const limiters = { accountWrites: limiter, paymentEvents: undefined, invoiceZips: undefined };
  return {
    answer: await refuseOverRateLimit(request, context, limiters),
    keys,
    reported,
    refusals,
  };
}

describe('account writes', () => {
  it.each([
    '/us/auth',
    '/uk/auth.data',
    '/ca/forgot-password',
    '/ca/contact.data',
    '/au/reset-password.data',
    '/app/ios/auth',
    '/api/send-otp',
    '/api/verify-otp',
    '/api/check-password-pwned',
    '/api/validate-iap',
    '/api/start-apple-sign-in',
    '/api/finish-apple-sign-in',
    '/api/create-checkout',
    '/api/customer-portal',
    '/oauth/apple/callback',
    '/us.data?index',
    '/us/create-invoice.data',
    '/app/ios/create.data',
    '/us/AUTH',
    '/us/auth/',
    '/us/auth/.data',
    '/us/%61uth',
    '/API/send-otp//',
  ])('to %s are counted per network, and refused beyond the limit', async (path) => {
    const { answer, keys, refusals } = await ask(post(path), false);
    expect([answer?.status, refusals]).toEqual([429, ['limit']]);
    expect(answer?.headers.get('Retry-After')).toBe('60');
    expect(keys).toEqual(['2001:db8:1:2::/64']);
    expect(await ask(post(path), true)).toMatchObject({ answer: null, refusals: [] });
  });

  it.each([
    '/us/create-invoice',
    '/app/ios/create.data',
    '/uk/settings.data',
    '/au/clients',
    '/au/clients/1.data',
    '/ca/products',
    '/us/invoices.data',
    '/app/ios/settings',
    '/api/check-subscription',
  ])('include guests’ posts to %s', async (path) => {
    const headers = { 'Content-Type': 'application/json' };
    const { answer, keys } = await ask(post(path, { headers }), false);
    expect([answer?.status, keys]).toEqual([429, ['2001:db8:1:2::/64']]);
  });

  it.each([
    ['reads', new Request(`${testOrigin}/us/auth`)],
    [
      'a save',
      post('/us/create-invoice.data', {
        headers: { 'Content-Type': 'application/json', Cookie: '__Host-session=token' },
      }),
    ],
    ['a settings change', post('/us/settings', { headers: { Cookie: '__Host-session=token' } })],
    ['signing out', post('/api/sign-out')],
    ['an unknown country', post('/fr/auth')],
  ])('do not include %s', async (_, request) => {
    const { answer, keys } = await ask(request, false);
    expect([answer, keys]).toEqual([null, []]);
  });
});

const silentContext = {
  networkAddress,
  reportError: () => undefined,
  recordRefusal: () => undefined,
};
const noKeys = { paymentEvents: [], invoiceZips: [], files: [] };

/** Posts with limiters for everything except accounts, which record their keys. */
async function postOnce(path: string, success: boolean, request = post(path)) {
  const keys: Record<string, string[]> = { paymentEvents: [], invoiceZips: [], files: [] };
  const limiterOf = (name: string): RateLimiter => ({
    limit: async ({ key }) => {
      keys[name]?.push(key);
      return { success };
    },
  });
  const limiters = {
    accountWrites: undefined,
    paymentEvents: limiterOf('paymentEvents'),
    invoiceZips: limiterOf('invoiceZips'),
    files: limiterOf('files'),
  };
  const refusals: string[] = [];
  const context = { ...silentContext, recordRefusal: (why: string) => refusals.push(why) };
  return { answer: await refuseOverRateLimit(request, context, limiters), keys, refusals };
}

describe('payment button reports', () => {
  it('have their own limit, beyond which they are dropped as if accepted', async () => {
    const { answer, keys, refusals } = await postOnce('/api/payment-event', false);
    expect([answer?.status, await answer?.text()]).toEqual([204, '']);
    // The log distinguishes them from accepted ones.
    expect(refusals).toEqual(['limit']);
    expect(keys).toEqual({ ...noKeys, paymentEvents: ['2001:db8:1:2::/64'] });
    expect((await postOnce('/api/payment-event', true)).answer).toBeNull();
  });

  it.each(['/API/payment-event', '/api/payment-event/', '/api/payment%2Devent'])(
    'spelled as %s are the same',
    async (path) => {
      const { answer, keys } = await postOnce(path, false);
      expect([answer?.status, keys.paymentEvents]).toEqual([204, ['2001:db8:1:2::/64']]);
    },
  );

  it('do not use up the limit of anything else', async () => {
    expect(await postOnce('/us/auth', false)).toMatchObject({ answer: null, keys: noKeys });
    expect((await ask(post('/api/payment-event'), false)).keys).toEqual([]);
  });
});

const refusedWithSentence = [429, { error: sentence, code: 'too-many-requests' }];

describe('requests for zips, exports and imports', () => {
  it.each(['/api/invoices-zip', '/api/account-export', '/api/products-import'])(
    'to %s have their own limit, beyond which they are refused with a message',
    async (path) => {
      const { answer, keys } = await postOnce(path, false);
      expect([answer?.status, await answer?.json()]).toEqual(refusedWithSentence);
      expect(keys).toEqual({ ...noKeys, invoiceZips: ['2001:db8:1:2::/64'] });
      expect((await postOnce(path, true)).answer).toBeNull();
    },
  );
});

test('import batches count toward the file limit, which is higher', async () => {
  const { answer, keys } = await postOnce('/api/import', false);
  expect([answer?.status, await answer?.json()]).toEqual(refusedWithSentence);
  expect(keys).toEqual({ ...noKeys, files: ['2001:db8:1:2::/64'] });
});

describe('files that are created for one reader', () => {
  it.each([
    '/view-invoice/3f1f4c1e/pdf',
    '/view-invoice/3f1f4c1e/pdf?inline=true',
    '/view-invoice/3f1f4c1e/pdf.data',
    '/VIEW-invoice/%33f/pdf/',
    `/calendar/${'A'.repeat(43)}.ics`,
    '/calendar/nonsense',
    '/api/clients-csv',
    '/api/products-csv',
  ])('at %s have their own limit, with the messages of their endpoints', async (path) => {
    const read = () => new Request(`${testOrigin}${path}`);
    const { answer, keys } = await postOnce(path, false, read());
    expect([answer?.status, await answer?.json()]).toEqual(refusedWithSentence);
    expect(keys).toEqual({ ...noKeys, files: ['2001:db8:1:2::/64'] });
    expect((await postOnce(path, true, read())).answer).toBeNull();
  });

  it.each(['/view-invoice/3f1f4c1e', '/invoice/3f1f4c1e', '/api/session', '/us/invoices'])(
    'do not include %s',
    async (path) => {
      const read = new Request(`${testOrigin}${path}`);
      expect(await postOnce(path, false, read)).toMatchObject({ answer: null, keys: noKeys });
    },
  );
});

describe('opened live channels', () => {
  it('have their own limit, which nothing else uses up', async () => {
    const keys: string[] = [];
    const limit: RateLimiter['limit'] = async ({ key }) => {
      keys.push(key);
      return { success: false };
    };
    const open = new Request(`${testOrigin}/api/live?since=1`);
    const answer = await refuseOverRateLimit(open, silentContext, { liveSockets: { limit } });
    expect([answer?.status, keys]).toEqual([429, ['2001:db8:1:2::/64']]);
    expect(
      await refuseOverRateLimit(post('/us/auth'), silentContext, { liveSockets: { limit } }),
    ).toBeNull();
  });
});

describe('the refusal', () => {
  it('of an API call is a sentence and a code', async () => {
    const { answer } = await ask(post('/api/send-otp'), false);
    expect(await answer?.json()).toEqual({ error: sentence, code: 'too-many-requests' });
  });

  it('of a page’s form is the error that its scripts understand', async () => {
    const { answer } = await ask(post('/us/auth.data'), false);
    if (!answer) throw new Error('Not refused');
    expect(await readData(answer)).toMatchObject({ error: { data: sentence, status: 429 } });
  });

  it('without scripts is plain text', async () => {
    const { answer } = await ask(post('/us/auth'), false);
    expect(await answer?.text()).toContain(sentence);
  });
});

describe('nothing is limited', () => {
  it('without a limiter or without a network address', async () => {
    const none = { accountWrites: undefined, paymentEvents: undefined, invoiceZips: undefined };
    expect(await refuseOverRateLimit(post('/us/auth'), silentContext, none)).toBeNull();
    expect((await ask(post('/us/auth'), false, '')).answer).toBeNull();
  });

  it('by a failing limiter, which is reported', async () => {
    const failure = new Error('limiter away');
    const { answer, reported } = await ask(post('/us/auth'), failure);
    expect([answer, reported]).toEqual([null, [failure]]);
  });
});
