import { describe, expect, it } from 'vitest';
import { quotedTexts, readPlain, readTables } from './doc-table.ts';

const rows = readTables('specification-coverage.md');
const isPath = (text: string) => /^(app|db|workers|tests|docs|scripts)\//.test(text);
const filesIn = (cell = '') => quotedTexts(cell).filter(isPath);
const promiseOf = (cells: Record<string, string>) => cells.Promise ?? '';

describe('docs/specification-coverage.md', () => {
  it('covers the three documents', () => {
    const sections = new Set(rows.map(({ headings }) => headings.join(' ')));
    const documents = new Set(rows.map(({ headings: [document] }) => document));
    expect([...documents]).toEqual(['platform.md', 'invoices.md', 'decisions.md']);
    expect(sections.size).toBeGreaterThan(25);
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ cells }) => promiseOf(cells) === '')).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = rows.flatMap(({ cells }) => Object.values(cells).flatMap(filesIn));
    const folders = new Set(['app/routes']);
    const missing = named.filter((path) => !folders.has(path) && readPlain(path) === null);
    expect(missing).toEqual([]);
  });

  it('says of each promise where it stands', () => {
    const vague = rows
      .filter(({ cells }) => !/built|not stored|`docs\//.test(cells.State ?? ''))
      .map(({ cells }) => promiseOf(cells));
    expect(vague).toEqual([]);
  });

  it('puts nothing off: each promise has its test', () => {
    const open = /parts? [2-8]|no test|not built/;
    const unproved = rows
      .filter(({ cells }) => filesIn(cells.Test).length === 0 || open.test(cells.State ?? ''))
      .map(({ cells }) => promiseOf(cells));
    expect(unproved).toEqual([]);
  });
});
