import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const client = join(projectRoot, 'build/client');

it.each(languages)('a page in $code references the files of its language', async ({ code }) => {
  const { send } = await openBuiltApp(database.url);
  const page = await (await send(`/us/create-invoice?lang=${code}`)).text();
  expect(page).toContain(`<html lang="${code}"`);
  const named = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  expect(named.filter((file) => !existsSync(join(client, file)))).toEqual([]);
  const spoken = languages.filter((each) => named.some((file) => file.includes(`.${each.code}-`)));
  expect(spoken.map((each) => each.code)).toEqual([code]);
  const shared = named.filter((file) => !file.includes(`.${code}-`));
  expect(shared.some((file) => file.startsWith('/assets/framework-'))).toBe(true);
});

it.each(languages)('every file in $code is a script', ({ code }) => {
  const files = readdirSync(join(client, 'assets')).filter((file) => file.includes(`.${code}-`));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const script = readFileSync(join(client, 'assets', file), 'utf8');
    expect(() => parseAst(script), file).not.toThrow();
  }
});

it('the service worker stores the files of one language', () => {
  const worker = readFileSync(join(client, 'sw.js'), 'utf8');
  const [, list = '{}'] = worker.match(/=(\{"?en-US"?:.*?\]\})/) ?? [];
  for (const { code } of languages) expect(list).toContain(`.${code}-`);
});
