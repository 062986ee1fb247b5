import { join, relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { projectRoot } from '../project-root.ts';
import type { Mutant } from './sample.ts';

// A process that runs test files for scripts/mutate.ts, one order at a time.

/** A test file with its project, separated by a space. */
export type TestName = string;

export type Order =
  | { type: 'start'; probed: Mutant[] }
  | { type: 'run'; tests: TestName[]; mutant: Mutant | null };

/** How one test file ended, and what it reached. */
export type FileResult = {
  test: TestName;
  ms: number;
  failure: string | null;
  reached: string[];
};

export type Answer =
  | { type: 'started'; tests: TestName[] }
  | { type: 'done'; results: FileResult[]; errors: string[] };

const nameOf = ({ project, moduleId }: TestSpecification): TestName =>
  `${project.name} ${relative(projectRoot, moduleId)}`;

async function start(probed: readonly Mutant[]) {
  const byPath = new Map<string, Mutant[]>();
  for (const mutant of probed)
    byPath.set(mutant.path, [...(byPath.get(mutant.path) ?? []), mutant]);
  globalThis.mutantState = { probed: byPath, active: null };
  const vitest = await createVitest('test', {
    config: 'scripts/mutate/vitest.config.ts',
    root: projectRoot,
    watch: false,
    bail: probed.length > 0 ? 0 : 1,
    reporters: [{}],
    silent: true,
    sequence: { sequencer: GivenOrder },
  });
  vitest.provide('isRecording', probed.length > 0);
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  const byName = new Map(specifications.map((each) => [nameOf(each), each]));

  /** Runs the test files in their order until one fails. */
  const run = async (tests: readonly TestName[], mutant: Mutant | null): Promise<Answer> => {
    const state = globalThis.mutantState;
    const changed = [state?.active, mutant].flatMap((each) => (each ? [each.path] : []));
    if (state) state.active = mutant;
    for (const path of changed) vitest.invalidateFile(join(projectRoot, path));
    vitest.state.filesMap.clear();
    const chosen = tests.flatMap((test) => byName.get(test) ?? []);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    return {
      type: 'done',
      results: testModules.map(resultOf),
      errors: unhandledErrors.map(messageOf),
    };
  };
  return { tests: [...byName.keys()], run };
}

class GivenOrder {
  sort = async (files: TestSpecification[]) => files;
  shard = async (files: TestSpecification[]) => files;
}

function resultOf(module: TestModule): FileResult {
  const { duration, setupDuration, collectDuration, prepareDuration } = module.diagnostic();
  return {
    test: `${module.project.name} ${relative(projectRoot, module.moduleId)}`,
    ms: Math.round(duration + setupDuration + collectDuration + prepareDuration),
    failure: module.state() === 'failed' ? failureOf(module) : null,
    reached: module.meta().reached ?? [],
  };
}

function failureOf(module: TestModule): string {
  for (const test of module.children.allTests('failed')) {
    return `${test.fullName}: ${test.result().errors?.map(messageOf).join('; ')}`;
  }
  return module.errors().map(messageOf).join('; ') || 'failed';
}

function messageOf(error: unknown): string {
  const text = error instanceof Error || isWithMessage(error) ? error.message : String(error);
  return text.slice(0, 300);
}

function isWithMessage(error: unknown): error is { message: string } {
  return typeof error === 'object' && error !== null && 'message' in error;
}

let runner: ReturnType<typeof start> | undefined;
process.on('message', async (order: Order) => {
  if (order.type === 'start') runner = start(order.probed);
  const started = await runner;
  if (!started) return;
  const answer: Answer =
    order.type === 'start'
      ? { type: 'started', tests: started.tests }
      : await started.run(order.tests, order.mutant);
  process.send?.(answer);
});
// It leads its process group.
process.on('disconnect', () => process.kill(0, 'SIGKILL'));
