import { expect, test } from 'vitest';
import {
  changeFields,
  type FieldChange,
  parseStoredFields,
} from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { customField } from '#tests/fixtures/custom-fields.ts';

const changed = (fields: readonly CustomField[], change: FieldChange) => {
  const result = changeFields(fields, change);
  return result?.ok ? result.fields : result;
};
const three = [
  customField({ id: 'a', label: 'A' }),
  customField({ id: 'line', owner: 'line', label: 'A' }),
  customField({ id: 'b', label: 'B' }),
];
const ids = (fields: ReturnType<typeof changed>) =>
  Array.isArray(fields) ? fields.map(({ id }) => id) : fields;

test('a field is added last and changed in its place', () => {
  const field = customField({ id: 'c', label: 'C' });
  expect(changed(three, { intent: 'save', field })).toEqual([...three, field]);
  const renamed = { ...three[0], label: 'Other' };
  expect(changed(three, { intent: 'save', field: renamed })).toEqual([renamed, ...three.slice(1)]);
  expect(parseStoredFields(JSON.stringify(three))).toEqual(three);
});

test('a field moves among those of the same owner, and not past their ends', () => {
  expect(ids(changed(three, { intent: 'move', id: 'b', by: -1 }))).toEqual(['b', 'a', 'line']);
  expect(ids(changed(three, { intent: 'move', id: 'a', by: 1 }))).toEqual(['line', 'b', 'a']);
  for (const change of [
    { intent: 'move', id: 'a', by: -1 },
    { intent: 'move', id: 'b', by: 1 },
    { intent: 'move', id: 'line', by: 1 },
    { intent: 'move', id: 'unknown', by: 1 },
  ] as const) {
    expect(changed(three, change)).toEqual(three);
  }
});

test('a field is hidden, shown and deleted', () => {
  const hidden = changed(three, { intent: 'hide', id: 'a' });
  expect(hidden).toMatchObject([{ id: 'a', isHidden: true }, {}, {}]);
  expect(changed(hidden as CustomField[], { intent: 'show', id: 'a' })).toEqual(three);
  expect(ids(changed(three, { intent: 'delete', id: 'a' }))).toEqual(['line', 'b']);
  expect(changed(three, { intent: 'hide', id: 'unknown' })).toEqual(three);
});

test('a hidden field can only be shown where there is room for it', () => {
  const ten = Array.from({ length: 10 }, (_, at) => customField({ id: `${at}`, label: `${at}` }));
  const hidden = customField({ id: 'hidden', label: '0', isHidden: true });
  const tooMany = { ok: false, issue: { code: 'tooMany', owner: 'document', max: 10 } };
  expect(changed([...ten, hidden], { intent: 'show', id: 'hidden' })).toEqual(tooMany);
  expect(changed([...ten, hidden], { intent: 'save', field: customField({ label: 'C' }) })).toEqual(
    tooMany,
  );
  const renamed = { ...hidden, label: 'Other' };
  expect(changed([...ten, hidden], { intent: 'save', field: renamed })).toEqual([...ten, renamed]);
});

test('another kind is reported, another owner is no change of a field', () => {
  const number = { ...three[0], kind: 'number' as const };
  expect(changeFields(three, { intent: 'save', field: number })).toMatchObject({ otherKind: 'a' });
  expect(changeFields(three, { intent: 'save', field: three[0] })).toMatchObject({
    otherKind: null,
  });
  const line = { ...three[0], owner: 'line' as const };
  expect(changeFields(three, { intent: 'save', field: line })).toBeNull();
  expect(changeFields(three, { intent: 'save', field: 5 })).toBeNull();
});

test('stored definitions that cannot be read are left out', () => {
  expect(parseStoredFields(null)).toEqual([]);
  expect(parseStoredFields('{')).toEqual([]);
  expect(parseStoredFields(JSON.stringify([1, { id: 'a' }, three[0]]))).toEqual([three[0]]);
});
