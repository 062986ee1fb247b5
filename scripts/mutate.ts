import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileOf, listNearTests, type RecordedTests } from './mutate/near-tests.ts';
import { formatRun, isSurvivor, type Run, type TriedMutant } from './mutate/report.ts';
import { RunnerProcess } from './mutate/runner-process.ts';
import { drawSample, listMutants, type Mutant, readSources } from './mutate/sample.ts';
import { openTypeCheck } from './mutate/type-errors.ts';
import { onShutdownRequest } from './processes.ts';
import { projectRoot } from './project-root.ts';

// `npm run mutate`: changes the code in one place at a time, and counts how many of these mutants the tests notice.
// Interrupted runs continue where they were. End-to-end tests need a built product and don't run.

const { values } = parseArgs({
  options: {
    /** The result; a report is written beside it. */
    out: { type: 'string', default: join(projectRoot, 'tests/.results/mutants.json') },
    /** The result of another commit to compare with. */
    base: { type: 'string' },
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    /** How many of the test files that reach a mutant run at most, the nearest first. */
    most: { type: 'string', default: '40' },
    /** Only tries mutants that survived at the base. */
    survivors: { type: 'boolean', default: false },
    /** Only tries mutants of files, and runs test files, whose paths start with this. */
    path: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
  },
});
const { out } = values;
const reachedFile = out.replace(/(\.json)?$/, '.reached.json');
const reportFile = out.replace(/(\.json)?$/, '.md');
/** So many test files run for each mutant before survivors get twice as many, and so on. */
const firstTests = 8;
const filesPerRecording = 10;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
const base = values.base ? readJson<Run>(values.base) : undefined;
const sources = readSources(base?.files);
const mutants = listMutants(sources, values.seed);
const baseIds = new Set(base?.mutants.map(({ id }) => id));
const survivorIds = new Set(base?.mutants.filter(isSurvivor).map(({ id }) => id));
const sample = drawSample(mutants, Number(values.count), baseIds)
  .filter(({ id }) => !values.survivors || survivorIds.has(id))
  .filter(({ path }) => path.startsWith(values.path));
const code = hashCode(['app', 'db', 'workers', 'tests']);
const byId = new Map(sample.map((mutant) => [mutant.id, mutant]));
const run = continueRun();
const recorded = continueRecording();
const runners = new Set<RunnerProcess>();
onShutdownRequest(async () => {
  for (const runner of runners) runner.stop();
  process.exit(130);
});

function continueRun(): Run {
  const earlier = existsSync(out) ? readJson<Run>(out) : undefined;
  const isSame = earlier?.code === code;
  const tried = new Map(isSame ? earlier.mutants.map((mutant) => [mutant.id, mutant]) : []);
  return {
    code,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    seed: values.seed,
    candidates: mutants.length,
    files: Object.fromEntries(
      sources.map(({ path, content, identity }) => [path, { content, identity }]),
    ),
    mutants: sample.map(
      ({ start, end, appendix, ordinal, ...mutant }) =>
        tried.get(mutant.id) ?? {
          ...mutant,
          status: 'pending',
          killedBy: null,
          isTypeChecked: false,
          reaching: 0,
          ran: 0,
          ms: 0,
        },
    ),
  };
}

function continueRecording(): RecordedTests {
  if (!existsSync(reachedFile)) return {};
  const earlier = readJson<{ code: string; ids: string[]; tests: RecordedTests }>(reachedFile);
  const ids = new Set(earlier.ids);
  const isSame = earlier.code === code && sample.every(({ id }) => ids.has(id));
  return isSame ? earlier.tests : {};
}

/** Hashes all files below some folders, as they are now. */
function hashCode(folders: string[]): string {
  const all = createHash('sha256');
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders];
  const listed = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  const isFile = (path: string) => path !== '' && existsSync(join(projectRoot, path));
  for (const path of listed.split('\0').filter(isFile)) {
    all.update(`${path}\0`).update(readFileSync(join(projectRoot, path)));
  }
  return all.digest('hex');
}

