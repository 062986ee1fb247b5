import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../project-root.ts';
import { listMutations, type Mutation, unwrap } from './mutators.ts';

/** A source file. `identity` is the path that its mutants are drawn by: its own, or the one that it had at the base. */
export type SourceFile = { path: string; identity: string; text: string; content: string };

export type Mutant = Mutation & { id: string; module: string; path: string; line: number };

/** Files of an earlier run: the hash of the content and the identity of each path. */
export type KnownFiles = Readonly<Record<string, { content: string; identity: string }>>;

const scopes: readonly [string, RegExp, RegExp?][] = [
  ['app/domain', /\.ts$/],
  ['app/features', /\/server\/.*\.ts$/, /\.api\.server\.ts$/],
  ['app/features', /\/queries\/.*\.ts$/],
  // Tables are in force through the migrations, and the seed only serves development.
  ['db', /\.ts$/, /^db\/(seed\b|([\w-]+-)?schema\.ts|invoice-columns\.ts|money-bounds\.ts)/],
];

/** Each module has at least this many mutants in a sample, if it has so many at all. */
const minPerModule = 3;

/** Reads the files to mutate. A file that was moved since the base keeps its identity. */
export function readSources(base: KnownFiles = {}): SourceFile[] {
  const files = scopes.flatMap(([folder, included, excluded]) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => included.test(path) && !excluded?.test(path))
      .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })),
  );
  return identifyFiles(files, base);
}

/** Gives each file its identity: moved files are recognized by their content, imports aside. */
export function identifyFiles(
  files: readonly { path: string; text: string }[],
  base: KnownFiles,
): SourceFile[] {
  const paths = new Set(files.map(({ path }) => path));
  const moved = new Map(
    Object.entries(base)
      .filter(([path]) => !paths.has(path))
      .map(([, { content, identity }]) => [content, identity]),
  );
  return files.map(({ path, text }) => {
    const content = hash(withoutImports(path, text));
    const identity = base[path]?.identity ?? moved.get(content) ?? path;
    return { path, text, content, identity };
  });
}

/** Lists all mutants of some files. Their ids don't change with other code, line numbers or formatting. */
export function listMutants(files: readonly SourceFile[], seed: string): Mutant[] {
  return files.flatMap(({ path, identity, text }) =>
    listMutations(path, text).map((mutation) => {
      const { within, mutator, original, ordinal } = mutation;
      const replacement = unwrap(mutation.replacement);
      const id = hash([seed, identity, within, mutator, original, replacement, ordinal].join('\n'));
      const line = text.slice(0, mutation.start).split('\n').length;
      return { ...mutation, id, module: moduleOf(path), path, line };
    }),
  );
}

/**
 * Draws a sample: the mutants of the base that still exist, a few of each module, and then those with the lowest ids,
 * so that code that didn't change gives the same mutants.
 */
export function drawSample(
  mutants: readonly Mutant[],
  count: number,
  baseIds: ReadonlySet<string> = new Set(),
): Mutant[] {
  const ordered = [...mutants].sort((one, other) => (one.id < other.id ? -1 : 1));
  const perModule = new Map<string, number>();
  const isFew = ({ module }: Mutant) => {
    const drawn = (perModule.get(module) ?? 0) + 1;
    perModule.set(module, drawn);
    return drawn <= minPerModule;
  };
  const kept = ordered.filter(({ id }) => baseIds.has(id));
  const few = ordered.filter(isFew);
  return [...new Set([...kept, ...few, ...ordered])].slice(0, count);
}

/** The folder of the domain, the server or queries of a feature, or the database. */
function moduleOf(path: string): string {
  const parts = path.split('/');
  if (parts[0] === 'db') return 'db';
  if (parts[1] === 'features') return parts.slice(2, 4).join('/');
  return parts.length === 3 ? 'domain' : parts.slice(1, 3).join('/');
}

function withoutImports(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => text.slice(statement.pos, statement.end).trim())
    .join('\n');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
