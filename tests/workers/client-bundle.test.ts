import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { readSources } from '#tests/support/read-sources.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';

// Everything that is served as a file and so readable by any visitor.

requireEarlierBuild();
const client = join(projectRoot, 'build/client');
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const texts = files
  .filter((path) =>
    /\.(js|css|html|json|svg|webmanifest|txt)$|_headers$|\/apple-app-site-association$/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const holding = (needle: string) =>
  texts.filter(({ text }) => text.includes(needle)).map(({ path }) => path);

/** The quoted texts of a source that are long enough to be recognizable, except module names. */
function literalsOf(text: string): string[] {
  const code = text.replaceAll(/^(import|export) .*from '.*';$|^\} from '.*';$/gm, '');
  return [...code.matchAll(/'([^'\\\n]{24,})'|`([^`\\$]{24,})`/g)].map(
    ([, quoted, template]) => quoted ?? template ?? '',
  );
}

test('only files for browsers are served: no sources, maps, notes or configuration', () => {
  const known = /\.(js|css|woff2|svg|png|ico|webp|json|csv)$|\/_headers$/;
  // A deployment may add this file (docs/ios.md).
  const appLinks = join(client, '.well-known/apple-app-site-association');
  // The worker's own list, which is no secret.
  const passwords = join(client, 'data/common-passwords.txt');
  const others = files.filter((path) => path !== appLinks && path !== passwords);
  expect(others.filter((path) => !known.test(path) || /\.map$/.test(path))).toEqual([]);
  expect(holding('sourceMappingURL')).toEqual([]);
});

test('no script imports itself in a cycle: its imports would not be ready when it starts', () => {
  const imports = new Map(
    texts.map(({ path, text }) => [
      basename(path),
      [...text.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)].map(([, name = '']) => name),
    ]),
  );
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(name) ?? []) {
      if (!seen.has(next)) reached(next, seen.add(next));
    }
    return seen;
  };
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  expect([...imports.keys()].filter((name) => reached(name).has(name))).toEqual([]);
});

test('they contain no text that only the server’s modules have', () => {
  const sources = readSources(['app', 'db', 'workers']);
  const isServers = (path: string) => /\.server\.tsx?$|^(db|workers)\//.test(path);
  const others = sources.filter(({ path }) => !isServers(path)).map(({ text }) => text);
  const own = new Set(
    sources
      .filter(({ path }) => isServers(path))
      .flatMap(({ text }) => literalsOf(text))
      .filter((literal) => !others.some((text) => text.includes(literal))),
  );
  expect(own.size).toBeGreaterThan(200);
  expect([...own].filter((literal) => holding(literal).length > 0)).toEqual([]);
});

test('no style depends on what an element contains: each change would restyle the whole page', () => {
  const styles = texts.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const selectors = styles.flatMap((text) => text.match(/[^{};]+(?=\{)/g) ?? []);
  const isForAll = (selector: string) => /:has\([^{}]*\) \*(?![\w-])/.test(selector);
  expect(selectors.length).toBeGreaterThan(1000);
  expect(isForAll('.mark:is(:where(.group):has(:checked) *)')).toBe(true);
  expect(selectors.filter(isForAll)).toEqual([]);
});

test('what is blurred behind a bar is blurred in every browser', () => {
  const styles = texts.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const rules = styles.flatMap(
    (text) => text.match(/\{[^{}]*[;{]-webkit-backdrop-filter:[^{}]*\}/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((rule) => !/[;{]backdrop-filter:/.test(rule))).toEqual([]);
});

describe('server-only packages', () => {
  /** A string that identifies each package, even after the bundler has renamed things. */
  const marks: [name: string, file: string, mark: string][] = [
    ['@libsql/client', '@libsql/client/lib-esm/http.js', 'URL_SCHEME_NOT_SUPPORTED'],
    ['drizzle-orm', 'drizzle-orm/entity.js', 'drizzle:entityKind'],
    ['jose', 'jose/dist/webapi/util/errors.js', 'ERR_JWT_EXPIRED'],
    ['lucia', 'lucia/dist/core.js', 'auth_session'],
    ['stripe', 'stripe/esm/RequestSender.js', 'Stripe-Version'],
    [
      '@apple/app-store-server-library',
      '@apple/app-store-server-library/dist/index.js',
      'appstoreconnect',
    ],
  ];
  test.each(marks)('%s is not in them', (_, file, mark) => {
    expect(readFileSync(join(projectRoot, 'node_modules', file), 'utf8')).toContain(mark);
    expect(holding(mark)).toEqual([]);
  });

  test.each(['INSERT INTO', 'node:crypto', 'LIBSQL_', 'process.env.'])(
    '%s is not in them',
    (mark) => {
      expect(holding(mark)).toEqual([]);
    },
  );
});

describe('a secret', () => {
  const shapes: [string, RegExp][] = [
    ['a private key', /BEGIN (EC |RSA )?PRIVATE KEY/],
    ['a Stripe key', /\b(sk|rk)_(live|test)_\w+|\bwhsec_\w+/],
    ['a signed token', /\beyJ[\w-]{10,}\.[\w-]{10,}\./],
    ['a Google key', /\bAIza[\w-]{30,}|GOCSPX-[\w-]+/],
    ['database credentials', /libsql:\/\/|postgres:\/\//],
  ];
  test.each(shapes)('such as %s is in none of them', (_, shape) => {
    expect(texts.filter(({ text }) => shape.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('is not even named', () => {
    const env = readFileSync(join(projectRoot, 'workers/env.ts'), 'utf8');
    const webhooks = readFileSync(join(projectRoot, 'workers/billing-env.ts'), 'utf8');
    const names = [...`${env}${webhooks}`.matchAll(/\b[A-Z_]+(?:SECRET|TOKEN|KEY)\b/g)].map(
      ([name]) => name,
    );
    expect(new Set(names).size).toBeGreaterThan(4);
    expect(names.filter((name) => holding(name).length > 0)).toEqual([]);
  });
});
it.each(languages)('a page in $code references the files of its language', async ({ code }) => {
  const { send } = await openBuiltApp('http://127.0.0.1:1');
  const page = await (await send(`/us/create-invoice?lang=${code}`)).text();
  expect(page).toContain(`<html lang="${code}"`);
  const [, preloaded = ''] = / data-files="([^"]+)"/.exec(page) ?? [];
  const imported = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  const named = [...imported, ...preloaded.split(' ').map((file) => `/assets/${file}`)];
  expect(named.filter((file) => !existsSync(join(client, file)))).toEqual([]);
  const spoken = languages.filter((each) => named.some((file) => file.includes(`.${each.code}-`)));
  expect(spoken.map((each) => each.code)).toEqual([code]);
  const shared = named.filter((file) => !file.includes(`.${code}-`));
  expect(shared.some((file) => file.startsWith('/assets/framework-'))).toBe(true);
});

it.each(languages)('every file in $code is a script', ({ code }) => {
  const own = texts.filter(({ path }) => path.includes(`.${code}-`) && path.endsWith('.js'));
  expect(own.length).toBeGreaterThan(20);
  for (const { path, text } of own) expect(() => parseAst(text), path).not.toThrow();
});

it('the service worker stores the files of one language', () => {
  const worker = readFileSync(join(client, 'sw.js'), 'utf8');
  const [, list = '{}'] = worker.match(/=(\{"?en-US"?:.*?\]\})/) ?? [];
  for (const { code } of languages) expect(list).toContain(`.${code}-`);
});
