import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { startSession } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { cookiesOf, createTestContext, testOrigin } from './request-context.ts';
import { createSampleUser } from './sample-user.ts';

/** A user who is signed in; `cookie` is that of their browser. */
export type SampleSeller = { userId: string; settings: UserSettings; cookie: string };

/** Makes a user with any settings and signs them in. */
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
