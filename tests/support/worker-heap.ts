import { WebSocket } from 'ws';

/** Reads the memory of the app's worker through DevTools. */
type WorkerInspector = {
  /**
   * Returns the bytes that the worker retains after garbage collection: script objects, runtime objects, array buffers.
   * Without memory pressure, garbage is collected late, so a process's size says little about retained memory.
   * @throws Error if the inspector doesn't respond
   */
  readKept: () => Promise<number>;
  close: () => void;
};

type HeapUsage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number };

const patienceMs = 30_000;
const pokeMs = 20;

/** Inspects the app's worker of a product that was started with `isInspected`. */
export async function inspectWorker({
  origin,
  inspectorUrl,
}: {
  origin: string;
  inspectorUrl: string | null;
}): Promise<WorkerInspector> {
  const socket = new WebSocket(inspectorUrl ?? 'none');
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const ask = (method: string) => {
    last += 1;
    return callInspector(socket, last, method);
  };
  const readKept = async () => {
    let isOver = false;
    // Collection is a task of the isolate, which runs tasks only while it answers a request.
    const poking = (async () => {
      while (!isOver) {
        await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).then(
          (answer) => answer.arrayBuffer(),
          // If the worker is down, the inspector call fails instead.
          () => undefined,
        );
        await new Promise((resolve) => setTimeout(resolve, pokeMs));
      }
    })();
    try {
      await ask('HeapProfiler.enable');
      // The second collection frees what the first one finalized.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const usage = (await ask('Runtime.getHeapUsage')) as HeapUsage;
      return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
    } finally {
      isOver = true;
      await poking;
    }
  };
  return { readKept, close: () => socket.close() };
}

function callInspector(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => end(new Error(`No answer to ${method}.`)), patienceMs);
    const end = (outcome: unknown) => {
      clearTimeout(giveUp);
      socket.off('message', hear);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const hear = (data: WebSocket.RawData) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: object };
      if (message.id !== id) return;
      end(
        message.error ? new Error(`${method}: ${JSON.stringify(message.error)}`) : message.result,
      );
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ id, method }));
  });
}
