import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const stepMilliseconds = 50;

/** Resident memory in bytes: before a piece of work, at its highest, and after it. */
export type MemoryOver = { before: number; most: number; after: number };

/**
 * The process id of the workerd that runs the worker of `wrangler dev --port`. Wrangler runs another one as a proxy, which
 * opens no inspector and may hold more: it keeps what the worker prints until DevTools come to read it.
 */
export async function findWorkerd(port: number): Promise<number> {
  const { stdout } = await run('ps', ['-Ao', 'pid=,ppid=,args=']);
  const processes = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return args ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
  });
  const family = new Set(
    processes.filter(({ args }) => args.includes(`--port ${port} `)).map(({ pid }) => pid),
  );
  // Parents stand before their children until process ids start anew; twice over is enough then.
  for (const { pid, parent } of [...processes, ...processes]) {
    if (family.has(parent)) family.add(pid);
  }
  const workerd = processes.find(
    ({ pid, args }) => family.has(pid) && /workerd serve.* --inspector-addr=/.test(args),
  );
  if (!workerd) throw new Error(`No workerd at port ${port}.`);
  return workerd.pid;
}

/** Watches a process while some work is done. */
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
