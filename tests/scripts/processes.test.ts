import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startProcess } from '#scripts/processes.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { PortTakenError, startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from '#tests/support/free-ports.ts';

/** A program that starts a child process, prints both ids on one line, and keeps running. */
const family = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log([process.pid, child.pid].join(' '));
  setInterval(() => {}, 1000);`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** In a container the first process may never reap zombies. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

async function startFamily() {
  const lines: string[] = [];
  const started = startProcess({
    name: 'family',
    command: process.execPath,
    args: ['-e', family],
    onLine: (line) => lines.push(line),
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000);
  return { started, pids: (lines[0] ?? '').split(' ').map(Number) };
}

test('stopping a program ends what it started, and its exit is reported once', async () => {
  const { started, pids } = await startFamily();
  expect(pids.map(isRunning)).toEqual([true, true]);
  await started.stop();
  await started.stop();
  expect(await started.ended).toMatchObject({ name: 'family', signal: 'SIGTERM' });
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 20_000);
});

test('if the parent is killed without a chance to clean up, the watchdog does it', async () => {
  const script = `
    import { startProcess } from '#scripts/processes.ts';
    startProcess({ name: 'family', command: process.execPath, args: ['-e', ${JSON.stringify(family)}],
      onLine: (line) => console.log(line) });`;
  const starter = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const pids: number[] = [];
  createInterface({ input: starter.stdout }).once('line', (line) =>
    pids.push(...line.split(' ').map(Number)),
  );
  await vi.waitFor(() => expect(pids).toHaveLength(2), 20_000);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 20_000);
});

test('a database whose port was taken first by another one doesn’t accept that one’s response', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-port-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await findFreePort();
  const first = await startSqld({ dataDir: join(dataDir, 'first'), port });
  onTestFinished(() => first.process.kill());
  const second = startSqld({ dataDir: join(dataDir, 'second'), port });
  await expect(second).rejects.toThrow(PortTakenError);
  const again = startSqld({ dataDir: join(dataDir, 'third'), port });
  await expect(again).rejects.toThrow(PortTakenError);
  expect(first.process.hasEnded()).toBe(false);
});
