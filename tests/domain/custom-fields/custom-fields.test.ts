import { describe, expect, it, test } from 'vitest';
import { checkFields } from '#app/domain/custom-fields/check-fields.ts';
import { type CustomField, parseValue } from '#app/domain/custom-fields/custom-field.ts';
import {
  completeFields,
  formatPrintedFields,
  givenValues,
  newFields,
  type PrintedField,
  parsePrintedFields,
  withValue,
} from '#app/domain/custom-fields/document-fields.ts';
import {
  checkAmongOthers,
  parseCustomField,
} from '#app/domain/custom-fields/parse-custom-fields.ts';
import { customField } from '#tests/fixtures/custom-fields.ts';

const base = customField({ id: 'project', documentKinds: ['invoice'] });
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
    expect(checkAmongOthers(base, others)).toBeNull();
    expect(checkAmongOthers(field({ label: 'FIELD 4' }), others)).toEqual({
      code: 'sameLabel',
    });
    expect(checkAmongOthers(field({ isSearched: true }), others)).toEqual({
      code: 'tooManySearched',
      max: 3,
    });
    const ten = others.concat(field({ id: 'ten', label: 'Ten' }));
    expect(checkAmongOthers(base, ten)).toMatchObject({ code: 'tooMany', max: 10 });
    expect(checkAmongOthers(field({ isHidden: true }), ten)).toBeNull();
  });
});

describe('the fields of a document', () => {
  const typed = (values: Record<string, string>) =>
    Object.entries(values).reduce<PrintedField[]>(
      (fields, [id, value]) => withValue(fields, field({ id, label: id }), value),
      [],
    );
  const refuse = () => expect.unreachable();

  it('are stored with their labels in its language, without empty ones', () => {
    const shown = [field({ otherLabels: { 'fr-CA': 'Projet' } }), field({ id: 'empty' })];
    const values = typed({ empty: ' ', project: ' Bridge ' });
    const stored = checkFields(values, shown, 'fr-CA+en-CA', refuse);
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
    const json = formatPrintedFields(stored);
    expect(parsePrintedFields(json)).toEqual(stored);
    expect(formatPrintedFields([])).toBeNull();
    expect(parsePrintedFields('[{"id":"a"},1,null]')).toEqual([]);
    expect(parsePrintedFields('{')).toEqual([]);
  });

  it('keep what hidden and deleted definitions once gave', () => {
    const values = typed({ old: 'kept', project: 'New' });
    expect(checkFields(values, [field()], 'en-US', refuse)).toMatchObject([
      { id: 'project', label: 'Project', value: 'New' },
      { id: 'old', label: 'old', value: 'kept' },
    ]);
  });

  it('keep nothing that no field can have', () => {
    const [one] = typed({ project: 'Bridge' });
    const forged = [
      { ...one, id: '1', label: 'x'.repeat(41) },
      { ...one, id: '2', value: '' },
      { ...one, id: '3', value: 'x'.repeat(201) },
      { ...one, id: '4', kind: 'day', value: 'tomorrow' },
      { ...one, id: '5', kind: 'text', meaning: 'service-day' },
    ] as PrintedField[];
    expect(checkFields(forged, [], 'en-US', refuse)).toEqual([]);
  });

  it('are refused where a value is missing or of another kind', () => {
    const shown = [field({ isRequired: true }), field({ id: 'day', kind: 'day' })];
    const issues: unknown[] = [];
    checkFields(typed({ day: '2026-02-30' }), shown, 'en-US', ({ id }, issue) =>
      issues.push([id, issue]),
    );
    expect(issues).toEqual([
      ['project', 'required'],
      ['day', 'day'],
    ]);
  });

  it('start with their defaults', () => {
    const shown = [field({ defaultValue: 'Bridge' }), field({ id: 'none' })];
    expect(newFields(shown)).toMatchObject([
      { id: 'project', value: 'Bridge' },
      { id: 'none', value: '' },
    ]);
    const [project] = newFields(shown);
    const complete = completeFields(project ? [project] : [], shown);
    expect(complete).toEqual(newFields(shown));
  });

  it('are filled by a client’s of the same label', () => {
    const given = [
      { label: 'PROJECT', value: 'Bridge' },
      { label: 'Contract', value: 'C-1' },
    ];
    expect(givenValues([field()], [], given)).toEqual([
      { field: field(), value: 'Bridge', replaced: ['', ''] },
    ]);
  });
});
