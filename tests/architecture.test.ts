import { describe, expect, test } from 'vitest';
import { findBrowserFiles } from '#tests/support/architecture/browser-graph.ts';
import { findDeadExports } from '#tests/support/architecture/dead-exports.ts';
import { findBreaches } from '#tests/support/architecture/import-law.ts';
import { parseSource } from '#tests/support/architecture/parse-source.ts';
import { readSources } from '#tests/support/architecture/read-sources.ts';

const sources = readSources(['app', 'workers', 'db', 'scripts', 'tests']);
const parsed = sources.map(parseSource);

describe('imports run one way', () => {
  test('nothing in the house breaks the law', () => {
    expect(findBreaches(parsed)).toEqual([]);
  });

  test.each([
    ['app/domain/money/money.ts', `import { db } from '#db/client.server.ts';`],
    ['app/domain/dates.ts', 'export const today = () => Date.now();'],
    ['app/domain/dates.ts', `import { v4 } from 'uuid';`],
    ['app/components/button.tsx', `import { money } from '#app/domain/money/money.ts';`],
    ['app/screens/list.tsx', `import { read } from '#app/services/invoices/read.server.ts';`],
    ['app/screens/list.tsx', `const read = await import('#db/queries/invoices.server.ts');`],
    ['app/services/save.server.ts', `import { guard } from '#app/http/guards.server.ts';`],
    ['app/services/save.server.ts', 'export function save(request: Request) {}'],
    ['app/services/save.server.ts', `import { useState } from 'react';`],
    ['app/services/save.ts', 'export {};'],
    ['app/browser/store.ts', 'export {};'],
    ['app/routes/one.tsx', `import { two } from './two.tsx';`],
    ['app/routes/one.tsx', `export { readAll } from '#db/queries/invoices.server.ts';`],
    ['app/http/session.server.ts', `import { sql } from 'drizzle-orm';`],
    ['app/http/guards.server.ts', `import { Lucia } from 'lucia';`],
    ['app/adapters/mail.server.ts', `import Stripe from 'stripe';`],
    ['app/services/zip.server.ts', `import { Zip } from 'fflate';`],
    ['app/browser/share.client.ts', `import { Share } from '@capacitor/share';`],
    ['db/queries/users.server.ts', `import { check } from '#app/services/check.server.ts';`],
    ['workers/context.ts', `import { startSqld } from '#scripts/start-sqld.ts';`],
  ])('%s is caught with: %s', (path, text) => {
    expect(findBreaches([parseSource({ path, text })])).toHaveLength(1);
  });
});

test('what a browser loads takes the small zod', () => {
  const heavy = findBrowserFiles(parsed)
    .filter(({ imports }) => imports.some(({ module }) => module === 'zod'))
    .map(({ path }) => path);
  expect(heavy).toEqual([]);
});

test('no word of the pages says the product’s name: it is configuration', () => {
  const name = /^(?!\s*(\/\/|\/?\*)).*\bBillwren\b(?!-Shell)/m;
  const named = sources.filter(({ path, text }) => path.startsWith('app/') && name.test(text));
  expect(named.map(({ path }) => path)).toEqual([]);
});

test('nothing on the server joins signals: workerd never lets go of them', () => {
  const joins = /^(?!\s*(\/\/|\/?\*)).*\bAbortSignal\.any\b/m;
  const joining = sources
    .filter(({ path, text }) => /^(app|workers|db)\//.test(path) && joins.test(text))
    .map(({ path }) => path)
    .filter((path) => !path.includes('.client.'));
  expect(joining).toEqual([]);
});

test('every import of ours names its file in full', () => {
  const short = parsed.flatMap(({ path, imports }) =>
    imports
      .filter((each) => each.path !== null && !/\.(tsx?|js|mjs|css|svg|json)$/.test(each.path))
      .map((each) => `${path}: ${each.specifier}`),
  );
  expect(short).toEqual([]);
});

test('a file has one subject: at most 300 lines, data aside', () => {
  const data = /^(app\/pdf\/font-data|tests\/fixtures|db\/migrations)\//;
  const long = sources
    .filter(({ path }) => !data.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

test('no file names a place on one machine', () => {
  const place = /["'`(\s](\/(work|root|home|Users|mnt)\/|[A-Z]:\\\\)/;
  const naming = sources.filter(({ text }) => place.test(text)).map(({ path }) => path);
  expect(naming).toEqual([]);
});

describe('what nothing in the product uses is not there', () => {
  test('every export has a user', () => {
    expect(findDeadExports(sources)).toEqual([]);
  });

  test.each([
    ['a constant', 'export const one = 1;'],
    ['a function that a property shares its name with', 'export function one() { return x.one; }'],
    ['a type', 'export type one = string;'],
    [
      'a wrapper of a package’s namesake',
      `import { one as two } from 'radix-ui'; export const one = two;`,
    ],
  ])('%s without one is found', (_, text) => {
    const path = 'app/domain/one.ts';
    const test = { path: 'tests/one.test.ts', text: `import { one } from '#app/domain/one.ts';` };
    expect(findDeadExports([{ path, text }, test])).toEqual([`${path}: one`]);
    const user = { path: 'app/domain/two.ts', text: `import { one } from './one.ts';` };
    expect(findDeadExports([{ path, text }, user])).toEqual([]);
  });
});

test('files are named for their subject, in kebab-case', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|index)\.(server\.|client\.)?tsx?$/;
  const named = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(tsx?|mjs)$/;
  const odd = sources
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('app/routes/') && path !== 'workers/webhooks/index.ts')
    .filter((path) => vague.test(path) || !named.test(path.split('/').at(-1) ?? ''));
  expect(odd).toEqual([]);
});
