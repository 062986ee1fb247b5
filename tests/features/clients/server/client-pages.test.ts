import { describe, expect, test } from 'vitest';
import { loader } from '#app/features/clients/clients-csv.route.ts';
import { answerClientPagePost } from '#app/features/clients/server/client-action.api.server.ts';
import { openClient } from '#app/features/clients/server/client-pages.api.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

describe('a client’s page', () => {
  const open = async (clientId: string, cookie: string, with_ = db) => {
    const request = new Request(`${testOrigin}/uk/clients/${clientId}`, {
      headers: cookie ? { Cookie: cookie } : {},
    });
    const opening = openClient(request, createTestContext(with_), { clientId, country: 'uk' });
    const thrown: unknown = await opening.then(
      () => null,
      (error: unknown) => error,
    );
    if (!(thrown instanceof Response)) return opening;
    const said = (await flashOf(thrown))?.message ?? null;
    return { status: thrown.status, to: thrown.headers.get('Location'), said };
  };

  test('opens for its owner', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    const clientId = await createSampleClient(db, userId, 'Kite');
    expect(await open(clientId, cookie)).toMatchObject({
      client: { id: clientId, name: 'Kite' },
      invoices: [],
      totals: [],
    });
  });

  test('of an unknown client, or another user’s, redirects to the list with a message', async () => {
    const { cookie } = await createSampleSeller(db);
    const foreign = await createSampleClient(db, (await createSampleSeller(db)).userId, 'Theirs');
    for (const clientId of [foreign, 'none']) {
      expect(await open(clientId, cookie)).toEqual({
        status: 302,
        to: '/uk/clients',
        said: 'Client not found',
      });
    }
  });

  test('that cannot be loaded redirects to the list with a message', async () => {
    const { cookie } = await createSampleSeller(db);
    expect(await open('any', cookie, openDatabase({ url: 'http://127.0.0.1:9' }))).toEqual({
      status: 302,
      to: '/uk/clients',
      said: 'Error loading client: our database isn’t responding',
    });
  });

  test('asks to sign in first', async () => {
    expect(await open('any', '')).toEqual({
      status: 302,
      to: '/us/auth?redirectTo=%2Fuk%2Fclients%2Fany',
      said: null,
    });
  });

  test('accepts changes of the client and of an invoice’s status', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    const clientId = await createSampleClient(db, userId, 'Kite');
    const send = (json: unknown) =>
      answerClientPagePost(
        jsonPost(`/us/clients/${clientId}`, json, cookie),
        createTestContext(db),
      );
    expect(await send({ intent: 'edit-client', clientId, changes: { name: 'Kites' } })).toEqual({
      body: { outcome: 'saved' },
      status: 200,
    });
    const status = { intent: 'set-status', invoiceId: crypto.randomUUID(), status: 'paid' };
    expect(await send(status)).toEqual({ body: { outcome: 'not-found' }, status: 404 });
    expect((await send({ intent: 'nothing' })).status).toBe(400);
  });
});

describe('the export', () => {
  const ask = (cookie: string, with_ = db) =>
    loader({
      request: new Request(`${testOrigin}/api/clients-csv`, {
        headers: cookie ? { Cookie: cookie } : {},
      }),
      context: createTestContext(with_),
      params: {},
    });

  test('is a file of the signed-in user’s clients', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    await createSampleClient(db, userId, 'Kite');
    const answer = await ask(cookie);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toContain('filename="clients.csv"');
    expect(await answer.text()).toContain('\r\nKite,,,,,,,,,,\r\n');
  });

  test('is refused with a message without a session and while the database is unavailable', async () => {
    const { cookie } = await createSampleSeller(db);
    const away = await ask(cookie, openDatabase({ url: 'http://127.0.0.1:9' }));
    expect([away.status, await away.json()]).toEqual([
      503,
      { error: 'our database isn’t responding', code: 'database-away' },
    ]);
    expect((await ask('')).status).toBe(401);
  });
});
