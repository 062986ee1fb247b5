import { afterAll } from 'vitest';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import type { Database } from '#db/client.server.ts';
import { openCardHarness } from './card-harness.ts';
import { createTestContext, jsonPost, testOrigin } from './request-context.ts';
import { createSampleSeller } from './sample-seller.ts';
import { saveSample } from './save-sample.ts';
import type { TestDatabase } from './test-database.ts';

/** Builds a browser's request for a page. */
export function getPage(path: string, cookie = ''): Request {
  return new Request(`${testOrigin}${path}`, { headers: { Cookie: cookie } });
}

/**
 * Opens helpers for sellers and clients who call the card payment endpoints, with a real database and the Stripe fake.
 * Call it at the top of a test file.
 */
export async function openCardCalls(database: TestDatabase) {
  const db = database.open();
  const cards = await openCardHarness(db);
  afterAll(cards.stop);

  const contextOf = (at: Database = database.open(), over: Partial<RequestContext> = {}) =>
    createTestContext(at, { connect: cards.connect, ...over });

  /** Calls an endpoint as our pages do. */
  async function call(
    answerCall: (call: Call) => Promise<Response>,
    json: unknown,
    cookie = '',
    context = contextOf(),
  ) {
    const response = await answerCall({ request: jsonPost('/api/cards', json, cookie), context });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer, told: context.told };
  }

  /** Creates a signed-in seller with an invoice. */
  async function seller() {
    const { userId, cookie, settings } = await createSampleSeller(db);
    const invoiceId = await saveSample(db, settings);
    return { userId, cookie, invoiceId };
  }
  return { ...cards, db, contextOf, call, seller };
}
