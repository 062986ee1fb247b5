import { startSession } from '#app/http/session.server.ts';
import type { Database } from '#db/client.server.ts';
import type { UserSettings } from '#db/queries/settings.server.ts';
import { cookiesOf, createTestContext, testOrigin } from './request-context.ts';
import { createSampleUser } from './sample-user.ts';

/** A user who is signed in: their settings, and the cookie of their browser. */
export async function createSampleSeller(
  db: Database,
): Promise<{ settings: UserSettings; cookie: string }> {
  const context = createTestContext(db);
  const settings = await createSampleUser(db);
  await startSession(new Request(testOrigin), context, settings.userId, true);
  return { settings, cookie: cookiesOf(context) };
}
