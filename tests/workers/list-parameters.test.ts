import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccountHarness } from '#tests/support/account-harness.ts';
import { openBuiltApp, type SendToApp } from '#tests/support/built-app.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readData, saveOf } from '#tests/support/visitor.ts';

// Parameters in a list's URL are searched for as plain text or ignored.

const database = await createTestDatabase();
vi.spyOn(console, 'log').mockImplementation(() => undefined);

let send: SendToApp;
let cookie: string;

const own = 'Garden Robin Ltd';
const foreign = 'Hidden Heron Ltd';

beforeAll(async () => {
  ({ send } = await openBuiltApp(database.url));
  const harness = openAccountHarness(database);
  const stranger = (await harness.createTestUser()).cookie;
  cookie = (await harness.createTestUser()).cookie;
  for (const [who, name] of [
    [stranger, foreign],
    [cookie, own],
  ] as const) {
    await post(who, '/us/create-invoice.data', saveOf({ clientName: name }));
    await post(who, '/us/clients.data', {
      intent: 'add-client',
      key: crypto.randomUUID(),
      text: plainClient(name),
    });
    const rows = [[name, '4.50', '20', '', '']];
    await post(who, '/api/products-import', { key: crypto.randomUUID(), rows });
  }
});

async function post(who: string, path: string, json: unknown): Promise<void> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    Cookie: who,
  };
  const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(json) });
  const said = path.endsWith('.data')
    ? JSON.stringify((await readData(answer)).data)
    : await answer.text();
  expect([path, answer.status, said]).toEqual([path, 200, expect.any(String)]);
}

const get = (path: string) => send(path, { headers: { Cookie: cookie } });

/** The number of rows in each table. */
async function countRows(): Promise<unknown[]> {
  const { $client } = database.open();
  const tables = ['users', 'user_settings', 'invoices', 'clients', 'products_services', 'sessions'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`).join(', ');
  return Object.values((await $client.execute(`SELECT ${counts}`)).rows[0] ?? {});
}

const values = [
  `' OR '1'='1`,
  `' OR 1=1 --`,
  `" OR ""="`,
  `1; DROP TABLE invoices; --`,
  `x' UNION SELECT email, password_hash FROM users, credentials --`,
  `%`,
  `_`,
  `*?[a-z]`,
  `\\`,
  `total DESC, (SELECT 1)`,
  `randomblob(1000000000)`,
  `$1`,
  `:name`,
  '\u0000',
  `{"$ne":null}`,
  `__proto__`,
  `../../etc/passwd`,
  `<script>alert(1)</script>`,
  `\r\nSet-Cookie: a=b`,
  '9'.repeat(400),
  'NaN',
  '1e309',
  'a'.repeat(5000),
];

/** Each list with its parameters, its own row, and whether a search for everything finds it. */
const lists: [path: string, parameters: string[]][] = [
  [
    '/api/invoices',
    'q status from to min max client currency archived sort dir after shown'.split(' '),
  ],
  ['/us/invoices.data', ['q', 'sort', 'highlight', 'after']],
  ['/us/clients.data', ['q', 'after', 'shown']],
  ['/us/products.data', ['q', 'after', 'shown']],
];

describe.each(lists)('%s', (path, parameters) => {
  it('shows its owner their own rows, and no other user’s', async () => {
    const text = await (await get(path)).text();
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  });

  it('accepts any values: no failure, no other user’s row, nothing changed', async () => {
    const before = await countRows();
    for (const [at, value] of values.entries()) {
      const alone = parameters[at % parameters.length] ?? '';
      const asked = (names: string[]) =>
        names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
      for (const query of [asked(parameters), asked([alone])]) {
        const answer = await get(`${path}?${query}`);
        const text = await answer.text();
        expect([query, answer.status]).toEqual([query, 200]);
        expect(text).not.toContain(foreign);
        expect(text).not.toContain('scrypt$');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await countRows()).toEqual(before);
  });

  it('uses the first of several values, and ignores unknown names', async () => {
    const answer = await get(
      `${path}?q=Garden&q=${encodeURIComponent("' OR 1=1 --")}&__proto__=1&user_id=1`,
    );
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  });
});

describe('a search', () => {
  it.each(['%', '_', '*', '?', '[a-z]', '\\', "'"])(
    'for %s finds no row without it',
    async (sign) => {
      for (const path of ['/api/invoices', '/us/clients.data', '/us/products.data']) {
        const text = await (await get(`${path}?q=${encodeURIComponent(sign)}`)).text();
        expect([path, text.includes(own)]).toEqual([path, false]);
      }
    },
  );
});
