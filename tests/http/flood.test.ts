import { describe, expect, it } from 'vitest';
import { type FloodLimiter, refuseFlood } from '#app/http/flood.server.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { readData } from '#tests/support/visitor.ts';

const sentence = 'Too many requests from your network. Please wait a minute and try again.';
const networkAddress = '2001:db8:1:2:3::4';

function post(path: string, init: RequestInit = {}) {
  return new Request(`${testOrigin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(),
    ...init,
  });
}

/** Asks a limiter that says `success`; answers its answer, the keys it was asked and what was reported. */
async function ask(request: Request, success: boolean | Error, address = networkAddress) {
  const keys: string[] = [];
  const reported: unknown[] = [];
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
  };
  const limiters = { accountWrites: limiter, paymentEvents: undefined, invoiceZips: undefined };
  return { answer: await refuseFlood(request, context, limiters), keys, reported };
}

describe('writes of accounts', () => {
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
    const { answer, keys } = await ask(post(path), false);
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get('Retry-After')).toBe('60');
    expect(keys).toEqual(['2001:db8:1:2::/64']);
    expect((await ask(post(path), true)).answer).toBeNull();
  });

  it.each([
    ['reading', new Request(`${testOrigin}/us/auth`)],
    [
      'a save',
      post('/us/create-invoice.data', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['signing out', post('/api/sign-out')],
    ['an unknown country', post('/fr/auth')],
  ])('do not include %s', async (_, request) => {
    const { answer, keys } = await ask(request, false);
    expect([answer, keys]).toEqual([null, []]);
  });
});

/** Asks with limiters for everything but accounts, which count the keys that they were asked for. */
async function askApart(path: string, success: boolean) {
  const keys: Record<string, string[]> = { paymentEvents: [], invoiceZips: [] };
  const limiterOf = (name: string): FloodLimiter => ({
    limit: async ({ key }) => {
      keys[name]?.push(key);
      return { success };
    },
  });
  const limiters = {
    accountWrites: undefined,
    paymentEvents: limiterOf('paymentEvents'),
    invoiceZips: limiterOf('invoiceZips'),
  };
  const context = { networkAddress, reportError: () => undefined };
  return { answer: await refuseFlood(post(path), context, limiters), keys };
}

describe('reports of payment buttons', () => {
  it('have a limit of their own, beyond which they are dropped as if they were taken', async () => {
    const { answer, keys } = await askApart('/api/payment-event', false);
    expect([answer?.status, await answer?.text()]).toEqual([204, '']);
    expect(keys).toEqual({ paymentEvents: ['2001:db8:1:2::/64'], invoiceZips: [] });
    expect((await askApart('/api/payment-event', true)).answer).toBeNull();
  });

  it.each(['/API/payment-event', '/api/payment-event/', '/api/payment%2Devent'])(
    'spelled as %s are the same',
    async (path) => {
      const { answer, keys } = await askApart(path, false);
      expect([answer?.status, keys.paymentEvents]).toEqual([204, ['2001:db8:1:2::/64']]);
    },
  );

  it('do not use up the limit of anything else', async () => {
    const none = { paymentEvents: [], invoiceZips: [] };
    expect(await askApart('/us/auth', false)).toEqual({ answer: null, keys: none });
    expect((await ask(post('/api/payment-event'), false)).keys).toEqual([]);
  });
});

describe('orders of zips', () => {
  it('have a limit of their own, beyond which they are refused in words', async () => {
    const { answer, keys } = await askApart('/api/invoices-zip', false);
    expect([answer?.status, await answer?.json()]).toEqual([
      429,
      { error: sentence, code: 'too-many-requests' },
    ]);
    expect(keys).toEqual({ paymentEvents: [], invoiceZips: ['2001:db8:1:2::/64'] });
    expect((await askApart('/api/invoices-zip', true)).answer).toBeNull();
  });
});

describe('opened live channels', () => {
  it('have a limit of their own, which nothing else uses up', async () => {
    const keys: string[] = [];
    const limit: FloodLimiter['limit'] = async ({ key }) => {
      keys.push(key);
      return { success: false };
    };
    const context = { networkAddress, reportError: () => undefined };
    const open = new Request(`${testOrigin}/api/live?since=1`);
    const answer = await refuseFlood(open, context, { liveSockets: { limit } });
    expect([answer?.status, keys]).toEqual([429, ['2001:db8:1:2::/64']]);
    expect(await refuseFlood(post('/us/auth'), context, { liveSockets: { limit } })).toBeNull();
  });
});

describe('the refusal', () => {
  it('of a call is a sentence and a code', async () => {
    const { answer } = await ask(post('/api/send-otp'), false);
    expect(await answer?.json()).toEqual({ error: sentence, code: 'too-many-requests' });
  });

  it('of a page’s form is the error that its scripts understand', async () => {
    const { answer } = await ask(post('/us/auth.data'), false);
    if (!answer) throw new Error('Not refused');
    expect(await readData(answer)).toMatchObject({ error: { data: sentence, status: 429 } });
  });

  it('without scripts is plain words', async () => {
    const { answer } = await ask(post('/us/auth'), false);
    expect(await answer?.text()).toContain(sentence);
  });
});

describe('nothing is cut', () => {
  it('without a limiter or without a network address', async () => {
    const context = { networkAddress, reportError: () => undefined };
    const none = { accountWrites: undefined, paymentEvents: undefined, invoiceZips: undefined };
    expect(await refuseFlood(post('/us/auth'), context, none)).toBeNull();
    expect((await ask(post('/us/auth'), false, '')).answer).toBeNull();
  });

  it('by a limiter that fails, which is reported', async () => {
    const failure = new Error('limiter away');
    const { answer, reported } = await ask(post('/us/auth'), failure);
    expect([answer, reported]).toEqual([null, [failure]]);
  });
});
