import { createCommonPasswordCheck } from '#app/adapters/passwords/breached-passwords.server.ts';
import type { EndedSessions, LiveEvent } from '#app/domain/live/live-wire.ts';
import type { RefusalWord, RequestContext } from '#app/http/request/request-context.server.ts';
import type { Database } from '#db/client.server.ts';
import { newNetworkAddress } from './network-address.ts';
import { staticFiles } from './static-files.ts';

type Mail = Parameters<RequestContext['sendEmail']>[0];

/** The origin of test requests. */
export const testOrigin = 'https://billwren.example';

/** A request context on a real database that records emails, published messages, reported errors and refusals. */
export type TestContext = RequestContext & {
  emails: Mail[];
  /** Event and user of everything published to open pages, in order; ended sessions as they were published. */
  told: [news: LiveEvent | EndedSessions, userId: string][];
  reported: unknown[];
  refusals: RefusalWord[];
};

/** Returns a context like that of `workers/context.ts`, for calling `http/` without a worker. */
export function createTestContext(db: Database, over: Partial<RequestContext> = {}): TestContext {
  const emails: Mail[] = [];
  const told: TestContext['told'] = [];
  const reported: unknown[] = [];
  const refusals: RefusalWord[] = [];
  return {
    config: {
      version: 'test',
      deployedAt: null,
      readinessSecret: undefined,
      productName: 'Billwren',
      operatorName: 'Wren & Co',
      operatorAddress: 'Berlin, Germany',
      operatorPhone: null,
      operatorVatId: null,
      analytics: null,
      supportEmail: 'support@billwren.example',
      publicOrigin: testOrigin,
      databaseUrl: 'http://127.0.0.1:1',
      databaseAuthToken: undefined,
      emailUrl: undefined,
      emailFrom: 'Billwren <hello@billwren.example>',
      clientEmailFrom: 'invoices@mail.billwren.example',
      emailDailyQuota: null,
      google: null,
      apple: null,
      stripe: null,
      appStore: null,
      recordKeys: null,
      pwnedPasswordsUrl: 'http://127.0.0.1:1',
    },
    db,
    now: Date.now(),
    requestId: 'test-request',
    nonce: 'test-nonce',
    isDocument: false,
    isOfflinePage: false,
    edgeRegions: [],
    networkAddress: newNetworkAddress(),
    sendEmail: async (email) => {
      emails.push(email);
    },
    emailQueue: null,
    identityClients: { google: null, apple: null },
    appleApp: null,
    revokeAppleGrant: null,
    stripe: null,
    connect: null,
    appStore: null,
    recordSigner: null,
    countBreaches: async () => 0,
    isCommonPassword: createCommonPasswordCheck(staticFiles),
    publishToUser: (userId, news) => void told.push([news, userId]),
    endChannels: (userId, ended) => void told.push([ended, userId]),
    waitUntil: (work) => {
      work.catch((error: unknown) => reported.push(error));
    },
    firstPaintStyles: null,
    answerHeaders: new Headers(),
    viewer: undefined,
    reportError: (error) => reported.push(error),
    recordRefusal: (why) => refusals.push(why),
    ...over,
    emails,
    told,
    reported,
    refusals,
  };
}

/** Returns the cookies that a context's response sets, as a browser would send them back. */
export function cookiesOf(context: RequestContext): string {
  return context.answerHeaders
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A form post to one of our paths. */
export function formPost(path: string, fields: Record<string, string>, cookie = ''): Request {
  return new Request(`${testOrigin}${path}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  });
}

/** A JSON post to one of our paths. */
export function jsonPost(path: string, json: unknown, cookie = ''): Request {
  return new Request(`${testOrigin}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify(json),
  });
}
