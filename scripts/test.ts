import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from './build-app.ts';
import { requireChromium } from './find-chromium.ts';
import { onShutdownRequest, stopAllProcesses } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { describeFailure } from './setup-error.ts';
import { addTotals, describeTotals, runCheck, runVitest, type Totals } from './test-totals.ts';

// `npm test` and, with --soak, `npm run soak`: runs everything and prints the totals at the end.

const resultsDir = join(projectRoot, 'tests/.results');
const strain = process.argv.includes('--soak') ? 'full' : process.env.STRAIN;

onShutdownRequest(async () => {
  await stopAllProcesses();
  process.exit(130);
});

async function runAllStages(): Promise<Totals> {
  const startedAt = performance.now();
  await requireChromium(process.env);
  const [checks] = await Promise.all([
    Promise.all([runCheck('typecheck'), runCheck('lint')]),
    requireBuild(),
  ]);
  const env = { STRAIN: strain };
  const stages = [...checks, await runVitest({ config: 'vitest.config.ts', resultsDir, env })];
  const print = (name: string, text: string) => console.log(`${name.padEnd(10)} ${text}`);
  console.log('');
  for (const { stage, totals } of stages) print(stage, describeTotals(totals));
  for (const line of stages.flatMap(({ failures }) => failures)) print('failed', line);
  print('time', `${Math.round((performance.now() - startedAt) / 1000)} s`);
  return addTotals(stages.map(({ totals }) => totals));
}

rmSync(resultsDir, { recursive: true, force: true });
mkdirSync(resultsDir, { recursive: true });
const totals = await runAllStages().catch((error: unknown) => {
  console.error(`\n${describeFailure(error)}`);
  return { passed: 0, failed: 1 };
});
const line = describeTotals(totals);
writeFileSync(join(resultsDir, 'totals.txt'), `${line}\n`);
console.log(`\n${line}`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
