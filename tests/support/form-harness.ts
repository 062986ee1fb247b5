import { answerFormPost } from '#app/features/invoice-form/server/save-request.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { createTestContext, testOrigin } from './request-context.ts';
import { createSampleSeller } from './sample-seller.ts';
import type { TestDatabase } from './test-database.ts';

/** Opens helpers for tests of the form's posts, on the test's database. */
export function openFormHarness(database: TestDatabase) {
  /** Returns the cookie of a new user's browser. */
  async function newSeller(): Promise<string> {
    return (await createSampleSeller(database.open())).cookie;
  }

  /** Posts with a browser's cookie, empty for a guest's; `trips` counts the round trips to the database. */
  async function send(json: unknown, cookie: string, db: Database = database.open()) {
    const request = new Request(`${testOrigin}/us/create-invoice`, {
      method: 'POST',
      headers: cookie ? { Cookie: cookie } : {},
    });
    const answer = await answerFormPost(json, request, createTestContext(db), 'us');
    return { ...answer, trips: db.stats.trips };
  }

  /** Counts the invoices of all users. */
  async function countInvoices(): Promise<number> {
    const { rows } = await database.open().$client.execute('SELECT count(*) AS n FROM invoices');
    return Number(rows[0]?.n);
  }

  return { newSeller, send, countInvoices };
}
