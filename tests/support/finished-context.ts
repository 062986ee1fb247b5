import type { RequestContext } from '#app/http/request/request-context.server.ts';
import type { Database } from '#db/client.server.ts';
import { createTestContext, type TestContext } from './request-context.ts';

/** A context whose work after the response can be awaited. */
export function createFinishedContext(
  db: Database,
  over: Partial<RequestContext> = {},
): { context: TestContext; finish: () => Promise<void> } {
  const late: Promise<unknown>[] = [];
  const context = createTestContext(db, {
    ...over,
    waitUntil: (work) => {
      late.push(work.catch((error: unknown) => context.reported.push(error)));
    },
  });
  return {
    context,
    finish: async () => {
      for (const work of late) await work;
    },
  };
}
