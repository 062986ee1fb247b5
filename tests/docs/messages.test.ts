import { describe, expect, it } from 'vitest';
import { readSources } from '#tests/support/read-sources.ts';
import { type DocRow, plain, quotedTexts, readTables } from './doc-table.ts';

const rows = readTables('messages.md');
const sentenceOf = ({ cells }: DocRow) => quotedTexts(cells.Sentence ?? '')[0] ?? '';

describe('docs/messages.md', () => {
  it('has sentences in every table, each once', () => {
    const sentences = rows.map(sentenceOf);
    expect(sentences.length).toBeGreaterThan(400);
    expect(sentences).not.toContain('');
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  it('has none that the code does not say, or of the specification’s no test', () => {
    const unsaid = rows.filter(({ cells }) => cells.Code === '' || cells.Test === '');
    expect(unsaid.map(sentenceOf)).toEqual([]);
    expect(rows.filter(({ cells }) => cells.Test).length).toBeGreaterThan(100);
  });

  it('lists nothing as never said that is said', () => {
    const sources = readSources(['app']).map(({ path, text }) => ({ path, text: plain(text) }));
    const said = rows
      .filter(({ cells }) => 'Why nothing says it' in cells)
      .flatMap((row) => sources.filter(({ text }) => text.includes(sentenceOf(row))));
    expect(said.map(({ path }) => path)).toEqual([]);
  });
});

// @covers decisions-7.1 invoices-8.1 platform-8.1

// @covers decisions-7.1 invoices-8.1 platform-8.1
