import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientText } from '#app/domain/clients/client.ts';
import { deleteClient } from '#app/features/clients/queries/client-rows.server.ts';
import { addClient, editClient } from '#app/features/clients/server/client-action.api.server.ts';
import { exportClients, listClients } from '#app/features/clients/server/client-views.server.ts';
import { type Database, isDatabaseUnavailable } from '#db/client.server.ts';
import { clients } from '#db/schema.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { joinPieces } from '#tests/support/pieces.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let userId: string;

beforeEach(async () => {
  userId = (await createSampleUser(db)).userId;
});

const text = (changes: Partial<ClientText> = {}): ClientText => ({
  ...plainClient('Finch'),
  ...changes,
});

const add = (changes: Partial<ClientText>, now = 1, key = crypto.randomUUID(), owner = userId) =>
  addClient(db, { userId: owner, key, text: text(changes), now });

const list = (search = '', after: string | null = null, limit = 50, owner = userId) =>
  listClients(db, { userId: owner, search, after, limit });

const headings =
  'name,email,phone,address,country,invoice language,contact,tax number,reference,cc,payment terms';

const namesOf = async (search = '') => (await list(search)).clients.map(({ name }) => name);
const storedOf = (owner: string) => db.select().from(clients).where(eq(clients.userId, owner));

async function firstId(): Promise<string> {
  const [client] = (await list()).clients;
  if (!client) throw new Error('There is no client');
  return client.id;
}

describe('a new client', () => {
  test('is stored for its owner, empty fields as null, in one round trip', async () => {
    const asked = database.open();
    const input = { userId, key: crypto.randomUUID(), text: text({ country: 'au' }), now: 7 };
    expect(await addClient(asked, input)).toEqual({ outcome: 'saved' });
    expect(asked.stats.trips).toBe(1);
    expect(await storedOf(userId)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userId,
        name: 'Finch',
        createdAt: 7,
        email: null,
        phone: null,
        address: null,
        country: 'au',
        language: null,
        region: null,
        contact: null,
        taxNumber: null,
        reference: null,
        ccEmails: null,
        paymentTerms: null,
      },
    ]);
  });

  test('sent again is the same one, with the latest values', async () => {
    const key = crypto.randomUUID();
    await Promise.all([add({}, 1, key), add({}, 2, key), add({}, 3, key)]);
    await add({ name: 'Finch & Sons', phone: '1' }, 4, key);
    expect(await storedOf(userId)).toMatchObject([{ name: 'Finch & Sons', phone: '1' }]);
  });

  test('with the same key from two users is two clients, one each', async () => {
    const key = crypto.randomUUID();
    const other = (await createSampleUser(db)).userId;
    await add({ name: 'Mine' }, 1, key);
    await add({ name: 'Theirs' }, 1, key, other);
    expect(await storedOf(userId)).toMatchObject([{ name: 'Mine' }]);
    expect(await storedOf(other)).toMatchObject([{ name: 'Theirs' }]);
  });

  test('with errors is not stored', async () => {
    expect(await add({ name: '' })).toEqual({
      outcome: 'invalid',
      errors: { name: 'Name is required' },
    });
    expect(await storedOf(userId)).toEqual([]);
  });
});

describe('the list', () => {
  test('shows the newest first, page by page, each client once, in one round trip', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      id: `${userId}-${at}`,
      userId,
      name: `C${at}`,
      country: 'us' as const,
      // Some share a timestamp.
      createdAt: Math.floor(at / 3),
    }));
    await db.insert(clients).values(rows);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const asked = database.open();
      const page = await listClients(asked, { userId, search: '', after, limit: 50 });
      expect(asked.stats.trips).toBe(1);
      expect(page.total).toBe(120);
      found.push(...page.clients.map(({ id }) => id));
      after = page.next;
    } while (after);
    const order = [...rows].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
    expect(found).toEqual(order.map(({ id }) => id));
  });

  test('finds each word in name, email, phone, address, contact or tax number, in any letter case', async () => {
    await add({ name: 'Müller & Söhne', address: '2 High Street\nSpringfield' }, 1);
    await add({ name: '100% Wool', email: 'post@wool.example', phone: '+1 555 010' }, 2);
    expect(await namesOf('müller')).toEqual(['Müller & Söhne']);
    expect(await namesOf('SÖHNE springfield')).toEqual(['Müller & Söhne']);
    expect(await namesOf('wool.example 555')).toEqual(['100% Wool']);
    expect(await namesOf('%')).toEqual(['100% Wool']);
    expect(await namesOf('_')).toEqual([]);
    expect(await namesOf('müller wool')).toEqual([]);
    await add({ name: 'Kite', contact: 'Ida Weber', taxNumber: 'DE136695976' }, 3);
    expect(await namesOf('weber 1366959')).toEqual(['Kite']);
    expect((await list('wool')).total).toBe(1);
  });

  test('contains only the owner’s clients, and so does the export', async () => {
    await add({ name: 'Mine' });
    const stranger = (await createSampleUser(db)).userId;
    expect(await list('', null, 50, stranger)).toEqual({ clients: [], next: null, total: 0 });
    expect(await joinPieces(exportClients(db, stranger))).toBe(`\ufeff${headings}\r\n`);
  });

  test('reads only the owner’s entries of an index and sorts nothing', async () => {
    const plans = await queryPlansOf(db, () => list('finch', '9.x'));
    expect(plans).toEqual([
      expect.stringContaining('SEARCH clients USING INDEX clients_newest (user_id=?'),
      expect.stringMatching(/^SEARCH clients USING INDEX clients_\w+ \(user_id=\?\)/),
    ]);
  });
});

