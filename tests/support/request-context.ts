import type { EndedSessions, LiveEvent } from '#app/domain/live/live-events.ts';
import type { RefusalWord, RequestContext } from '#app/http/request/request-context.server.ts';
import type { Database } from '#db/client.server.ts';
import { newNetworkAddress } from './network-address.ts';

type Mail = Parameters<RequestContext['sendMail']>[0];

/** The origin that test requests are made for. */
export const testOrigin = 'https://billwren.example';

/** A request's context over a real database, with what it sent, told, reported and refused to look at. */
export type TestContext = RequestContext & {
  mails: Mail[];
  /** Word and user of all that was told to open pages, in order; ended sessions as they were named. */
  told: [news: LiveEvent | EndedSessions, userId: string][];
  reported: unknown[];
  refusals: RefusalWord[];
};

/** A context as `workers/context.ts` makes it, for calling `http/` without a worker around it. */
export function createTestContext(db: Database, over: Partial<RequestContext> = {}): TestContext {
  const mails: Mail[] = [];
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
      mailUrl: undefined,
      mailFrom: 'Billwren <hello@billwren.example>',
      clientMailFrom: 'invoices@mail.billwren.example',
      mailDailyQuota: null,
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
    isOfflinePage: false,
    edgeRegions: [],
    networkAddress: newNetworkAddress(),
    sendMail: async (mail) => {
      mails.push(mail);
    },
    mailQueue: null,
    identityClients: { google: null, apple: null },
    appleApp: null,
    revokeAppleGrant: null,
    stripe: null,
    connect: null,
    appStore: null,
    recordSigner: null,
    countBreaches: async () => 0,
    publishToUser: (userId, news) => void told.push([news, userId]),
    endChannels: (userId, ended) => void told.push([ended, userId]),
    waitUntil: (work) => {
      work.catch((error: unknown) => reported.push(error));
    },
    answerHeaders: new Headers(),
    viewer: undefined,
    reportError: (error) => reported.push(error),
    noteRefusal: (why) => refusals.push(why),
    ...over,
    mails,
    told,
    reported,
    refusals,
  };
}

/** The cookies that a context's answer sets, as a browser would send them back. */
export function cookiesOf(context: RequestContext): string {
  return context.answerHeaders
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A form post to a path of ours. */
export function formPost(path: string, fields: Record<string, string>, cookie = ''): Request {
  return new Request(`${testOrigin}${path}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  });
}

/** A JSON post to a path of ours. */
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
