import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.ts';

/** How a program ended: its exit code, or the signal that ended it. */
export type ProcessEnd = { name: string; code: number | null; signal: NodeJS.Signals | null };

/** What to run and what to do with each line that it prints. */
export type ProcessOrder = {
  name: string;
  command: string;
  args: string[];
  /** The project's root where none is said. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  onLine?: (line: string) => void;
};

/** A running program with everything that it started in turn. */
export type RunningProcess = ReturnType<typeof startProcess>;

/** Everything that this process has started and that still runs. */
const running = new Set<{ stop: () => Promise<void> }>();

const keptLines = 40;
const graceMilliseconds = 5_000;

/**
 * Starts a program in a process group of its own, so that stopping it also ends what it started (wrangler starts workerd
 * and esbuild). Should this process itself be killed, the keeper ends the group.
 */
export function startProcess(order: ProcessOrder) {
  const child = spawn(order.command, order.args, {
    cwd: order.cwd ?? projectRoot,
    env: { ...process.env, ...order.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  let isOver = false;
  const keepLine = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    order.onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', keepLine);
  }
  const pid = child.pid ?? 0;
  tellKeeper('+', pid);

  const ended = new Promise<ProcessEnd>((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      if (isOver) return;
      isOver = true;
      signalGroup(pid, 'SIGKILL');
      tellKeeper('-', pid);
      resolve({ name: order.name, code, signal });
    };
    child.once('error', (error) => {
      keepLine(error.message);
      finish(null, null);
    });
    child.once('exit', finish);
  });

  const started = {
    name: order.name,
    pid,
    /** Settles when the program has ended, never rejects. */
    ended,
    hasEnded: () => isOver,
    /** The last lines that it printed, for an error message. */
    lastLines: () => [...lines],
    /** Asks the program and all that it started to end, and insists after 5 seconds; safe to call twice. */
    stop: () => stopGroup(child, pid, ended),
    /** Ends all of it at once, as a power cut would. */
    kill: async () => {
      signalGroup(pid, 'SIGKILL');
      await ended;
    },
  };
  running.add(started);
  ended.then(() => running.delete(started));
  return started;
}

/** Ends everything that this process has started, also what is still starting. */
export async function stopAllProcesses(): Promise<void> {
  await Promise.all([...running].map((each) => each.stop()));
}

/** Lets this process end as it should when it is asked to from outside. */
export function onEndAsked(leave: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
}

/**
 * Runs a program to its end.
 * @returns its exit code, never 0 when a signal ended it, and all lines that it printed
 */
export async function runProcess(order: ProcessOrder): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const onLine = (line: string) => {
    lines.push(line);
    order.onLine?.(line);
  };
  const { code } = await startProcess({ ...order, onLine }).ended;
  return { code: code ?? 1, lines };
}

/** The same of an npm script. */
export function runScript(name: string) {
  return runProcess({ name, command: 'npm', args: ['run', '--silent', name] });
}

async function stopGroup(child: ChildProcess, pid: number, ended: Promise<ProcessEnd>) {
  if (child.exitCode === null && child.signalCode === null) {
    signalGroup(pid, 'SIGTERM');
    await Promise.race([ended, sleep(graceMilliseconds, null, { ref: false })]);
  }
  signalGroup(pid, 'SIGKILL');
  if (pid > 0) await ended;
}

/** Sends a signal to a whole process group; a group that is gone is no error. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Asks an address until it answers 200. A program that never gets there is ended.
 * @throws when the program behind it ends first, or the time is over; the message carries its last lines
 */
export async function waitUntilHealthy(
  url: string,
  options: { process: RunningProcess; seconds: number },
): Promise<void> {
  const { process } = options;
  const deadline = performance.now() + options.seconds * 1000;
  let last = 'nothing answered';
  while (performance.now() < deadline) {
    if (process.hasEnded()) {
      throw new Error(describeEnd(await process.ended, process.lastLines()));
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      const body = await response.text();
      // Another program's answer on its port says nothing about one that has ended.
      if (response.status === 200 && !process.hasEnded()) return;
      last = `it answered ${response.status}: ${body.slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(100);
  }
  await process.stop();
  const lines = process.lastLines().slice(-15);
  throw new Error(
    [`${process.name} was not ready after ${options.seconds} s (${last}).`, ...lines].join('\n  '),
  );
}

/** One sentence about an end that was not asked for, with the last lines that the program printed. */
export function describeEnd(end: ProcessEnd, lines: string[]): string {
  const how = end.signal ? `was ended by ${end.signal}` : `ended with exit code ${end.code ?? '?'}`;
  const tail = lines.slice(-15).map((line) => `  ${line}`);
  return [`${end.name} ${how}.`, ...tail].join('\n');
}

/** The same of a part of `npm run dev`, which ends with it, and what to do then. */
export function describeDeath(end: ProcessEnd, lines: string[], dataDir: string): string {
  return [
    describeEnd(end, lines),
    `Nothing that was saved is lost: it is kept in ${dataDir}.`,
    'Run npm run dev again to go on. If the same part ends again, its last lines above say why.',
  ].join('\n');
}

/**
 * The keeper is a small program that outlives its parent for a moment: it reads the process groups that the parent
 * started, and when its input closes (the parent ended, even by SIGKILL) it ends every group still noted.
 */
let keeper: ChildProcess | undefined;

/** Asks the keeper to end this process group, should this process die without doing it; or tells it that the group is gone. */
function tellKeeper(word: '+' | '-', pid: number): void {
  if (pid <= 0) return;
  keeper ??= startKeeper();
  keeper.stdin?.write(`${word}${pid}\n`);
}

function startKeeper() {
  const program = fileURLToPath(new URL('./keeper-program.mjs', import.meta.url));
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The keeper must not hold its parent open, nor bring it down.
  child.unref();
  child.stdin?.on('error', () => undefined);
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}
