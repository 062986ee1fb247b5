import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The keeper is a small program that outlives its parent for a moment: it reads the process groups that the parent
 * started, and when its input closes (the parent ended, even by SIGKILL) it ends every group still noted.
 */
let keeper: ChildProcess | undefined;

/** Asks the keeper to end this process group, should this process die without doing it. */
export function watchGroup(pid: number): void {
  if (pid > 0) tell(`+${pid}\n`);
}

/** Tells the keeper that the group is gone. */
export function releaseGroup(pid: number): void {
  if (pid > 0) tell(`-${pid}\n`);
}

function tell(line: string) {
  keeper ??= startKeeper();
  keeper.stdin?.write(line);
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
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') {
    child.stdin.unref();
  }
  return child;
}
