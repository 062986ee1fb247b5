import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { createFinishedContext } from './finished-context.ts';
import { cookiesOf, createTestContext, formPost, testOrigin } from './request-context.ts';
import type { TestDatabase } from './test-database.ts';
import './quick-scrypt.ts';

export const oldPassword = 'the first long password';
export const newPassword = 'the second long password';

export type Person = { email: string; cookie: string };

/**
 * Opens helpers for account tests on the test's database; a user is identified by an email address and a session
 * cookie.
 */
export function openAccountHarness(database: TestDatabase) {
  /** Signs up or in through the dialog; the cookie is empty if refused. */
  async function enter(
    intent: 'sign-up' | 'sign-in',
    email: string,
    password = oldPassword,
    before = '',
  ) {
    const context = createTestContext(database.open());
    const request = formPost('/us/auth', { intent, screen: 'dialog', email, password }, before);
    await answerAuth(request, context, 'us');
    return cookiesOf(context);
  }

  async function createTestUser(): Promise<Person> {
    const email = `${crypto.randomUUID()}@example.com`;
    return { email, cookie: await enter('sign-up', email) };
  }

  async function post(
    cookie: string,
    fields: Record<string, string>,
    db: Database = database.open(),
  ) {
    const { context, finish } = createFinishedContext(db);
    const request = formPost('/uk/settings', fields, cookie);
    const { body, status } = await answerSecurityPost(request, context, 'uk');
    await finish();
    return { body, status, cookie: cookiesOf(context), context };
  }

  const change = (cookie: string, fields: Record<string, string> = {}, db?: Database) =>
    post(
      cookie,
      {
        intent: 'change-password',
        current: oldPassword,
        password: newPassword,
        confirmation: newPassword,
        ...fields,
      },
      db,
    );

  async function viewerOf(cookie: string) {
    const request = new Request(`${testOrigin}/x`, { headers: { Cookie: cookie } });
    return getViewer(request, createTestContext(database.open()));
  }

  async function idOf(cookie: string) {
    return (await viewerOf(cookie))?.session.id ?? '';
  }

  return { enter, createTestUser, post, change, viewerOf, idOf };
}
