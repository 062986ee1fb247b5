import { describe, expect, it } from 'vitest';
import { readPlain, readTables } from './doc-table.ts';

/** OWASP ASVS 5.0.0, levels 1 and 2: how many requirements each section has (its level 3 ones stand behind them). */
const sections: Record<string, number> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
};

const rows = readTables('security.md').map(({ headings, cells }) => ({
  chapter: headings.at(-1) ?? '',
  numbers: (cells['No.'] ?? '').split(', '),
  asked: cells.Requirement ?? '',
  state: cells.State ?? '',
  how: cells.How ?? '',
  files: cells.Files ?? '',
}));

describe('docs/security.md', () => {
  it('answers each requirement of levels 1 and 2 once, and no other', () => {
    const all = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
    );
    expect(all).toHaveLength(253);
    const answered = rows.flatMap(({ numbers }) => numbers);
    expect(answered.filter((number, at) => answered.indexOf(number) !== at)).toEqual([]);
    expect([...answered].sort()).toEqual([...all].sort());
  });

  it('has them in the chapters that they belong to', () => {
    const astray = rows.filter(({ chapter, numbers }) => {
      const [prefix = ''] = chapter.split(' ');
      return !numbers.every((number) => number.startsWith(`${prefix}.`));
    });
    expect(astray).toEqual([]);
  });

  it('says of each what is asked and where it stands', () => {
    const vague = rows.filter(
      ({ asked, state, how, files }) =>
        asked === '' ||
        (how === '' && files === '') ||
        !/^(met|exception|deployment|none)$/.test(state),
    );
    expect(vague).toEqual([]);
  });

  it('names the file for what is met or left to the deployment', () => {
    const written = /^(above|as written above)|`(docs\/|package-lock)|README/;
    const unproved = rows.filter(
      ({ state, how, files }) => /met|deployment/.test(state) && files === '' && !written.test(how),
    );
    expect(unproved).toEqual([]);
  });

  it('says in short what it makes exceptions of', () => {
    const short = readPlain('docs/security.md')?.split('## Exceptions in short')[1] ?? '';
    const exceptions = rows.filter(({ state }) => state === 'exception');
    expect(exceptions.length).toBeGreaterThan(5);
    expect(short).toContain('No second factor (V6.3.3)');
  });
});
