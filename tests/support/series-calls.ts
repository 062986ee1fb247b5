import { eq } from 'drizzle-orm';
import {
  action as answerSeriesPost,
  loader as answerSeriesStart,
} from '#app/features/recurring/series.route.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { getRecurringPage } from '#app/features/recurring/server/recurring-page.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { series } from '#db/series-schema.ts';
import { createTestContext, jsonPost, testOrigin } from './request-context.ts';
import { seriesZone } from './series-harness.ts';

/** 6 a.m. on a day in the zone of the harness's sellers, and noon (ms). */
export const six = (day: string) => runTimeOn(day, seriesZone);
export const noon = (day: string) => six(day) + 6 * 60 * 60_000;

/** What an owner's pages load and post about series, and the stored series. */
export function openSeriesCalls(db: Database) {
  async function post(cookie: string, json: object, now: number) {
    const response = await answerSeriesPost({
      request: jsonPost('/api/series', json, cookie),
      context: createTestContext(db, { now }),
    });
    return { status: response.status, body: await response.json() };
  }

  async function start(cookie: string, query: string, now: number) {
    const response = await answerSeriesStart({
      request: new Request(`${testOrigin}/api/series?${query}`, { headers: { Cookie: cookie } }),
      context: createTestContext(db, { now }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Returns what its card says about waiting occurrences, and whether it asks to confirm payment details. */
  async function cardOf(cookie: string, id: string, now: number) {
    const request = new Request(`${testOrigin}/us/recurring`, { headers: { Cookie: cookie } });
    const { series } = await getRecurringPage(request, createTestContext(db, { now }), 'us');
    const card = series.find((one) => one.id === id);
    return { waits: card?.waits.map(({ why }) => why), mustConfirm: card?.mustConfirm };
  }

  const rowOf = async (id: string) => {
    const [row] = await db.select().from(series).where(eq(series.id, id));
    if (!row) throw new Error('no such series');
    return row;
  };
  const pressing = async (id: string) => ({ id, version: (await rowOf(id)).updatedAt });
  return { post, start, cardOf, rowOf, pressing };
}
