import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { readSources } from '#tests/support/read-sources.ts';
import { longestPieceOf, plain, quotedTexts } from './doc-table.ts';

type Cells = Record<string, string>;
/** A file of ours as the tables see it: its text in one line, and the numbers of the rows that it names by `@covers`. */
type Found = { path: string; text: string; covers: string[] };

/** How many files a sentence's row names: some sentences stand in dozens of tests. */
const filesPerSentence = 2;

/** The documents whose tables name files. */
export const filledDocs = ['specification-coverage.md', 'messages.md', 'security.md'];

/** The files that tables can name: everything of ours and the configuration that browsers and workers read. */
export function findFiles(): Found[] {
  const configured = [
    'ios/web/index.html',
    'public/_headers',
    'wrangler.toml',
    'workers/webhooks/wrangler.toml',
  ].map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
  return [...readSources(['app', 'db', 'scripts', 'tests', 'workers']), ...configured]
    .map(({ path, text }) => ({
      path,
      text: plain(text),
      covers: [...text.matchAll(/^(?:\/\/|#|\{\/\*) @covers (.+?)(?: \*\/\})?$/gm)].flatMap(
        ([, ids = '']) => ids.split(' '),
      ),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The document with the columns `Where`, `Files`, `Code` and `Test` of its tables made anew from what the files say. */
export function fillTables(document: string, files: Found[]): string {
  let columns: string[] | null = null;
  return document
    .split('\n')
    .map((line) => {
      if (!line.startsWith('|')) columns = null;
      if (!line.startsWith('|') || /^\|[ :|-]+$/.test(line)) return line;
      const cells = line.slice(1, -1).split('|');
      if (columns === null) {
        columns = cells.map((cell) => cell.trim());
        return line;
      }
      const names = columns;
      const row = Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').trim()]));
      const filled = { ...row, ...findPlaces(row, files) };
      return `| ${names.map((name) => filled[name]).join(' | ')} |`.replaceAll('  ', ' ');
    })
    .join('\n');
}

function findPlaces(row: Cells, files: Found[]): Cells {
  const { Sentence: sentence, 'No.': number } = row;
  if (number !== undefined) {
    const numbers = number.split(', ');
    const holding = files.filter(({ covers }) => covers.some((id) => numbers.includes(id)));
    const code = holding.filter((file) => !isTest(file));
    const tests = holding.filter(isTest);
    return 'Files' in row ? { Files: list(holding) } : { Where: list(code), Test: list(tests) };
  }
  if (sentence === undefined || !('Code' in row)) return {};
  const [said = ''] = quotedTexts(sentence);
  const [written] = quotedTexts(row['Written as'] ?? '');
  const code = files.filter(({ path }) => /^(app|workers|ios)\//.test(path));
  return {
    Code: list(findSaying(written ?? said, code, written !== undefined)),
    ...('Test' in row && { Test: list(findSaying(said, files.filter(isTest))) }),
  };
}

const isTest = ({ path }: Found) => path.startsWith('tests/');
const list = (files: Found[]) => files.map(({ path }) => `\`${path}\``).join(', ');

/** The first files that hold a sentence: as a whole text, or anywhere when it is long, a pattern, or a part of one. */
function findSaying(sentence: string, files: Found[], isPart = false): Found[] {
  const telling = longestPieceOf(sentence);
  const pieces = plain(sentence)
    .split(/\{[^{}]*\}/)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const anywhere = pieces.join('.{0,80}?').trim();
  const isLong = isPart || pieces.length > 1 || sentence.length > 25;
  const pattern = new RegExp(isLong ? anywhere : `[>}'"\`] ?${anywhere} ?[<{'"\`]`);
  const saying = files.filter(({ text }) => text.includes(telling) && pattern.test(text));
  return saying.slice(0, filesPerSentence);
}
