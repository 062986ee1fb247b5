import { describe, expect, test } from 'vitest';
import { checkFieldValues } from '#app/domain/custom-fields/check-fields.ts';
import {
  defaultValues,
  fieldsOfRecord,
  fillFields,
  formatFieldValues,
  givenValues,
  labelledValues,
  newFields,
  parseFieldValues,
  valuesOf,
  withValue,
} from '#app/domain/custom-fields/document-fields.ts';
import { customField } from '#tests/fixtures/custom-fields.ts';

const project = customField({ id: 'p', owner: 'client', label: 'Project', isRequired: true });
const seats = customField({ id: 's', owner: 'client', label: 'Seats', kind: 'number' });

describe('the values of a client', () => {
  const check = (typed: object | string) => {
    const issues: object[] = [];
    const json = typeof typed === 'string' ? typed : JSON.stringify(typed);
    const stored = checkFieldValues(json, [project, seats], ({ id }, issue) =>
      issues.push({ id, issue }),
    );
    return { stored: stored && JSON.parse(stored), issues };
  };

  test('are stored as their kinds say, with those of fields that the form doesn’t show', () => {
    expect(check({ p: ' Bridge ', s: '1,200.50', hidden: ' kept ' })).toEqual({
      stored: { p: 'Bridge', s: '1200.5', hidden: 'kept' },
      issues: [],
    });
  });

  test('are refused one by one', () => {
    expect(check({ s: 'many' }).issues).toEqual([
      { id: 'p', issue: 'required' },
      { id: 's', issue: 'number' },
    ]);
    expect(check({ p: 'x'.repeat(201) }).issues).toEqual([{ id: 'p', issue: 'tooLong' }]);
  });

  test.each(['', '{', '[1]', 'null', '{"p":5}'])('are none in %j', (json) => {
    expect(check(json)).toEqual({ stored: null, issues: [{ id: 'p', issue: 'required' }] });
  });

  test('never grow without limit', () => {
    const others = Array.from({ length: 300 }, (_, at) => [`${at}`, 'x'.repeat(201 - (at % 2))]);
    const { stored } = check(Object.fromEntries([...others, ['x'.repeat(101), 'y']]));
    expect(Object.values(stored).every((value) => String(value).length <= 200)).toBe(true);
    expect(Object.keys(stored).length).toBeLessThanOrEqual(200);
  });

  test('start with the defaults of the fields in use', () => {
    const hidden = { ...seats, isHidden: true, defaultValue: '5' };
    const shown = fieldsOfRecord([{ ...project, defaultValue: 'Bridge' }, hidden], 'client');
    expect(formatFieldValues(defaultValues(shown))).toBe('{"p":"Bridge"}');
    expect(formatFieldValues({ p: '' })).toBe('');
    expect(parseFieldValues(null)).toEqual({});
  });
});

describe('a chosen client fills the document', () => {
  const ofDocument = customField({ id: 'd', label: 'PROJECT', defaultValue: 'None' });
  const count = customField({ id: 'n', label: 'Seats', kind: 'number' });
  const fields = [ofDocument, count];
  const of = (values: object) => labelledValues([project, seats], JSON.stringify(values));
  const fill = (typed: object, before: object, after: object, all = fields) => {
    const draft = Object.entries(typed).reduce(
      (filled, [id, value]) => withValue(filled, { ...ofDocument, id }, String(value)),
      newFields(all),
    );
    return valuesOf(fillFields(draft, givenValues(all, [of(before)], of(after)), 'invoice'));
  };

  test('in fields of the same label, whose kind fits', () => {
    expect(fill({}, {}, { p: 'Bridge', s: '3' })).toEqual({ d: 'Bridge', n: '3' });
    expect(fill({}, {}, { s: 'many' })).toEqual({ d: 'None', n: '' });
    const other = [{ ...ofDocument, documentKinds: ['estimate' as const] }];
    expect(fill({}, {}, { p: 'Bridge' }, other)).toEqual({ d: 'None' });
  });

  test('unless another value was typed', () => {
    expect(fill({ d: 'Typed' }, {}, { p: 'Bridge' })).toMatchObject({ d: 'Typed' });
    expect(fill({ d: '' }, {}, { p: 'Bridge' })).toMatchObject({ d: 'Bridge' });
  });

  test('in place of the values of the client before', () => {
    expect(fill({ d: 'Old' }, { p: 'Old' }, { p: 'New' })).toMatchObject({ d: 'New' });
    expect(fill({ d: 'Old' }, { p: 'Old' }, {})).toMatchObject({ d: 'None' });
    expect(fill({ d: 'Typed' }, { p: 'Old' }, { p: 'New' })).toMatchObject({ d: 'Typed' });
  });
});
