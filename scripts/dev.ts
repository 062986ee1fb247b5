import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireBuild } from './build-app.ts';
import { waitUntilSilent } from './heartbeat.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { stopAllProcesses } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { isNoise } from './quiet-lines.ts';
import { rebuildOnChange } from './rebuild-on-change.ts';
import { describeFailure, SetupError } from './setup-error.ts';
import { startProduct } from './start-product.ts';

// `npm run dev`: the whole product on this machine, rebuilt on change, until Ctrl-C.

let isLeaving = false;

async function leave(code: number) {
  if (isLeaving) return;
  isLeaving = true;
  await stopAllProcesses();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => leave(0));
}

function print(part: string, line: string) {
  const text = stripVTControlCharacters(line).trimEnd();
  if (!isLeaving && !isNoise(text)) console.log(`${part.padEnd(9)} ${text}`);
}

async function runProduct() {
  const ports = readPorts(process.env);
  await requireFreePorts(ports);
  const dataDir = resolve(projectRoot, process.env.DATA_DIR || '.data');
  console.log('Billwren is being built and started, which takes up to a minute.');
  await requireBuild();
  const product = await startProduct({ ports, dataDir, hasAnalytics: true, onLine: print });
  rebuildOnChange((line) => print('build', line));
  console.log(
    [
      '',
      `webhooks  ${product.webhooksOrigin}`,
      `mailbox   ${product.standInsOrigin}/mail`,
      `analytics ${product.standInsOrigin}/analytics`,
      `stripe    ${product.standInsOrigin}/stripe`,
      `database  ${product.libsqlUrl}, kept in ${dataDir}`,
      `Billwren is ready at ${product.origin}`,
    ].join('\n'),
  );
  const silent = (origin: string) =>
    waitUntilSilent(`${origin}/healthz`).then(() => `The worker at ${origin} answers no more.`);
  throw new SetupError(
    await Promise.race([product.died, silent(product.origin), silent(product.webhooksOrigin)]),
  );
}

runProduct().catch(async (error: unknown) => {
  if (!isLeaving) console.error(`\n${describeFailure(error)}\nBillwren has stopped.`);
  await leave(1);
});
