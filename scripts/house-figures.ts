import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from './project-root.ts';

// `npm run house`: prints a table with the sizes of the product's parts.

type Source = { path: string; text: string; lines: number };

/** Files that only contain data. */
const isData = (path: string) => /\/(data|font-data)\//.test(path);

function listSources(folder: string, pattern: RegExp): Source[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => pattern.test(path) && !path.includes('node_modules') && !isData(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return { path, text, lines: text.trimEnd().split('\n').length };
    });
}

/** Counts how many files import each file. */
function countImporters(sources: Source[]): Map<string, number> {
  const importers = new Map<string, number>();
  for (const { path, text } of sources) {
    const named = [...text.matchAll(/(?:from|import\()\s*'([#.][^'?]*)/g)].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name)),
    );
    for (const each of new Set(named)) importers.set(each, (importers.get(each) ?? 0) + 1);
  }
  return importers;
}

const countMatches = (sources: Source[], pattern: RegExp) =>
  sources.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

const app = listSources('app', /\.tsx?$/);
const tests = listSources('tests', /\.(tsx?|mjs)$/);
const all = [...app, ...listSources('workers', /\.ts$/), ...listSources('db', /\.ts$/)];
const importers = countImporters(all);
const isCrumb = ({ path, lines }: Source) => importers.get(path) === 1 && lines < 15;
const code = app.filter(({ path }) => !/\/texts\//.test(path));
const sizes = code.map(({ lines }) => lines).sort((one, other) => one - other);
const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
const docs = listSources('docs', /\.md$/);
const notCounted = /^docs\/(security|languages)\.md$/;
const bytesOfDocs = docs
  .filter(({ path }) => !notCounted.test(path))
  .reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
const triggers = listSources('db/triggers', /\.sql$/);

const rows: [string, string | number][] = [
  ['files of app', app.length],
  ['files of app without texts', code.length],
  ['files with one importer and under 15 lines', app.filter(isCrumb).length],
  ['lines of a file: median', at(0.5)],
  ['lines of a file: 90th percentile', at(0.9)],
  ['lines of a file: longest', sizes.at(-1) ?? 0],
  ['docs without security.md and languages.md, kB', Math.round(bytesOfDocs / 1000)],
  ['triggers', countMatches(triggers, /CREATE TRIGGER/gi)],
  [
    'domain files that import texts',
    app.filter(
      ({ path, text }) =>
        path.startsWith('app/domain/') && /from '[^']*\/(texts\.ts|i18n\/)/.test(text),
    ).length,
  ],
  ['lines of app without texts', sizes.reduce((sum, lines) => sum + lines, 0)],
  ['lines of tests', tests.reduce((sum, { lines }) => sum + lines, 0)],
];

const features = readdirSync(join(projectRoot, 'app/features')).sort();
for (const feature of features) {
  const own = app.filter(({ path }) => path.startsWith(`app/features/${feature}/`));
  const folders = new Set(own.map(({ path }) => path.split('/').slice(3, -1)[0] ?? ''));
  rows.push([`feature ${feature}: files`, `${own.length} in ${[...folders].length} folders`]);
}

for (const [name, figure] of rows) console.log(`${name.padEnd(52)} ${figure}`);
