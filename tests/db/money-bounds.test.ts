import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** Integer columns that hold no money: counters, instants, versions, flags, rates and figures of plans. */
const noMoney =
  /^(id|at|.*_at|.*_ms|n|.*_n|revision|version|number|position|tries|times|count|.*_count|days|every|due_days|size|width|height|tax_rate|discount|starting_number|last_invoice_number)$/;

test('every integer column whose name is that of an amount has a bound in its table', async () => {
  const { rows: tables } = await db.$client.execute(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
  );
  const found: string[] = [];
  for (const table of tables) {
    const name = String(table.name);
    const { rows: columns } = await db.$client.execute(`PRAGMA table_info(\`${name}\`)`);
    for (const column of columns) {
      if (column.type === 'INTEGER') found.push(`${name}.${column.name} ${noMoney.test(String(column.name))}`);
    }
  }
  expect(found).toEqual([]);
});
