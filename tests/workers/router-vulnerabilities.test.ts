import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { readSources } from '#tests/support/read-sources.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

requireEarlierBuild();
const database = await createTestDatabase();

/** Every deployed script: the browser's and both workers'. */
const scripts = ['build/client', 'build/workers']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }),
  )
  .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('CVE-2026-53668: a path with two slashes redirects to another host', () => {
  test('the router treats such a path as one of ours', () => {
    expect(resolvePath('//evil.example', '/us').pathname).toBe('/evil.example');
  });

  test('one version of each of the router’s packages is installed, the patched one', () => {
    const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
    const packages = Object.entries(lock.packages as Record<string, { version: string }>);
    const installed = packages
      .filter(([path]) => /node_modules\/(react-router(-dom)?|@remix-run\/router)$/.test(path))
      .map(([path, { version }]) => [path, version]);
    expect(Object.fromEntries(installed)).toEqual({
      'node_modules/@remix-run/router': '1.23.4',
      'node_modules/react-router': '6.30.6',
      'node_modules/react-router-dom': '6.30.6',
    });
  });

  // Only the unpatched function contains this warning.
  test('no deployed script holds the unpatched router', () => {
    expect(scripts.length).toBeGreaterThan(50);
    const unpatched = scripts.filter((text) => text.includes('embedded double slashes'));
    expect(unpatched).toEqual([]);
  });
});

describe('GHSA-337j-9hxr-rhxg: the browser creates the error class that the page names', () => {
  // Remix serializes errors and responses itself; any other thrown value would reach the page unchanged.
  test('nothing but errors and responses is thrown on the server', () => {
    const thrown = readSources(['app', 'db', 'workers']).flatMap(({ path, text }) =>
      [...text.matchAll(/\bthrow (.+)/g)].map(([, what = '']) => ({ path, what })),
    );
    expect(thrown.length).toBeGreaterThan(100);
    const plain = /^(['"`{[\d]|null|undefined|true|false)/;
    expect(thrown.filter(({ what }) => plain.test(what))).toEqual([]);
  });

  test.each([
    '/us/nothing?__type=Error&__subType=Function',
    '/us/%7B%22__type%22:%22Error%22,%22__subType%22:%22Function%22%7D',
    '/view-invoice/%7B%22__type%22:%22Error%22%7D',
  ])('no page error has a type named by the request: %s', async (path) => {
    const app = await openBuiltApp(database.url);
    const page = await (await app.send(path)).text();
    const types = [...page.matchAll(/\\?"__(?:sub)?[tT]ype\\?":\\?"(\w+)/g)].map(
      ([, type]) => type,
    );
    expect(types.filter((type) => type !== 'RouteErrorResponse')).toEqual([]);
  });
});

describe('GHSA-wrjc-x8rr-h8h6: a backslash in a path redirects to another host', () => {
  test.each([
    '/\\evil.example',
    '/%5Cevil.example/',
    '/us/\\\\evil.example',
    '/pricing?redirectTo=/\\evil.example',
    '/us/auth?redirectTo=/\\evil.example',
    '/US\\auth',
    '/payment/\\evil.example',
  ])('no response redirects to one: %s', async (path) => {
    const app = await openBuiltApp(database.url);
    const answer = await app.send(path, { redirect: 'manual' });
    const location = answer.headers.get('Location') ?? '';
    expect(new URL(location, app.origin).origin).toBe(app.origin);
    expect(decodeURIComponent(location.split('?')[0] ?? '')).not.toContain('\\');
  });
});
