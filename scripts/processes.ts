import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.ts';

/** How a program ended: its exit code, or the signal that ended it. */
export type ProcessEnd = { name: string; code: number | null; signal: NodeJS.Signals | null };

/** The program to run, and the handler of its output lines. */
export type ProcessOrder = {
  name: string;
  command: string;
  args: string[];
  /** Defaults to the project's root. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  onLine?: (line: string) => void;
};

/** A running program with its descendants. */
export type RunningProcess = ReturnType<typeof startProcess>;

/** Everything started by this process that is still running. */
const running = new Set<{ stop: () => Promise<void> }>();

const maxRetainedLines = 40;
const graceMilliseconds = 5_000;

/**
 * Starts a program in its own process group, so that stopping it also ends its descendants (wrangler starts workerd and
 * esbuild). If this process is killed, the keeper ends the group.
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
    if (lines.length > maxRetainedLines) lines.shift();
    order.onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', keepLine);
  }
  const pid = child.pid ?? 0;
  notifyKeeper('+', pid);

  const ended = new Promise<ProcessEnd>((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      if (isOver) return;
      isOver = true;
      signalGroup(pid, 'SIGKILL');
      notifyKeeper('-', pid);
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
    /** Settles when the program has ended; never rejects. */
    ended,
    hasEnded: () => isOver,
    /** The last output lines, for an error message. */
    lastLines: () => [...lines],
    /** Asks the program and its descendants to end, and kills them after 5 seconds; safe to call twice. */
    stop: () => stopGroup(child, pid, ended),
    /** Kills all of them at once, like a power failure. */
    kill: async () => {
      signalGroup(pid, 'SIGKILL');
      await ended;
    },
  };
  running.add(started);
  ended.then(() => running.delete(started));
  return started;
}

/** Ends everything started by this process, including what is still starting. */
export async function stopAllProcesses(): Promise<void> {
  await Promise.all([...running].map((each) => each.stop()));
}

/** Runs a cleanup when this process is asked to end from outside. */
export function onShutdownRequest(leave: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
}

/**
 * Runs a program until it ends.
 * @returns its exit code, never 0 when a signal ended it, and all output lines
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

/** Does the same for an npm script. */
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

/** Signals a process group; a missing group isn't an error. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Polls an address until it responds 200. A program that never does is ended.
 * @throws when the program ends first or on timeout; the message contains its last lines
 */
export async function waitUntilHealthy(
  url: string,
  options: { process: RunningProcess; seconds: number },
): Promise<void> {
  const { process } = options;
  const deadline = performance.now() + options.seconds * 1000;
  let last = 'no response';
  while (performance.now() < deadline) {
    if (process.hasEnded()) {
      throw new Error(describeEnd(await process.ended, process.lastLines()));
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      const body = await response.text();
      // A response from another program on the port says nothing about one that has ended.
      if (response.status === 200 && !process.hasEnded()) return;
      last = `it responded with ${response.status}: ${body.slice(0, 200)}`;
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

/** Describes an unexpected end, with the last lines that the program printed. */
export function describeEnd(end: ProcessEnd, lines: string[]): string {
  const how = end.signal ? `was stopped by ${end.signal}` : `exited with code ${end.code ?? '?'}`;
  const tail = lines.slice(-15).map((line) => `  ${line}`);
  return [`${end.name} ${how}.`, ...tail].join('\n');
}

/** Describes the same for a part of `npm run dev`, which then ends too, and what to do about it. */
export function describeDeath(end: ProcessEnd, lines: string[], dataDir: string): string {
  return [
    describeEnd(end, lines),
    `Your saved data is safe in ${dataDir}.`,
    'To continue, run npm run dev again. If the same part stops again, see its last lines above for the reason.',
  ].join('\n');
}

/**
 * The keeper is a small program that briefly outlives its parent: it gets the process groups that the parent started,
 * and when its input closes (the parent ended, even by SIGKILL) it ends every remaining group.
 */
let keeper: ChildProcess | undefined;

/** Registers a process group with the keeper, to be ended if this process dies; or unregisters it. */
function notifyKeeper(word: '+' | '-', pid: number): void {
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
  // The keeper must neither keep its parent alive nor crash it.
  child.unref();
  child.stdin?.on('error', () => undefined);
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}
