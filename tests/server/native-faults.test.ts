import { expect, test } from 'vitest';
import { action as postAuth } from '#app/features/account/native-auth.route.tsx';
import { action as postForm } from '#app/features/invoice-form/native-create.route.tsx';
import { action as postList } from '#app/features/invoice-list/invoices.route.tsx';
import { action as postSettings } from '#app/features/settings/native-settings.route.tsx';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { createTestUser, type Person } from '#tests/support/posted-writes.ts';
import { formPost, jsonPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { saveOf } from '#tests/support/visitor.ts';

// Posts from the native pages, whose URLs have no country: the business's country is read first, because its rules
// apply. The work of their web counterparts has its own tests.

const database = await createTestDatabase();

type Action = (given: never) => Promise<unknown>;
type NativePost = {
  name: string;
  action: Action;
  request: (person: Person) => Request;
  /** What the database contains afterward. */
  effect: string;
  status?: number;
  /** The response to the second of two posts, where it differs. */
  again?: number;
};

const posts: NativePost[] = [
  {
    name: 'a user signs up',
    action: postAuth,
    request: ({ key }) =>
      formPost('/app/ios/auth', {
        intent: 'sign-up',
        screen: 'native',
        password: 'a long enough password',
        email: `${key}@example.com`,
      }),
    effect: "SELECT count(*) FROM users WHERE email = :key || '@example.com'",
    status: 302,
    again: 400,
  },
  {
    name: 'an invoice is saved',
    action: postForm,
    request: ({ cookie, key }) =>
      jsonPost('/app/ios/create', saveOf({ saveKey: key, invoiceNumber: key.slice(0, 8) }), cookie),
    effect: 'SELECT count(*) FROM invoices WHERE save_key = :key',
  },
  {
    name: 'an invoice is marked as paid',
    action: postList,
    request: ({ cookie, invoiceId }) =>
      formPost('/app/ios/invoices', { intent: 'set-status', invoiceId, status: 'paid' }, cookie),
    effect: "SELECT count(*) FROM invoices WHERE id = :invoiceId AND status = 'paid'",
  },
  {
    name: 'settings are saved',
    action: postSettings,
    request: ({ cookie, key }) =>
      jsonPost(
        '/app/ios/settings',
        { intent: 'save-settings', changes: { ...fullSettings('us'), businessName: key } },
        cookie,
      ),
    effect: 'SELECT count(*) FROM user_settings WHERE business_name = :key',
  },
];

test.each(posts)(
  '$name completely or not at all, with a matching response, and a retry does it once',
  async ({ action, request, effect, status = 200, again = status }) => {
    const held = async ({ key, invoiceId }: Person) => {
      const args = Object.fromEntries(
        Object.entries({ key, invoiceId }).filter(([name]) => effect.includes(`:${name}`)),
      );
      return Number((await database.open().$client.execute({ sql: effect, args })).rows[0]?.[0]);
    };
    const run = async (db: RequestContext['db'], person: Person) => {
      const { context, finish } = createFinishedContext(db);
      const given = { request: request(person), context, params: {} };
      const answer = (await action(given as never)) as Response | { init: ResponseInit | null };
      await finish();
      return answer instanceof Response ? answer.status : (answer.init?.status ?? 200);
    };
    const met = await forEachDatabaseFault({
      open: database.open,
      faults: usualFaults,
      prepare: createTestUser,
      action: run,
      check: async (db, person, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const isDone = outcome.answer === status;
        if (!isDone) expect(outcome.answer).toBe(503);
        expect(isDone ? [1] : [0, 1]).toContain(await held(person));
        expect([status, again]).toContain(await run(db, person));
        expect(await held(person)).toBe(1);
      },
    });
    expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
  },
);
