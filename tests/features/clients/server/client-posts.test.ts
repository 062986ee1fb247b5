import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { action as answerForgetClient } from '#app/features/clients/forget-client.route.ts';
import { answerClientPost } from '#app/features/clients/server/client-action.api.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { series } from '#db/series-schema.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { insertSampleSeries } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const text = plainClient('Finch');
const adding = (changes: object = {}) => ({
  intent: 'add-client',
  key: crypto.randomUUID(),
  text: { ...text, ...changes },
});

function post(json: unknown, cookie = '', with_ = db) {
  const request = jsonPost('/us/clients', json, cookie);
  return answerClientPost(json, request, createTestContext(with_));
}

const clientsOf = async (userId: string) => {
  const sql = 'SELECT name, phone, user_id FROM clients WHERE user_id = ?';
  return (await db.$client.execute({ sql, args: [userId] })).rows;
};

describe('a post from the client screens', () => {
  test('adds, edits and deletes', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    expect(await post(adding(), cookie)).toEqual({ body: { outcome: 'saved' }, status: 200 });
    const { rows } = await db.$client.execute({
      sql: 'SELECT id FROM clients WHERE user_id = ?',
      args: [userId],
    });
    const clientId = rows[0]?.id;
    const edit = { intent: 'edit-client', clientId, changes: { phone: '1' } };
    expect(await post(edit, cookie)).toEqual({ body: { outcome: 'saved' }, status: 200 });
    expect(await clientsOf(userId)).toMatchObject([{ name: 'Finch', phone: '1' }]);
    const remove = { intent: 'delete-client', clientId };
    const id = await insertSampleSeries(db, { userId, clientId: String(clientId) });
    expect(await post(remove, cookie)).toMatchObject({
      body: {
        outcome: 'refused',
        message: 'This client has a recurring invoice. End it before you delete the client.',
      },
    });
    await db.update(series).set({ state: 'ended' }).where(eq(series.id, id));
    expect(await post(remove, cookie)).toEqual({ body: { outcome: 'deleted' }, status: 200 });
    expect(await post(remove, cookie)).toEqual({ body: { outcome: 'not-found' }, status: 404 });
  });

  test('with a language stores it, or none', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    await post(adding({ language: 'fr-CA' }), cookie);
    await post(adding({ name: 'Kite' }), cookie);
    const sql = 'SELECT name, language FROM clients WHERE user_id = ? ORDER BY name';
    expect((await db.$client.execute({ sql, args: [userId] })).rows).toMatchObject([
      { name: 'Finch', language: 'fr-CA' },
      { name: 'Kite', language: null },
    ]);
  });

  test('reports which field is wrong', async () => {
    const { cookie } = await createSampleSeller(db);
    expect(await post(adding({ name: '', email: 'x' }), cookie)).toEqual({
      body: {
        outcome: 'invalid',
        errors: { name: 'Name is required', email: 'Invalid email address' },
      },
      status: 422,
    });
  });

  test('that isn’t ours is refused as unreadable', async () => {
    const { userId, cookie } = await createSampleSeller(db);
    const refused = {
      body: { outcome: 'refused', message: 'we couldn’t read the form' },
      status: 400,
    };
    for (const json of [null, 7, [], {}, { intent: 'add-client' }, adding({ name: 7 })]) {
      expect(await post(json, cookie)).toEqual(refused);
    }
    expect(await clientsOf(userId)).toEqual([]);
  });

  test('requires a session', async () => {
    expect(await post(adding())).toEqual({ body: { outcome: 'sign-in-needed' }, status: 401 });
  });

  test('cannot reach a client of another user, who is reported as unknown', async () => {
    const [mine, theirs] = [await createSampleSeller(db), await createSampleSeller(db)];
    const clientId = await createSampleClient(db, theirs.userId, 'Theirs');
    for (const id of [clientId, crypto.randomUUID()]) {
      for (const json of [
        { intent: 'edit-client', clientId: id, changes: { name: 'Taken' } },
        { intent: 'delete-client', clientId: id },
      ]) {
        expect(await post(json, mine.cookie)).toEqual({
          body: { outcome: 'not-found' },
          status: 404,
        });
      }
    }
    expect(await clientsOf(theirs.userId)).toMatchObject([{ name: 'Theirs' }]);
  });

  test('that reports an unavailable database did nothing that a retry would double', async () => {
    const { cookie } = await createSampleSeller(db);
    const away = openDatabase({ url: 'http://127.0.0.1:9' });
    expect(await post(adding(), cookie, away)).toEqual({
      body: { outcome: 'unreachable', message: 'our database isn’t responding' },
      status: 503,
    });
  });
});

