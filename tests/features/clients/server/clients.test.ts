import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listClients } from '#app/features/clients/server/client-views.server.ts';
import { clients } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { insertSampleSeries } from '#tests/support/series-harness.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const unreachable = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });

const text = plainClient('Finch');
const adding = (changes: object = {}, key: string = crypto.randomUUID()) => {
  return { intent: 'add-client', key, text: { ...text, ...changes } };
};
const post = async (json: unknown, as?: Seller) => {
  const { body, status } = await world.post('/us/clients', json, as && { as });
  return { body, status };
};
const rowsOf = ({ userId }: Seller) =>
  db.select().from(clients).where(eq(clients.userId, userId)).orderBy(clients.createdAt);
const add = async (as: Seller, changes: object = {}, key?: string) => {
  expect(await post(adding(changes, key), as)).toEqual({ body: { outcome: 'saved' }, status: 200 });
  return (await rowsOf(as)).at(-1)?.id ?? '';
};
const edit = (as: Seller, clientId: string, changes: object) =>
  post({ intent: 'edit-client', clientId, changes }, as);
const notFound = { body: { outcome: 'not-found' }, status: 404 };

describe('a new client', () => {
  test('is stored for its owner, empty fields as null', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    await add(seller, { country: 'au', language: 'fr-CA' });
    const columns = Object.keys(text).filter((field) => field !== 'cc');
    const empty = Object.fromEntries(columns.map((column) => [column, null]));
    const own = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), userId: seller.userId };
    const filled = { name: 'Finch', country: 'au', language: 'fr-CA' };
    const createdAt = expect.any(Number);
    expect(await rowsOf(seller)).toEqual([{ ...empty, ...own, ...filled, createdAt }]);
    expect(await rowsOf(other)).toEqual([]);
  });

  test('sent again is the same one, with the latest values; the same key of another user is not', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => add(seller, {}, key)));
    await add(seller, { name: 'Finch & Sons', phone: '1' }, key);
    await add(other, { name: 'Theirs' }, key);
    expect(await rowsOf(seller)).toMatchObject([{ name: 'Finch & Sons', phone: '1' }]);
    expect(await rowsOf(other)).toMatchObject([{ name: 'Theirs' }]);
  });

  test('with wrong fields is not stored, and each is reported', async () => {
    const seller = await world.seller();
    const wrong = {
      name: '',
      email: 'x',
      ccEmails: 'x',
      phone: '1'.repeat(51),
      address: 'a'.repeat(501),
    };
    const errors = {
      name: 'Name is required',
      email: 'Invalid email address',
      ccEmails: 'Separate email addresses with commas.',
      phone: 'Phone must be 50 characters or fewer',
      address: 'Address must be 500 characters or fewer',
    };
    expect(await post(adding(wrong), seller)).toEqual({
      body: { outcome: 'invalid', errors },
      status: 422,
    });
    for (const long of [{ name: 'a'.repeat(201) }, { email: `${'a'.repeat(250)}@b.example` }]) {
      expect((await post(adding(long), seller)).status).toBe(422);
    }
    expect(await rowsOf(seller)).toEqual([]);
  });
});

describe('an edit', () => {
  test('changes only the changed fields, so that two tabs do not undo each other', async () => {
    const seller = await world.seller();
    const clientId = await add(seller, { phone: '1', address: 'Here', language: 'fr-CA' });
    for (const changes of [{ phone: '2' }, { address: '', country: 'uk' }, {}]) {
      const saved = { body: { outcome: 'saved' }, status: 200 };
      expect(await edit(seller, clientId, changes)).toEqual(saved);
    }
    const changed = { name: 'Finch', phone: '2', address: null, country: 'uk' };
    expect(await rowsOf(seller)).toMatchObject([{ ...changed, language: 'fr-CA' }]);
    await edit(seller, clientId, { language: '' });
    expect(await rowsOf(seller)).toMatchObject([{ ...changed, language: null }]);
  });

  test('or deletion of another user’s client, or a missing one, changes nothing', async () => {
    const [mine, theirs] = [await world.seller(), await world.seller()];
    for (const clientId of [await theirs.client('Theirs'), crypto.randomUUID()]) {
      expect(await edit(mine, clientId, { name: 'Taken' })).toEqual(notFound);
      expect(await post({ intent: 'delete-client', clientId }, mine)).toEqual(notFound);
    }
    expect(await rowsOf(theirs)).toMatchObject([{ name: 'Theirs' }]);
  });
});