describe('an edit', () => {
  test('changes only the changed fields, so that two tabs do not undo each other', async () => {
    await add({ phone: '1', address: 'Here' });
    const clientId = await firstId();
    expect(await editClient(db, { userId, clientId, changes: { phone: '2' } })).toEqual({
      outcome: 'saved',
    });
    await editClient(db, { userId, clientId, changes: { address: '', country: 'uk' } });
    await editClient(db, { userId, clientId, changes: {} });
    expect(await storedOf(userId)).toMatchObject([
      { name: 'Finch', phone: '2', address: null, country: 'uk', createdAt: 1 },
    ]);
  });

  test('changes only the language of their invoices, and resets it', async () => {
    await add({ phone: '1', language: 'fr-CA' });
    const clientId = await firstId();
    expect(await storedOf(userId)).toMatchObject([{ language: 'fr-CA' }]);
    await editClient(db, { userId, clientId, changes: { phone: '2' } });
    expect(await storedOf(userId)).toMatchObject([{ phone: '2', language: 'fr-CA' }]);
    await editClient(db, { userId, clientId, changes: { language: '' } });
    expect(await storedOf(userId)).toMatchObject([{ phone: '2', language: null }]);
  });

  test('of another user’s client, or a missing one, changes nothing', async () => {
    await add({});
    const clientId = await firstId();
    const stranger = (await createSampleUser(db)).userId;
    const changes = { name: 'Taken' };
    const notFound = { outcome: 'not-found' };
    expect(await editClient(db, { userId: stranger, clientId, changes })).toEqual(notFound);
    expect(await editClient(db, { userId, clientId: 'none', changes })).toEqual(notFound);
    expect(await deleteClient(db, stranger, clientId)).toBe('unknown');
    expect(await storedOf(userId)).toMatchObject([{ name: 'Finch' }]);
  });
});

test('the export has every client, and no cell that a spreadsheet would execute', async () => {
  await add({ name: '=HYPERLINK("x")', email: 'a@b.example', address: 'One\nTwo, "Three"' }, 1);
  await add({ name: 'Newer', phone: '+1 555', country: 'uk', language: 'ru' }, 2);
  await add({ name: 'Both', language: 'fr-CA+en-CA' }, 3);
  const more = { contact: 'Ms Weaver', taxNumber: '=DE1', reference: 'PO-7' };
  await add({ name: 'Abroad', region: 'DE', ...more }, 4);
  expect(await joinPieces(exportClients(db, userId))).toBe(
    [
      `\ufeff${headings}`,
      "Abroad,,,,Germany,,Ms Weaver,'=DE1,PO-7,,",
      'Both,,,,,Français (Canada) + English,,,,,',
      "Newer,,'+1 555,,,Русский,,,,,",
      `"'=HYPERLINK(""x"")",a@b.example,,"One\nTwo, ""Three""",,,,,,,`,
      '',
    ].join('\r\n'),
  );
});

test('whichever call fails, a client is added, changed and deleted completely or not at all, and a retry does no harm', async () => {
  type Start = { owner: string; key: string };
  const run = async (with_: Database, { owner, key }: Start) => {
    await addClient(with_, { userId: owner, key, text: text(), now: 1 });
    const [client] = await storedOf(owner);
    const clientId = client?.id ?? '';
    await editClient(with_, { userId: owner, clientId, changes: { name: 'Wren', phone: '1' } });
    return deleteClient(with_, owner, clientId);
  };
  const met = await forEachDatabaseFault({
    open: (options) => database.open(options),
    prepare: async (fresh): Promise<Start> => ({
      owner: (await createSampleUser(fresh)).userId,
      key: crypto.randomUUID(),
    }),
    action: run,
    check: async (fresh, start, outcome) => {
      if (outcome.outcome === 'threw') expect(isDatabaseUnavailable(outcome.error)).toBe(true);
      const stored = await storedOf(start.owner);
      expect(stored.length).toBeLessThanOrEqual(1);
      const whole = stored.map(({ name, phone }) => `${name} ${phone}`);
      expect([[], ['Finch null'], ['Wren 1']]).toContainEqual(whole);
      await run(fresh, start);
      expect(await storedOf(start.owner)).toEqual([]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(3 * databaseFaults.length);
});
