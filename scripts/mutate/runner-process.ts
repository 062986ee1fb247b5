import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project-root.ts';
import type { Mutant } from './sample.ts';
import type { Answer, Order, TestName } from './test-runner.ts';

const program = fileURLToPath(new URL('./test-runner.ts', import.meta.url));
const startMilliseconds = 600_000;

/** A test runner in its own process group; one that doesn't answer in time is killed, and started again when needed. */
export class RunnerProcess {
  tests: TestName[] = [];
  private child: ChildProcess | undefined;
  private tempDir: string | undefined;

  /** @param probed the mutants whose statements report that they are reached */
  constructor(private readonly probed: readonly Mutant[]) {}

  /** Starts the process, unless it is running. */
  async start(): Promise<void> {
    if (this.child) return;
    this.tempDir = mkdtempSync(join(tmpdir(), 'billwren-mutants-'));
    this.child = fork(program, {
      cwd: projectRoot,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, TMPDIR: this.tempDir },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    const answer = await this.ask({ type: 'start', probed: [...this.probed] }, startMilliseconds);
    if (answer?.type !== 'started') throw new Error('vitest did not start.');
    this.tests = answer.tests;
  }

  /**
   * Runs test files in their order; with a mutant, until the first one fails.
   * @returns null if they took too long or the process ended
   */
  async run(tests: TestName[], mutant: Mutant | null, milliseconds: number) {
    await this.start();
    const answer = await this.ask({ type: 'run', tests, mutant }, milliseconds);
    return answer?.type === 'done' ? answer : null;
  }

  /** Kills the process and its descendants. */
  stop(): void {
    const { child, tempDir } = this;
    this.child = undefined;
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    if (tempDir) rmSync(tempDir, { recursive: true, force: true, maxRetries: 5 });
  }

  private ask(order: Order, milliseconds: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      const { child } = this;
      const finish = (answer: Answer | null) => {
        clearTimeout(timer);
        child?.off('message', finish);
        child?.off('exit', giveUp);
        if (!answer) this.stop();
        resolve(answer);
      };
      const giveUp = () => finish(null);
      const timer = setTimeout(giveUp, milliseconds);
      child?.once('message', finish);
      child?.once('exit', giveUp);
      child?.send(order);
    });
  }
}
