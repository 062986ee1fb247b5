import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const stepMilliseconds = 50;

/** Resident memory in bytes: before some work, at its peak, and after it. */
export type MemoryOver = { before: number; most: number; after: number };

/** The process id of the workerd that listens on this port. */
export async function findWorkerd(port: number): Promise<number> {
  const { stdout } = await run('ps', ['-Ao', 'pid=,args=']);
  const line = stdout.split('\n').find((each) => each.includes(`entry=localhost:${port} `));
  if (!line) throw new Error(`No workerd at port ${port}.`);
  return Number.parseInt(line, 10);
}

/** Measures the memory of a process while some work runs. */
export async function watchMemory(pid: number, work: () => Promise<void>): Promise<MemoryOver> {
  const before = await readMemory(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await readMemory(pid));
      await new Promise((resolve) => setTimeout(resolve, stepMilliseconds));
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  const after = await readMemory(pid);
  return { before, most: Math.max(most, after), after };
}

/** Resident memory of a process in bytes. */
export async function readMemory(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}