function save(): void {
  writeFileSync(out, `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(reportFile, formatRun(run, base));
}

/** Runs each test file once without a mutant, and writes down which mutants it reaches. */
async function recordReached(): Promise<void> {
  const list = new RunnerProcess(sample);
  runners.add(list);
  await list.start();
  const left = list.tests.filter(
    (test) => !recorded[test] && fileOf(test).startsWith(values.tests),
  );
  list.stop();
  const chunks = left.flatMap((_, at) =>
    at % filesPerRecording === 0 ? [left.slice(at, at + filesPerRecording)] : [],
  );
  const record = async (runner: RunnerProcess, tests: string[], minutes: number) => {
    const answer = await runner.run(tests, null, minutes * 60_000);
    for (const { test, ms, failure, reached } of answer?.results ?? []) {
      recorded[test] = { ms, failure, reached };
    }
    return tests.filter((test) => !recorded[test]);
  };
  await inParallel(sample, chunks, async (runner, chunk) => {
    for (const test of await record(runner, chunk, 20)) {
      const [missing] = await record(runner, [test], 10);
      if (missing) recorded[missing] = { ms: 0, failure: 'It did not end.', reached: [] };
    }
    const ids = sample.map(({ id }) => id);
    writeFileSync(reachedFile, JSON.stringify({ code, ids, tests: recorded }));
    console.log(`${Object.keys(recorded).length} of ${list.tests.length} test files recorded`);
  });
}

/** Runs the next test files of a mutant until one fails or `most` have run. */
async function tryMutant(runner: RunnerProcess, mutant: Mutant, tried: TriedMutant, most: number) {
  const near = listNearTests(mutant, recorded);
  const tests = near.slice(tried.ran, most);
  tried.reaching = near.length;
  if (near.length === 0) tried.status = 'untested';
  if (tests.length === 0) return;
  const usual = tests.reduce((sum, test) => sum + (recorded[test]?.ms ?? 0), 0);
  const startedAt = performance.now();
  const answer = await runner.run(tests, mutant, 120_000 + 10 * usual);
  tried.ms += Math.round(performance.now() - startedAt);
  const failed = answer?.results.find(({ failure }) => failure !== null);
  const failure = failed ? `${failed.test}: ${failed.failure}` : answer?.errors[0];
  if (!answer || /timed? ?out|ECONN|EADDR/i.test(failure ?? '')) return 'timeout';
  if (!failure) tried.ran += tests.length;
  tried.status = failure ? 'killed' : 'survived';
  tried.killedBy = failure ?? null;
  return undefined;
}

/** Tries all mutants that are left with at most so many test files; those that took too long, once more and alone. */
async function tryMutants(most: number): Promise<void> {
  const left = run.mutants.filter(
    ({ status, ran, reaching }) =>
      /pending|untested/.test(status) || (status === 'survived' && ran < Math.min(most, reaching)),
  );
  const slow: TriedMutant[] = [];
  let done = 0;
  await inParallel([], left, async (runner, tried) => {
    const mutant = byId.get(tried.id);
    if (mutant && (await tryMutant(runner, mutant, tried, most))) slow.push(tried);
    done += 1;
    save();
    console.log(`${done} of ${left.length}: ${tried.status} ${tried.path}:${tried.line}`);
  });
  const runner = new RunnerProcess([]);
  runners.add(runner);
  for (const tried of slow) {
    const mutant = byId.get(tried.id);
    if (mutant && (await tryMutant(runner, mutant, tried, most))) {
      tried.status = 'killed';
      tried.killedBy = 'It took too long, twice.';
    }
    save();
  }
  runner.stop();
}

/** Checks the survivors' types: a mutant that TypeScript refuses is noticed, too. */
function checkTypes(): void {
  const survivors = run.mutants.filter((tried) => isSurvivor(tried) && !tried.isTypeChecked);
  if (survivors.length === 0) return;
  const firstError = openTypeCheck();
  for (const tried of survivors) {
    const mutant = byId.get(tried.id);
    tried.killedBy = mutant ? firstError(mutant) : null;
    if (tried.killedBy) tried.status = 'refused';
    tried.isTypeChecked = true;
    save();
  }
}

async function inParallel<T>(
  probed: readonly Mutant[],
  all: readonly T[],
  work: (runner: RunnerProcess, item: T) => Promise<void>,
): Promise<void> {
  const queue = [...all];
  const workers = Array.from({ length: Number(values.workers) }, async () => {
    const runner = new RunnerProcess(probed);
    runners.add(runner);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(runner, item);
    }
    runner.stop();
  });
  await Promise.all(workers);
}

mkdirSync(dirname(out), { recursive: true });
await recordReached();
for (let tests = firstTests; tests < Number(values.most); tests *= 2) {
  await tryMutants(tests);
  checkTypes();
}
await tryMutants(Number(values.most));
checkTypes();
save();
console.log(formatRun(run, base).split('## Survivors')[0]);
