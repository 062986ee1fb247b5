import { expect, test } from 'vitest';
import { layouts, listRoutes } from '#app/routes.ts';
import { accessTable } from '#tests/fixtures/access-table.ts';
import { readSources } from '#tests/support/read-sources.ts';

const routes = listRoutes();

test('every route module is in the table, and every listed one exists', () => {
  const modules = readSources(['app'])
    .map(({ path }) => path)
    .filter((path) => /\.route\.tsx?$/.test(path))
    .map((path) => path.slice('app/'.length));
  const named = [...Object.values(layouts), ...routes].map(({ module }) => module);
  expect([...new Set(named)].sort()).toEqual(modules.sort());
});

test.each(routes)('$address admits: $guard', ({ address, guard }) => {
  const row = accessTable[address];
  const { guest, owner } = (row?.get.guest === '405' ? row.post : row?.get) ?? {};
  expect(guard === 'user').toBe(/^(302 .*\/auth\?|401|404)/.test(guest ?? '') && guest !== owner);
  if (row?.idIsFor === 'link') expect(guard).toBe('link');
});
