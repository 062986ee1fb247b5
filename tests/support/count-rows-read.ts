import type { DatabaseOptions } from '#db/client.server.ts';

/** A `fetch` for `openDatabase` that counts the rows that statements read, which Turso bills. */
export function countRowsRead(): {
  fetch: NonNullable<DatabaseOptions['fetch']>;
  /** Returns the rows read since the last call. */
  takeRows: () => number;
} {
  let rows = 0;
  return {
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      const text = await response.clone().text();
      for (const [, count] of text.matchAll(/"rows_read":(\d+)/g)) rows += Number(count);
      return response;
    },
    takeRows: () => {
      const taken = rows;
      rows = 0;
      return taken;
    },
  };
}
