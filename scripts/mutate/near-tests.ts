import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { TestName } from './test-runner.ts';

/** What is known of a test file from its run without a mutant. */
export type RecordedTest = { ms: number; failure: string | null; reached: string[] };

export type RecordedTests = Record<TestName, RecordedTest>;

/**
 * Lists the test files that reach a mutant, the nearest first: those named like its file, those that import it, those of
 * the same folder, then the fastest. A test that fails without a mutant, for example because it needs a built product,
 * is left out.
 */
export function listNearTests(
  { id, path }: { id: string; path: string },
  recorded: RecordedTests,
  textOf: (path: string) => string = (file) => readFileSync(join(projectRoot, file), 'utf8'),
): TestName[] {
  const rank = (test: TestName, { ms }: RecordedTest) => {
    const file = fileOf(test);
    const isNamesake = bareName(file) === bareName(path);
    const isImporting = textOf(file).includes(`#${path}'`);
    return [isNamesake ? 0 : 1, isImporting ? 0 : 1, -countSharedFolders(file, path), ms];
  };
  return Object.entries(recorded)
    .filter(([, { failure, reached }]) => failure === null && reached.includes(id))
    .map(([test, facts]) => ({ test, rank: rank(test, facts) }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .map(({ test }) => test);
}

/** The path of a test file. */
export const fileOf = (test: TestName) => test.slice(test.indexOf(' ') + 1);

const bareName = (path: string) => basename(path).replace(/\..*$/, '');

function countSharedFolders(test: string, path: string): number {
  const folders = dirname(path)
    .replace(/^app\//, '')
    .split('/');
  const others = dirname(test)
    .replace(/^tests\//, '')
    .split('/');
  const differsAt = folders.findIndex((folder, at) => folder !== others[at]);
  return differsAt < 0 ? folders.length : differsAt;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