describe('what none of our forms send', () => {
  const wrong: [string, unknown][] = [
    ['nothing', undefined],
    ['a text', 'add-client'],
    ['another intent', { intent: 'drop-clients' }],
    ['no key', { intent: 'add-client', text }],
    ['an invalid key', { ...adding(), key: '1' }],
    ...Object.keys(text).map((field): [string, unknown] => [
      `a number as ${field}`,
      adding({ [field]: 1 }),
    ]),
    ...Object.keys(text).map((field): [string, unknown] => [
      `no ${field}`,
      adding({ [field]: undefined }),
    ]),
    ['an invalid country', adding({ country: 'de' })],
    ['an invalid language', adding({ language: 'de' })],
    ['a language that isn’t a string', adding({ language: null })],
    [
      'another invalid language',
      { intent: 'edit-client', clientId: 'a', changes: { language: 'fr' } },
    ],
    ['a client id that is a list', { intent: 'delete-client', clientId: ['a'] }],
    ['an extremely long client id', { intent: 'delete-client', clientId: 'a'.repeat(101) }],
    ['changes that are a string', { intent: 'edit-client', clientId: 'a', changes: 'name' }],
  ];
  test.each(wrong)('%s is refused and stores nothing', async (_, json) => {
    const { userId, cookie } = await createSampleSeller(db);
    expect((await post(json, cookie)).status).toBe(400);
    expect(await clientsOf(userId)).toEqual([]);
  });

  test.each([
    ['name', 'a'.repeat(201)],
    ['email', `${'a'.repeat(250)}@b.example`],
    ['phone', '1'.repeat(51)],
    ['address', 'a'.repeat(501)],
  ])('a %s over its limit is refused and stores nothing', async (field, long) => {
    const { userId, cookie } = await createSampleSeller(db);
    expect((await post(adding({ [field]: long }), cookie)).status).toBe(422);
    expect(await clientsOf(userId)).toEqual([]);
  });

  test('unknown fields are ignored', async () => {
    const [mine, theirs] = [await createSampleSeller(db), await createSampleSeller(db)];
    const extra = {
      user_id: theirs.userId,
      userId: theirs.userId,
      id: 'chosen',
      created_at: 1,
      invoice_limit: -1,
      subscription_status: 'active',
    };
    await post({ ...adding(extra), ...extra }, mine.cookie);
    expect(await clientsOf(theirs.userId)).toEqual([]);
    expect(await clientsOf(mine.userId)).toMatchObject([{ name: 'Finch' }]);
    const { rows } = await db.$client.execute({
      sql: `SELECT c.id, s.invoice_limit, s.subscription_status
        FROM clients c JOIN user_settings s ON s.user_id = c.user_id WHERE c.user_id = ?`,
      args: [mine.userId],
    });
    expect(rows).toMatchObject([{ invoice_limit: 3, subscription_status: 'free' }]);
    const clientId = rows[0]?.id;
    expect(clientId).not.toBe('chosen');
    await post({ intent: 'edit-client', clientId, changes: extra, ...extra }, mine.cookie);
    expect(await clientsOf(mine.userId)).toHaveLength(1);
  });
});

describe('undoing the client created by a first invoice', () => {
  const forget = async (json: unknown, cookie = '') => {
    const request = jsonPost('/api/forget-client', json, cookie);
    const context = createTestContext(db);
    const answer = await answerForgetClient({ request, context });
    return { status: answer.status, told: context.told };
  };

  test('deletes an unchanged one, reports that a changed one stays, and that a missing one is gone', async () => {
    const { userId, settings, cookie } = await createSampleSeller(db);
    await saveSample(db, settings);
    const { rows } = await db.$client.execute({
      sql: 'SELECT id FROM clients WHERE user_id = ?',
      args: [userId],
    });
    const clientId = rows[0]?.id;
    const stranger = await createSampleSeller(db);
    expect(await forget({ clientId }, stranger.cookie)).toMatchObject({ status: 200 });
    expect(await clientsOf(userId)).toHaveLength(1);
    expect(await forget({ clientId })).toEqual({ status: 401, told: [] });
    expect(await forget({ clientId }, cookie)).toEqual({
      status: 200,
      told: [['clients', userId]],
    });
    expect(await clientsOf(userId)).toEqual([]);
    const own = await createSampleClient(db, userId, 'Own');
    expect(await forget({ clientId: own }, cookie)).toEqual({ status: 409, told: [] });
    expect(await forget({ clientId: 7 }, cookie)).toEqual({ status: 400, told: [] });
  });

  test.each([
    { phone: '555-0100' },
    { language: 'fr' },
    { reference: 'PO 7' },
    { cc_emails: 'books@finch.example' },
    { payment_terms: 'net-30' },
  ])('keeps one that was given %o since', async (change) => {
    const { userId, settings, cookie } = await createSampleSeller(db);
    await saveSample(db, settings);
    const [[column, value]] = Object.entries(change) as [[string, string]];
    await db.$client.execute({
      sql: `UPDATE clients SET ${column} = ? WHERE user_id = ?`,
      args: [value, userId],
    });
    const { rows } = await db.$client.execute({
      sql: 'SELECT id FROM clients WHERE user_id = ?',
      args: [userId],
    });
    expect(await forget({ clientId: rows[0]?.id }, cookie)).toEqual({ status: 409, told: [] });
    expect(await clientsOf(userId)).toHaveLength(1);
  });
});
