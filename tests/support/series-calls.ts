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

/** 6 a.m. and noon on a day in the time zone of the harness's sellers (ms). */
export const six = (day: string) => runTimeOn(day, seriesZone);
export const noon = (day: string) => six(day) + 6 * 60 * 60_000;

/** Opens helpers that make the requests of an owner's pages about series, and read the stored series. */
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

  /** Returns why occurrences wait according to the series' card, and whether it asks to confirm payment details. */
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
