import { describe, expect, it } from 'vitest';
import { readSources } from '#tests/support/architecture/read-sources.ts';
import {
  type DocRow,
  longestPieceOf,
  missingPieces,
  plain,
  quotedTexts,
  readPlain,
  readTables,
} from './doc-table.ts';

const rows = readTables('messages.md');
const rowsWith = (column: string) => rows.filter(({ cells }) => column in cells);

/** Built sentences: of the specification (with a test) and of our own. */
const built = rowsWith('Code');
const tested = rowsWith('Test');
const toCome = rowsWith('Part');
const untriggered = rowsWith('Why nothing says it');

const sentenceOf = ({ cells }: DocRow) => quotedTexts(cells.Sentence ?? '')[0] ?? '';
/** The file, and the pattern that stands there when the sentence is put together: `x.ts` as `{subject} must be {n}`. */
const codeOf = ({ cells }: DocRow) => {
  const [path = '', literal] = quotedTexts(cells.Code ?? '');
  return { path, literal };
};

describe('docs/messages.md', () => {
  it('has sentences in every table, each once', () => {
    const sentences = [...built, ...toCome, ...untriggered].map(sentenceOf);
    expect(sentences).not.toContain('');
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    expect(tested.length).toBeGreaterThan(100);
  });

  it('names for each sentence the file where it stands letter by letter', () => {
    const wrong = built.flatMap((row) => {
      const sentence = sentenceOf(row);
      const { path, literal = sentence } = codeOf(row);
      const source = readPlain(path);
      if (source === null) return [`${path} does not exist`];
      // A pattern must also be one that the sentence can come from.
      const missing = [...missingPieces(literal, source), ...missingPieces(literal, sentence)];
      return missing.map((piece) => `${path} does not hold: ${piece}`);
    });
    expect(wrong).toEqual([]);
  });

  it('names for each sentence a test that says it', () => {
    const wrong = tested.flatMap(({ cells }) => {
      const [sentence = ''] = quotedTexts(cells.Sentence ?? '');
      const paths = quotedTexts(cells.Test ?? '');
      const telling = longestPieceOf(sentence);
      if (paths.length === 0) return [`no test says: ${sentence}`];
      return paths
        .filter((path) => !readPlain(path)?.includes(telling))
        .map((path) => `${path} does not say: ${telling}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lists nothing as still to come that is already said', () => {
    const sources = readSources(['app']).map(({ path, text }) => ({ path, text: plain(text) }));
    const said = [...toCome, ...untriggered]
      .map(sentenceOf)
      .filter((sentence) => !sentence.includes('{'))
      .flatMap((sentence) => {
        const quoted = [`'${sentence}'`, `"${sentence}"`, `\`${sentence}\``, `>${sentence}<`];
        return sources
          .filter(({ text }) => quoted.some((literal) => text.includes(literal)))
          .map(({ path }) => `${sentence}: ${path}`);
      });
    expect(said).toEqual([]);
  });

  it('gives each sentence that is still to come to a later part', () => {
    const parts = toCome.map(({ cells }) => cells.Part ?? '');
    expect(parts.filter((part) => !/^[2-8](, [2-8])*$/.test(part))).toEqual([]);
  });
});
