import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { startSession } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { cookiesOf, createTestContext, testOrigin } from './request-context.ts';
import { createSampleUser } from './sample-user.ts';

/** A signed-in user; `cookie` is their browser's. */
export type SampleSeller = { userId: string; settings: UserSettings; cookie: string };

/** Creates a user with any settings and signs them in. */
export async function createSampleSeller(
  db: Database,
  changes: Parameters<typeof createSampleUser>[1] = {},
): Promise<SampleSeller> {
  const context = createTestContext(db);
  const settings = await createSampleUser(db, changes);
  const { userId } = settings;
  await startSession(new Request(testOrigin), context, userId, true);
  return { userId, settings, cookie: cookiesOf(context) };
}
