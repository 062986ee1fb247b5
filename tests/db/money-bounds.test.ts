import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** The schema's integer columns for money, recognizable by name: `amountMinor: integer('amount')`. */
const declared = readdirSync('db')
  .filter((name) => /(?:schema|columns)\.ts$/.test(name))
  .flatMap((name) => [...readFileSync(`db/${name}`, 'utf8').matchAll(/(\w+): integer\('(\w+)'/g)])
  .filter(([, property = '']) => /Minor$|^unitPrice/.test(property))
  .map(([, , column = '']) => column);

test('every integer column for money is limited to what pages can format', async () => {
  expect(declared).toContain('amount');
  const { rows: tables } = await db.$client.execute(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  const bounded: string[] = [];
  const unbounded: string[] = [];
  for (const { name: table, sql } of tables) {
    const { rows: columns } = await db.$client.execute(`PRAGMA table_info(\`${table}\`)`);
    for (const { name, type } of columns) {
      if (type !== 'INTEGER' || !declared.includes(String(name))) continue;
      const bound = new RegExp(`[."\`]${name}["\`] BETWEEN -?\\d+ AND ${Number.MAX_SAFE_INTEGER}`);
      (bound.test(String(sql)) ? bounded : unbounded).push(`${table}.${name}`);
    }
  }
  expect(unbounded).toEqual([]);
  expect(bounded).toContain('payments.amount');
  expect(bounded.length).toBeGreaterThan(15);
});
