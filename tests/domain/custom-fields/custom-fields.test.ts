import { describe, expect, it, test } from 'vitest';
import { type CustomField, parseValue } from '#app/domain/custom-fields/custom-field.ts';
import { storedFields, valuesByLabel } from '#app/domain/custom-fields/document-fields.ts';
import {
  checkAmongOthers,
  parseCustomField,
} from '#app/domain/custom-fields/parse-custom-fields.ts';

const base: CustomField = {
  id: 'project',
  owner: 'document',
  kind: 'text',
  label: 'Project',
  otherLabels: {},
  choices: [],
  defaultValue: '',
  isRequired: false,
  documentKinds: ['invoice'],
  printPlace: 'dates',
  meaning: null,
  isSearched: false,
  isHidden: false,
};
const field = (over: Partial<CustomField> = {}): CustomField => ({ ...base, ...over });

describe('a value', () => {
  test.each<[kind: CustomField['kind'], typed: string, stored: string]>([
    ['text', '  Harbour bridge ', 'Harbour bridge'],
    ['text', 'x'.repeat(200), 'x'.repeat(200)],
    ['number', '1,200.50', '1200.5'],
    ['number', '-0.0001', '-0.0001'],
    ['number', '999999999999.9999', '999999999999.9999'],
    ['number', '100', '100'],
    ['day', '2026-11-30', '2026-11-30'],
    ['yes-no', 'yes', 'yes'],
    ['yes-no', '', ''],
    ['choice', 'Express', 'Express'],
  ])('of kind %s typed as %j is stored as %j', (kind, typed, value) => {
    const parsed = parseValue(field({ kind, choices: ['Normal', 'Express'] }), typed);
    expect(parsed).toEqual({ ok: true, value });
  });

  test.each<[kind: CustomField['kind'], typed: string, issue: string]>([
    ['text', 'x'.repeat(201), 'tooLong'],
    ['number', '1234567890123', 'number'],
    ['number', '0.12345', 'number'],
    ['number', 'twelve', 'number'],
    ['day', '2026-02-30', 'day'],
    ['yes-no', 'perhaps', 'choice'],
    ['choice', 'express', 'choice'],
  ])('of kind %s typed as %j is refused: %s', (kind, typed, issue) => {
    const parsed = parseValue(field({ kind, choices: ['Normal', 'Express'] }), typed);
    expect(parsed).toEqual({ ok: false, issue });
  });

  it('may be required', () => {
    expect(parseValue(field({ isRequired: true }), ' ')).toEqual({ ok: false, issue: 'required' });
  });
});

describe('a definition', () => {
  const issueOf = (over: object) => {
    const parsed = parseCustomField({ ...base, ...over });
    return parsed?.ok === false ? parsed.issue.code : null;
  };

  it('is parsed as it was posted', () => {
    const posted = field({
      otherLabels: { 'fr-CA': 'Projet' },
      meaning: 'project',
      isSearched: true,
    });
    expect(parseCustomField(posted)).toEqual({ ok: true, field: posted });
  });

  test.each<[over: object, code: string | null]>([
    [{ label: ' ' }, 'label'],
    [{ label: 'x'.repeat(40) }, null],
    [{ label: 'x'.repeat(41) }, 'labelLength'],
    [{ kind: 'choice', choices: [] }, 'choices'],
    [{ kind: 'choice', choices: ['a', 'a'] }, 'sameChoice'],
    [{ kind: 'choice', choices: ['x'.repeat(61)] }, 'choiceLength'],
    [{ kind: 'number', defaultValue: 'many' }, 'defaultValue'],
    [{ documentKinds: [] }, 'documentKinds'],
    [{ owner: 'client', documentKinds: [] }, null],
  ])('with %j has the issue %s', (over, code) => expect(issueOf(over)).toBe(code));

  test.each([null, 'field', {}, { ...base, owner: 'seller' }, { ...base, kind: 'colour' }])(
    'is not %j',
    (posted) => expect(parseCustomField(posted)).toBeNull(),
  );

  it('only keeps a place and a meaning that suit it', () => {
    const parsed = parseCustomField({ ...base, printPlace: 'column', meaning: 'service-day' });
    expect(parsed).toMatchObject({ field: { printPlace: 'dates', meaning: null } });
  });

  it('is one of ten on documents, has a label of its own, and three are searched', () => {
    const others = Array.from({ length: 9 }, (_, at) =>
      field({ id: `${at}`, label: `Field ${at}`, isSearched: at < 3 }),
    );
    expect(checkAmongOthers(base, others, undefined)).toBeNull();
    expect(checkAmongOthers(field({ label: 'FIELD 4' }), others, undefined)).toEqual({
      code: 'sameLabel',
    });
    expect(checkAmongOthers(field({ isSearched: true }), others, undefined)).toEqual({
      code: 'tooManySearched',
      max: 3,
    });
    const ten = others.concat(field({ id: 'ten', label: 'Ten' }));
    expect(checkAmongOthers(base, ten, undefined)).toMatchObject({ code: 'tooMany', max: 10 });
    expect(checkAmongOthers(field({ isHidden: true }), ten, undefined)).toBeNull();
    expect(checkAmongOthers(base, [], 'number')).toEqual({ code: 'kindInUse' });
  });
});

describe('the fields of a document', () => {
  it('are stored with their labels in its language, without empty ones', () => {
    const fields = [field({ otherLabels: { 'fr-CA': 'Projet' } }), field({ id: 'empty' })];
    const stored = storedFields(fields, { project: 'Bridge' }, { language: 'fr-CA+en-CA' });
    expect(stored).toEqual([
      {
        id: 'project',
        label: 'Projet',
        kind: 'text',
        value: 'Bridge',
        printPlace: 'dates',
        meaning: null,
      },
    ]);
  });

  it('keep what hidden and deleted definitions once gave', () => {
    const earlier = storedFields(
      [field({ id: 'old' }), field({ id: 'gone' })],
      {
        old: 'kept',
        gone: 'kept too',
      },
      { language: 'en-US' },
    );
    const fields = [field({ id: 'old', isHidden: true }), field()];
    const stored = storedFields(fields, { project: 'New' }, { language: 'en-US', earlier });
    expect(stored.map(({ id, value }) => [id, value])).toEqual([
      ['project', 'New'],
      ['old', 'kept'],
      ['gone', 'kept too'],
    ]);
  });

  it('are filled by a client’s of the same label', () => {
    const given = [
      { label: 'PROJECT', value: 'Bridge' },
      { label: 'Contract', value: 'C-1' },
    ];
    expect(valuesByLabel([field()], given)).toEqual({ project: 'Bridge' });
  });
});
