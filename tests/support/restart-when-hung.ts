import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProduct } from '#tests/support/product.ts';

type Database = Pick<RunningProduct, 'libsqlUrl' | 'killDatabase' | 'startDatabase'>;

const everyMs = 5_000;
/** Busy is an answer too; a database that says nothing for this long never will. */
const patienceMs = 15_000;

/** A write transaction that writes nothing. */
const question = JSON.stringify({
  requests: [
    { type: 'execute', stmt: { sql: 'BEGIN IMMEDIATE' } },
    { type: 'execute', stmt: { sql: 'ROLLBACK' } },
    { type: 'close' },
  ],
});

/**
 * Starts a hung database again, and says so: many writers at once can hang sqld for good while it moves its log
 * (github.com/tursodatabase/libsql/pull/1955), which would take all later journeys along.
 * @returns how to stop watching
 */
export function restartWhenHung(database: Database): () => void {
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      await sleep(everyMs, undefined, { ref: false });
      if (isOver || (await answers(database.libsqlUrl)) || isOver) continue;
      console.warn('unsteady: the database hung, and is started again');
      await database.killDatabase();
      await database.startDatabase();
    }
  };
  watch().catch((error: unknown) => console.error('The database did not come back', error));
  return () => {
    isOver = true;
  };
}

async function answers(libsqlUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch(`${libsqlUrl}/v2/pipeline`, { method: 'POST', body: question, signal });
    return true;
  } catch {
    return false;
  }
}
