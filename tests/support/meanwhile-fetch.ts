import type { DatabaseOptions } from '#db/client.server.ts';

/**
 * A `fetch` for `openDatabase` whose n-th call (from 1) first runs something else, so that what was read before is
 * outdated.
 */
export function meanwhileFetch(
  call: number,
  meanwhile: () => Promise<unknown>,
): NonNullable<DatabaseOptions['fetch']> {
  let calls = 0;
  return async (request, init) => {
    calls += 1;
    if (calls === call) await meanwhile();
    return fetch(request, init);
  };
}