test('a client is deleted once, and not before its recurring invoice has ended', async () => {
  const seller = await world.seller();
  const clientId = await seller.client('Monthly');
  const id = await insertSampleSeries(db, { userId: seller.userId, clientId });
  const remove = () => post({ intent: 'delete-client', clientId }, seller);
  for (const state of ['active', 'paused'] as const) {
    await db.update(series).set({ state }).where(eq(series.id, id));
    expect((await remove()).body).toEqual({
      outcome: 'refused',
      message: 'This client has a recurring invoice. End it before you delete the client.',
    });
  }
  await db.update(series).set({ state: 'ended' }).where(eq(series.id, id));
  expect(await remove()).toEqual({ body: { outcome: 'deleted' }, status: 200 });
  expect(await remove()).toEqual(notFound);
});

describe('what none of our forms send', () => {
  const wrong: [string, unknown][] = [
    ['nothing', null],
    ['a text', 'add-client'],
    ['no key', { intent: 'add-client', text }],
    ['an invalid key', adding({}, '1')],
    ...Object.keys(text).flatMap((field): [string, unknown][] => [
      [`a number as ${field}`, adding({ [field]: 1 })],
      [`no ${field}`, adding({ [field]: undefined })],
    ]),
    ['an invalid country', adding({ country: 'de' })],
    ['an invalid language', adding({ language: 'de' })],
    [
      'an invalid new language',
      { intent: 'edit-client', clientId: 'a', changes: { language: 'fr' } },
    ],
    ['a client id that is a list', { intent: 'delete-client', clientId: ['a'] }],
    ['an extremely long client id', { intent: 'delete-client', clientId: 'a'.repeat(101) }],
    ['changes that are a string', { intent: 'edit-client', clientId: 'a', changes: 'name' }],
  ];
  test.each(wrong)('%s is refused and stores nothing', async (_, json) => {
    const seller = await world.seller();
    const message = 'we couldn’t read the form';
    expect(await post(json, seller)).toEqual({
      body: { outcome: 'refused', message },
      status: 400,
    });
    expect(await rowsOf(seller)).toEqual([]);
  });

  test('unknown fields are ignored', async () => {
    const [mine, theirs] = [await world.seller(), await world.seller()];
    const { userId } = theirs;
    const extra = { user_id: userId, userId, id: 'chosen', created_at: 1 };
    const clientId = await add(mine, extra);
    expect(clientId).not.toBe('chosen');
    await post({ intent: 'edit-client', clientId, changes: extra, ...extra }, mine);
    expect(await rowsOf(mine)).toMatchObject([{ id: clientId, name: 'Finch' }]);
    expect(await rowsOf(theirs)).toEqual([]);
  });
});

describe('undoing the client created by a first invoice', () => {
  const forget = async (clientId: unknown, as?: Seller) => {
    const sent = await world.post('/api/forget-client', { clientId }, as && { as });
    return { status: sent.status, told: sent.context.told };
  };
  async function firstInvoice() {
    const seller = await world.seller();
    await seller.invoice();
    return { seller, clientId: (await rowsOf(seller))[0]?.id };
  }

  test('deletes an unchanged one, reports that another stays, and that a missing one is gone', async () => {
    const { seller, clientId } = await firstInvoice();
    expect(await forget(clientId, await world.seller())).toMatchObject({ status: 200 });
    expect(await rowsOf(seller)).toHaveLength(1);
    expect(await forget(clientId)).toEqual({ status: 401, told: [] });
    const told = [['clients', seller.userId]];
    expect(await forget(clientId, seller)).toEqual({ status: 200, told });
    expect(await rowsOf(seller)).toEqual([]);
    expect(await forget(await seller.client('Own'), seller)).toEqual({ status: 409, told: [] });
    expect(await forget(7, seller)).toEqual({ status: 400, told: [] });
  });

  test.each([
    { phone: '555-0100' },
    { language: 'fr-CA' },
    { reference: 'PO 7' },
    { ccEmails: 'books@finch.example' },
    { paymentTerms: 'days:30' },
  ] as const)('keeps one that was given %o since', async (change) => {
    const { seller, clientId } = await firstInvoice();
    await db.update(clients).set(change).where(eq(clients.userId, seller.userId));
    expect(await forget(clientId, seller)).toEqual({ status: 409, told: [] });
    expect(await rowsOf(seller)).toHaveLength(1);
  });
});

