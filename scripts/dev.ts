import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { watch } from 'chokidar';
import { buildApp, requireBuild } from './build-app.ts';
import { parsePorts, requireFreePorts } from './ports.ts';
import { describeDeath, onShutdownRequest, stopAllProcesses } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { describeFailure, SetupError } from './setup-error.ts';
import { startLocalServices } from './start-local-services.ts';
import { startWorker, workers } from './wrangler.ts';

// `npm run dev`: runs the full product locally, rebuilding on change, until Ctrl-C.

/** Lines that wrangler and the fakes print on every start and request, and the heartbeat's own requests. */
const noise = [
  /^\s*$/,
  /^[─━-]{5,}/,
  // The worker's modules, as a table.
  /^(Attaching additional modules|[┌├│└])/,
  /^(Your Worker has access|Binding\s+Resource|env\.[A-Z_]+ )/,
  /^⎔ (Starting|Reloading|Shutting)/,
  /^\[wrangler:info\] (Ready on|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /,
  // The identity providers' fakes run fine on this Node version, and use in-memory storage on purpose.
  /^oidc-provider WARNING: (Unsupported runtime|a quick start development-only in-memory)/,
  /"route":"[^"]*healthz".*"status":200/,
];

/** Editors save several files one after the other. */
const quietMilliseconds = 150;

let isLeaving = false;

async function leave(code: number) {
  if (isLeaving) return;
  isLeaving = true;
  await stopAllProcesses();
  process.exit(code);
}

onShutdownRequest(() => leave(0));

function print(part: string, line: string) {
  const text = stripVTControlCharacters(line).trimEnd();
  const isNoise = noise.some((pattern) => pattern.test(text));
  if (!isLeaving && !isNoise) console.log(`${part.padEnd(9)} ${text}`);
}

// The fakes run in this process, so their libraries' warnings appear here too.
console.warn = (line: unknown) => print('standins', String(line));

/**
 * Rebuilds the app whenever its sources change, one build at a time: changes during a build trigger another. `wrangler
 * dev` detects the new build and reloads the worker. A failed build is shown in full, and the last good one keeps
 * running.
 */
function rebuildOnChange(): void {
  let isBuilding = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;

  const build = async () => {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      const { ok, seconds, lines } = await buildApp();
      if (ok) print('build', `rebuilt in ${seconds.toFixed(1)} s`);
      else
        for (const line of [...lines, 'The build failed. Fix the error and save.'])
          print('build', line);
    }
    isBuilding = false;
  };
  const sources = ['app', 'db', 'workers', 'public'];
  watch(sources, { cwd: projectRoot, ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(build, quietMilliseconds);
  });
}

async function runProduct() {
  const ports = parsePorts(process.env);
  await requireFreePorts(ports);
  const dataDir = resolve(projectRoot, process.env.DATA_DIR || '.data');
  console.log('Building and starting Billwren. This can take a minute.');
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
  rebuildOnChange();
  console.log(
    [
      '',
      `webhooks  http://localhost:${ports.webhooks}`,
      `mailbox   ${services.fakesOrigin}/mail`,
      `analytics ${services.fakesOrigin}/analytics`,
      `stripe    ${services.fakesOrigin}/stripe`,
      `database  ${services.libsqlUrl}, stored in ${dataDir}`,
      `Billwren is ready at http://localhost:${ports.app}`,
    ].join('\n'),
  );
  const deaths = [services.databaseProcess(), ...running].map(async (part) =>
    describeDeath(await part.ended, part.lastLines(), dataDir),
  );
  throw new SetupError(await Promise.race(deaths));
}

runProduct().catch(async (error: unknown) => {
  if (!isLeaving) console.error(`\n${describeFailure(error)}\nBillwren has stopped.`);
  await leave(1);
});
