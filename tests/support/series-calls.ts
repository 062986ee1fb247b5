import { eq } from 'drizzle-orm';
import {
  action as answerSeriesPost,
  loader as answerSeriesStart,
} from '#app/features/recurring/series.route.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
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

  const rowOf = async (id: string) => {
    const [row] = await db.select().from(series).where(eq(series.id, id));
    if (!row) throw new Error('no such series');
    return row;
  };
  const pressing = async (id: string) => ({ id, version: (await rowOf(id)).updatedAt });
  /** Posts a command about a series as it is stored now. */
  const command = async (cookie: string, id: string, kind: string, now: number, more = {}) =>
    post(cookie, { kind, ...(await pressing(id)), ...more }, now);
  /** Opens the form of a series and saves it with these changes; returns what it showed, too. */
  async function change(cookie: string, id: string, changes: object, now: number) {
    const shown = (await start(cookie, `series=${id}`, now)).body;
    const { typed, from } = shown as {
      typed: { anchor: string; lines: object[] };
      from: number;
    };
    const saved = await command(cookie, id, 'change', now, { typed: { ...typed, ...changes } });
    return { ...saved, body: saved.body as { outcome: string; day: string }, typed, from };
  }
  return { post, start, rowOf, pressing, command, change };
}
