import { describe, expect, it } from 'vitest';
import { openWorld } from '#tests/support/world.ts';

// Parameters in a list's URL are searched for as plain text or ignored.

const world = await openWorld();
const own = 'Garden Robin Ltd';
const foreign = 'Hidden Heron Ltd';
const [seller, stranger] = [await world.seller(), await world.seller()];
for (const [as, name] of [
  [seller, own],
  [stranger, foreign],
] as const) {
  await as.invoice({ clientName: name });
  await as.client(name);
  const products = { key: crypto.randomUUID(), rows: [[name, '4.50', '20', '', '']] };
  expect((await world.post('/api/products-import', products, { as })).status).toBe(200);
}

async function get(path: string) {
  const { body, status, context } = await world.get(path, { as: seller });
  const text = JSON.stringify(body, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return { text, status, cookies: context.answerHeaders.getSetCookie() };
}

async function countRows(): Promise<unknown[]> {
  const tables = ['users', 'user_settings', 'invoices', 'clients', 'products_services', 'sessions'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`).join(', ');
  const { rows } = await world.db.$client.execute(`SELECT ${counts}`);
  return Object.values(rows[0] ?? {});
}

const values = [
  `' OR '1'='1`,
  `1; DROP TABLE invoices; --`,
  `x' UNION SELECT email, password_hash FROM users, credentials --`,
  `%`,
  `_`,
  `\\`,
  `total DESC, (SELECT 1)`,
  `randomblob(1000000000)`,
  `:name`,
  '\u0000',
  `__proto__`,
  `../../etc/passwd`,
  `\r\nSet-Cookie: a=b`,
  '9'.repeat(400),
  'NaN',
  'a'.repeat(5000),
];

const lists: [path: string, parameters: string[]][] = [
  [
    '/api/invoices',
    'q status from to min max client currency archived sort dir after shown'.split(' '),
  ],
  ['/api/client-names', ['kind', 'archived']],
  ['/us/invoices', ['q', 'sort', 'highlight', 'after']],
  ['/us/clients', ['q', 'after', 'shown']],
  ['/us/products', ['q', 'after', 'shown']],
];

describe.each(lists)('%s', (path, parameters) => {
  it('shows its owner their own rows, and no other user’s', async () => {
    const { text } = await get(path);
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
        const { text, status, cookies } = await get(`${path}?${query}`);
        expect([query, status, cookies]).toEqual([query, 200, []]);
        expect(text).not.toContain(foreign);
        expect(text).not.toContain('scrypt$');
      }
    }
    expect(await countRows()).toEqual(before);
  });

  it('uses the first of several values, and ignores unknown names', async () => {
    const query = `?q=Garden&q=${encodeURIComponent("' OR 1=1 --")}&__proto__=1&user_id=1`;
    const { text, status } = await get(path + query);
    expect(status).toBe(200);
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  });
});

it.each(['%', '_', '*', '?', '[a-z]', '\\', "'"])(
  'a search for %s finds no row without it',
  async (sign) => {
    for (const path of ['/api/invoices', '/us/clients', '/us/products']) {
      const { text } = await get(`${path}?q=${encodeURIComponent(sign)}`);
      expect([path, text.includes(own)]).toEqual([path, false]);
    }
  },
);
