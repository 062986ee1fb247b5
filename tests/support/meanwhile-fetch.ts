import type { DatabaseOptions } from '#db/client.server.ts';

/**
 * Returns a `fetch` for `openDatabase` that runs something else before its n-th call (from 1), so that everything read
 * before it is outdated.
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
