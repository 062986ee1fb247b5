import { WebSocket } from 'ws';

/** A look into the memory of the app's worker, as DevTools have it. */
type WorkerInspector = {
  /**
   * The bytes that the worker holds on to once all garbage is collected: objects of the script, objects of the runtime,
   * array buffers. A heap that nothing presses is collected late, so what a process takes says little about what is kept.
   * @throws Error when the inspector does not answer
   */
  readKept: () => Promise<number>;
  close: () => void;
};

type HeapUsage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number };

const patienceMs = 30_000;
const pokeMs = 20;

/** Looks into the app's worker of a product that was started to be inspected. */
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
    return askInspector(socket, last, method);
  };
  const readKept = async () => {
    let isOver = false;
    // The collection is a task of the isolate, which works off its tasks only while it answers a request.
    const poking = (async () => {
      while (!isOver) {
        await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).then(
          (answer) => answer.arrayBuffer(),
          // A worker that is away is missed by the inspector's asker.
          () => undefined,
        );
        await new Promise((resolve) => setTimeout(resolve, pokeMs));
      }
    })();
    try {
      await ask('HeapProfiler.enable');
      // What the first one finalizes, the second one frees.
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

function askInspector(socket: WebSocket, id: number, method: string): Promise<unknown> {
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
