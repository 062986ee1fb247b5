import { WebSocket } from 'ws';

/** What an isolate's inspector says of its memory, in bytes. */
type HeapUsage = {
  /** JavaScript objects that are in use, the garbage among them unless it was collected. */
  usedSize: number;
  /** Objects of the runtime itself: requests, streams, signals. */
  embedderHeapUsedSize: number;
  /** Array buffers. */
  backingStorageSize: number;
};

const patienceMs = 30_000;
const pokeMs = 20;

/**
 * The bytes that the app's worker holds on to once all garbage is collected: a heap that nothing presses is collected
 * late, so what a process takes of the machine says little about what is kept.
 * @param product.inspectorPort where `wrangler dev` lets DevTools in
 */
export async function readKeptHeap(product: {
  origin: string;
  inspectorPort: number;
}): Promise<number> {
  const inspector = new WebSocket(`ws://127.0.0.1:${product.inspectorPort}/ws`);
  let isOver = false;
  // The collection is a task of the isolate, which works off its tasks only while it answers a request.
  const poking = (async () => {
    while (!isOver) {
      // A worker that is away is missed by whoever asks the inspector.
      await fetch(`${product.origin}/healthz`).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, pokeMs));
    }
  })();
  try {
    await new Promise((resolve, reject) => {
      inspector.once('open', resolve);
      inspector.once('error', reject);
    });
    await ask(inspector, 1, 'HeapProfiler.enable');
    // What the first one finalizes, the second one frees.
    await ask(inspector, 2, 'HeapProfiler.collectGarbage');
    await ask(inspector, 3, 'HeapProfiler.collectGarbage');
    const usage = (await ask(inspector, 4, 'Runtime.getHeapUsage')) as HeapUsage;
    return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
  } finally {
    isOver = true;
    inspector.close();
    await poking;
  }
}

function ask(inspector: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => end(new Error(`No answer to ${method}.`)), patienceMs);
    const end = (outcome: unknown) => {
      clearTimeout(giveUp);
      inspector.off('message', hear);
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
    inspector.on('message', hear);
    inspector.send(JSON.stringify({ id, method }));
  });
}
