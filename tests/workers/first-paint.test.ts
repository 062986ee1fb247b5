import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import postcss from 'postcss';
import { beforeAll, expect, test, vi } from 'vitest';
import { users } from '#db/account-schema.ts';
import { invoices } from '#db/schema.ts';
import { seed } from '#db/seed.ts';
import { openBuiltApp, type SendToApp } from '#tests/support/built-app.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// A client's page has styles for its first paint; `app/styles/invoice-page.css` lists the files they come from.

requireEarlierBuild();
const database = await createTestDatabase();
const folder = 'build/client/assets';
const [sheet = ''] = readdirSync(folder).filter((file) => /^app-.*\.css$/.test(file));
const whole = classesOf(readFileSync(`${folder}/${sheet}`, 'utf8'));

/** Not visible until someone presses, points or prints. */
const isLater = (name: string) =>
  /^(hover|focus|focus-visible|disabled|print|open|motion-\w+|menu-.*|drawer|animate-.*):?/.test(
    name,
  );

let send: SendToApp;
let ids: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const db = database.open();
  await seed(db, Date.now());
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(users.email, 'standard@example.com'));
  ids = found.map(({ id }) => id).slice(0, 60);
  ({ send } = await openBuiltApp(database.url));
});

/** Returns the classes for which a style sheet has a rule that needs nothing else. */
function classesOf(css: string): Set<string> {
  const names: string[] = [];
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const [, name] = /^\.((?:[\w-]|\\.)+)$/.exec(selector) ?? [];
      if (name) names.push(name.replace(/\\/g, ''));
    }
  });
  return new Set(names);
}

test.each(['view-invoice', 'invoice'])(
  'every class on a client’s %s page is styled before the whole style sheet is there',
  async (page) => {
    expect(ids.length).toBeGreaterThan(50);
    const missing = new Set<string>();
    for (const id of ids) {
      const html = await (await send(`/${page}/${id}`)).text();
      const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
      const inlined = classesOf(css);
      expect(inlined.size).toBeGreaterThan(100);
      const folded = html.replace(
        /<dialog.*?<\/dialog>|<div class="menu-panel.*?<\/details>/gs,
        '',
      );
      for (const [, list = ''] of folded.matchAll(/ class="([^"]*)"/g)) {
        for (const name of list.split(' ')) {
          if (whole.has(name) && !inlined.has(name) && !isLater(name)) missing.add(name);
        }
      }
    }
    expect([...missing]).toEqual([]);
  },
);
