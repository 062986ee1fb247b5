import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireBuild } from './build-app.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { describeEnd, stopAllProcesses } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { isNoise } from './quiet-lines.ts';
import { rebuildOnChange } from './rebuild-on-change.ts';
import { describeFailure, SetupError } from './setup-error.ts';
import { startLocalServices } from './start-local-services.ts';
import { startWorker } from './start-worker.ts';
import { workers } from './wrangler.ts';

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
  await requireBuild('build:app');
  const services = await startLocalServices({ ports, dataDir, hasAnalytics: true, onLine: print });
  const running = await Promise.all(
    workers.map(({ name, config }) =>
      startWorker({
        name,
        config,
        port: ports[name],
        stateDir: join(dataDir, 'wrangler'),
        vars: services.vars,
        onLine: (line) => print(name, line),
      }),
    ),
  );
  rebuildOnChange((line) => print('build', line));
  console.log(
    [
      '',
      `webhooks  http://localhost:${ports.webhooks}`,
      `mailbox   ${services.standInsOrigin}/mail`,
      `analytics ${services.standInsOrigin}/analytics`,
      `stripe    ${services.standInsOrigin}/stripe`,
      `database  ${services.libsqlUrl}, kept in ${dataDir}`,
      `Billwren is ready at http://localhost:${ports.app}`,
    ].join('\n'),
  );
  const deaths = [...services.processes(), ...running].map(async (part) =>
    describeEnd(await part.ended, part.lastLines()),
  );
  throw new SetupError(await Promise.race(deaths));
}

runProduct().catch(async (error: unknown) => {
  if (!isLeaving) console.error(`\n${describeFailure(error)}\nBillwren has stopped.`);
  await leave(1);
});
