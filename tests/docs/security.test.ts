import { describe, expect, it } from 'vitest';
import { readTables } from './doc-table.ts';

/** OWASP ASVS 5.0.0, levels 1 and 2: the number of requirements of each section
 * after a colon (its level 3 ones stand behind them). */
const sections = `
  V1 1:2 2:9 3:11 4:3 5:2
  V2 1:3 2:3 3:4 4:1
  V3 2:2 3:4 4:6 5:5 7:2
  V4 1:3 2:1 3:2 4:4
  V5 1:1 2:3 3:2 4:3
  V6 1:3 2:12 3:4 4:4 5:5 6:3 8:4
  V7 1:3 2:4 3:2 4:5 5:2 6:2
  V8 1:2 2:3 3:1 4:1
  V9 1:3 2:4
  V10 1:2 2:2 3:4 4:11 5:5 6:2 7:3
  V11 1:2 2:3 3:3 4:4 5:1 6:1
  V12 1:3 2:2 3:4
  V13 1:1 2:5 3:2 4:5
  V14 1:2 2:4 3:3
  V15 1:3 2:3 3:7
  V16 1:1 2:5 3:4 4:3 5:3
  V17 1:1 2:4 3:2
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [chapter, ...counts] = line.trim().split(' ');
    return counts.map((count) => {
      const [section, requirements] = count.split(':');
      return [`${chapter}.${section}`, Number(requirements)] as const;
    });
  });

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
    const all = sections.flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
    );
    expect(all).toHaveLength(253);
    const answered = rows.flatMap(({ numbers }) => numbers);
    expect(answered.filter((number, at) => answered.indexOf(number) !== at)).toEqual([]);
    expect([...answered].sort()).toEqual([...all].sort());
  });

  it('has them in their chapters, and says what is asked and where it stands', () => {
    const astray = rows.filter(({ chapter, numbers }) => {
      const [prefix = ''] = chapter.split(' ');
      return !numbers.every((number) => number.startsWith(`${prefix}.`));
    });
    expect(astray).toEqual([]);
    const states = ['met', 'exception', 'deployment', 'none'];
    const vague = rows.filter(
      ({ asked, state, how, files }) =>
        asked === '' || `${how}${files}` === '' || !states.includes(state),
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
});
