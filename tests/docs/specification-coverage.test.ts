import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { readTables } from './doc-table.ts';
import { filledDocs, fillTables, findFiles } from './fill-tables.ts';

const files = findFiles();
const rows = readTables('specification-coverage.md');
const numbers = rows.map(({ cells }) => cells['No.'] ?? '');

describe('the tables of docs', () => {
  it.each(filledDocs)('%s names the files that `npm run docs` finds', (name) => {
    const committed = readFileSync(join(projectRoot, 'docs', name), 'utf8');
    expect(committed, 'run npm run docs, and commit what it wrote').toBe(
      fillTables(committed, files),
    );
  });

  it('has a row for each number that a file names', () => {
    const known = new Set([
      ...numbers,
      ...readTables('security.md').flatMap(({ cells }) => cells['No.']?.split(', ') ?? []),
    ]);
    const astray = files.flatMap(({ path, covers }) =>
      covers.filter((number) => !known.has(number)).map((number) => `${path}: ${number}`),
    );
    expect(astray).toEqual([]);
  });
});

describe('docs/specification-coverage.md', () => {
  it('covers the five documents, each row under a number of its own', () => {
    const sections = new Set(rows.map(({ headings }) => headings.join(' ')));
    const documents = new Set(rows.map(({ headings: [document] }) => document));
    expect([...documents]).toEqual([
      ...['platform.md', 'invoices.md', 'decisions.md', 'lawful-documents.md', 'getting-paid.md'],
    ]);
    expect(sections.size).toBeGreaterThan(25);
    expect(rows.length).toBeGreaterThan(150);
    expect(
      numbers.filter(
        (number) => !/^(platform|invoices|decisions|lawful|paid)-\d+\.\d+$/.test(number),
      ),
    ).toEqual([]);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('says of each promise what became of it, and names its test', () => {
    const open = /parts? [2-8]|no test|not built/;
    const vague = rows.filter(
      ({ cells: { Promise: promise, State: state = '', Test: test } }) =>
        !promise || !test || !/built|not stored|`docs\//.test(state) || open.test(state),
    );
    expect(vague.map(({ cells }) => cells['No.'])).toEqual([]);
  });
});
