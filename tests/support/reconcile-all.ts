import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import type { Database } from '#db/client.server.ts';

type Providers = Pick<Parameters<typeof reconcile>[1], 'stripe' | 'appStore'>;

/**
 * Runs reconciliation at the instant `now` until no user is left to check.
 * @returns how many requests failed
 */
export async function reconcileAll(
  open: () => Database,
  providers: Providers,
  now: number,
): Promise<number> {
  let failures = 0;
  for (;;) {
    const { checked, failed } = await reconcile(open(), {
      ...providers,
      now,
      limit: 100,
      which: 'all',
      reportError: () => undefined,
    });
    if (checked === 0) return failures;
    failures += failed;
  }
}
