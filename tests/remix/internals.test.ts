import { expect, test } from 'vitest';
import { readSources } from '#tests/support/read-sources.ts';

// What the law of imports can't see: names that Remix gives to globals, headers, parameters and addresses.

const internalNames =
  /__remix[A-Z]|X-Remix-|['"`]_routes|\/_root\b|text\/x-script|data-discover|\.data(['"`]|\\?\$\/)|serverHandoffStream|RemixBrowser\(|createRequestHandler|history\.state\b[^,]*\bidx|'idx'/;

test.each([
  'const version = window.__remixManifest.version;',
  "headers.get('X-Remix-Error')",
  "params.delete('_routes')",
  'const page = pathname.replace(/\\.data$/, "");',
  "pathname.endsWith('.data')",
  "new Headers({ 'Content-Type': 'text/x-script' })",
  'handle = createRequestHandler(build)',
  "'idx' in state",
])('such a name is found: %s', (text) => {
  expect(text).toMatch(internalNames);
});

test('no file beside app/remix has one; the entries have those that Remix passes to them', () => {
  const sources = readSources(['app', 'workers']);
  const own = sources.filter(({ path }) => path.startsWith('app/remix/'));
  expect(own.filter(({ text }) => internalNames.test(text)).length).toBeGreaterThan(4);
  const others = sources.filter(
    ({ path, text }) => !own.some((each) => each.path === path) && internalNames.test(text),
  );
  expect(others.map(({ path }) => path)).toEqual(['app/entry.server.tsx']);
});
