import { expect, test } from 'vitest';
import { toColumns, toRows } from '#app/domain/lists/columns.ts';

test('rows become columns and rows again, with null and missing fields kept apart', () => {
  const rows = [
    { id: 'a', link: null, total: 1 },
    { id: 'b', total: 2 },
    { id: 'c', link: 'token', total: 3, note: 'late' },
  ];
  const columns = toColumns(rows);
  expect(columns).toEqual({
    id: ['a', 'b', 'c'],
    link: [null, undefined, 'token'],
    total: [1, 2, 3],
    note: [undefined, undefined, 'late'],
  });
  expect(toRows(columns)).toEqual(rows);
  expect(Object.keys(toRows(columns)[1] ?? {})).toEqual(['id', 'total']);
});

test('no rows are no columns', () => {
  expect(toRows(toColumns([]))).toEqual([]);
});
