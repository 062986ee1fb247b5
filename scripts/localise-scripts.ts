import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '#app/domain/language/languages.ts';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';
import { type Texts, textsIn } from '#app/i18n/define-texts.ts';
import { projectRoot } from './project-root.ts';
import { listTextCatalogs } from './text-catalogs.ts';

// A step of `npm run build:app`: Vite's browser files contain placeholders for texts (scripts/inline-texts.ts). Each
// file with texts, and each that references one, is written once per language under a name that changes with the
// language's texts, and the names are written for the worker.

const next = join(projectRoot, 'build/next');
const folder = join(next, 'client/assets');
const mark = /\$text\(["'`]([\w.-]+)["'`]\)/g;

const files = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);

/** Finds files with texts, and those that reference them directly or indirectly. */
function findLocalised(): Set<string> {
  const found = new Set(
    [...files].flatMap(([file, code]) => (code.includes('$text(') ? file : [])),
  );
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [file, code] of files) {
      if ([...found].some((each) => code.includes(each))) found.add(file);
    }
  }
  return found;
}

const namesInUse = new Set(
  [...files.values()].flatMap((code) =>
    [...code.matchAll(mark)].map(([, path]) => path?.split('.')[0]),
  ),
);
const catalogs = new Map<string, Texts>();
for (const { name, file } of listTextCatalogs()) {
  if (namesInUse.has(name)) catalogs.set(name, (await import(file))[name] as Texts);
}

/** Returns the JavaScript that replaces a placeholder. */
function read(path: string, language: LanguageCode): string {
  const [name = '', ...keys] = path.split('.');
  if (name === 'current-language') return JSON.stringify(language);
  if (name === 'current-cldr') return `(${JSON.stringify(cldrIn(language))})`;
  const catalog = catalogs.get(name);
  let text: unknown = catalog && textsIn(catalog, language);
  for (const key of keys) text = (text as Record<string, unknown> | undefined)?.[key];
  if (text === undefined) throw new Error(`No text at ${path}`);
  const literal = JSON.stringify(text);
  // In `() => productTexts.group`, braces alone would be a block.
  return typeof text === 'object' ? `(${literal})` : literal;
}

function renamed(file: string, suffix: string): string {
  return file.replace(/\.js$/, suffix);
}

const localised = findLocalised();
const suffixes: Record<string, string> = {};
for (const { code: language } of languages) {
  const written = new Map(
    [...localised].map((file) => [
      file,
      (files.get(file) ?? '').replace(mark, (_, path: string) => read(path, language)),
    ]),
  );
  const digest = createHash('sha256');
  for (const [file, code] of written) {
    if (code.includes('$text')) throw new Error(`A placeholder in ${file} couldn't be resolved`);
    digest.update(code);
  }
  const suffix = `.${language}-${digest.digest('base64url').slice(0, 8)}.js`;
  suffixes[language] = suffix;
  const rename = (code: string) =>
    code.replace(/[\w.-]+\.js\b/g, (file) => (localised.has(file) ? renamed(file, suffix) : file));
  for (const [file, code] of written)
    writeFileSync(join(folder, renamed(file, suffix)), rename(code));
}
for (const file of localised) rmSync(join(folder, file));

writeFileSync(
  join(next, 'server/localised-scripts.js'),
  `export const localisedScripts = ${JSON.stringify({ files: [...localised], suffixes })};\n`,
);