describe('the list', () => {
  test('shows the newest first, page by page, each client once, in one round trip', async () => {
    const { userId } = await world.seller();
    // Some share a timestamp.
    const rows = Array.from({ length: 120 }, (_, at) => {
      const createdAt = Math.floor(at / 3);
      return { id: `${userId}-${at}`, userId, name: `C${at}`, country: 'us' as const, createdAt };
    });
    await db.insert(clients).values(rows);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const asked = database.open();
      const page = await listClients(asked, { userId, search: '', after, limit: 50 });
      expect([asked.stats.trips, page.total]).toEqual([1, 120]);
      found.push(...page.clients.map(({ id }) => id));
      after = page.next;
    } while (after);
    const order = [...rows].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
    expect(found).toEqual(order.map(({ id }) => id));
  });

  test('finds each word in name, email, phone, address, contact or tax number, in any letter case', async () => {
    const seller = await world.seller();
    await seller.client('Müller & Söhne', { address: '2 High Street\nSpringfield', createdAt: 1 });
    const wool = { email: 'post@wool.example', phone: '+1 555 010', createdAt: 2 };
    await seller.client('100% Wool', wool);
    const weber = { contact: 'Ida Weber', taxNumber: 'DE136695976', createdAt: 3 };
    await seller.client('Kite', weber);
    await (await world.seller()).client('Müller & Söhne');
    for (const [search, names] of [
      ['', ['Kite', '100% Wool', 'Müller & Söhne']],
      ['müller', ['Müller & Söhne']],
      ['SÖHNE springfield', ['Müller & Söhne']],
      ['wool.example 555', ['100% Wool']],
      ['%', ['100% Wool']],
      ['_', []],
      ['müller wool', []],
      ['weber 1366959', ['Kite']],
    ] as const) {
      const query = new URLSearchParams({ q: search });
      const { list } = (await world.get(`/us/clients?${query}`, { as: seller })).body;
      const found = list.clients.map(({ name }: { name: string }) => name);
      expect([search, found, list.total]).toEqual([search, names, names.length]);
    }
  });

  test('reads only the owner’s entries of an index and sorts nothing', async () => {
    const asked = { userId: 'u', search: 'finch', after: '9.x', limit: 50 };
    expect(await queryPlansOf(db, () => listClients(db, asked))).toEqual([
      expect.stringContaining('SEARCH clients USING INDEX clients_newest (user_id=?'),
      expect.stringMatching(/^SEARCH clients USING INDEX clients_\w+ \(user_id=\?\)/),
    ]);
  });
});

describe('the export', () => {
  test('has only the owner’s clients, and no cell that a spreadsheet would execute', async () => {
    const seller = await world.seller();
    await (await world.seller()).client('Theirs');
    const address = 'One\nTwo, "Three"';
    await seller.client('=HYPERLINK("x")', { email: 'a@b.example', address, createdAt: 1 });
    await seller.client('Newer', { phone: '+1 555', country: 'uk', language: 'ru', createdAt: 2 });
    await seller.client('Both', { language: 'fr-CA+en-CA', createdAt: 3 });
    const more = { contact: 'Ms Weaver', taxNumber: '=DE1', reference: 'PO-7', createdAt: 4 };
    await seller.client('Abroad', { region: 'DE', ...more });
    const { body, headers } = await world.get('/api/clients-csv', { as: seller });
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toContain('filename="clients.csv"');
    expect(body.split('\r\n')).toEqual([
      'name,email,phone,address,country,invoice language,contact,tax number,reference,cc,payment terms',
      "Abroad,,,,Germany,,Ms Weaver,'=DE1,PO-7,,",
      'Both,,,,,Français (Canada) + English,,,,,',
      "Newer,,'+1 555,,,Русский,,,,,",
      `"'=HYPERLINK(""x"")",a@b.example,,"One\nTwo, ""Three""",,,,,,,`,
      '',
    ]);
  });

  test('is refused with a message without a session and while the database is unavailable', async () => {
    const seller = await world.seller();
    const away = await world.get('/api/clients-csv', { as: seller, db: unreachable });
    const error = 'our database isn’t responding';
    expect([away.status, away.body]).toEqual([503, { error, code: 'database-away' }]);
    expect((await world.get('/api/clients-csv')).status).toBe(401);
    expect(await post(adding())).toEqual({ body: { outcome: 'sign-in-needed' }, status: 401 });
  });
});
