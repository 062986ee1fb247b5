import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dice } from './dice.ts';

/**
 * What goes wrong with one call to the database or a third party: it never arrives; it is done, but the response is
 * lost; or the worker ends right before or after it.
 */
export const mishapKinds = ['not reached', 'answer lost', 'killed before', 'killed after'] as const;
export type Mishap = { kind: (typeof mishapKinds)[number]; call: number };

/** How a request, job or delivery ended; `isHit` is whether its mishap happened. */
export type Ended<T> = { isHit: boolean } & (
  | { outcome: 'answered'; value: T }
  | { outcome: 'threw'; error: unknown }
  | { outcome: 'killed' }
);

type Run = {
  mishap: Mishap | null;
  turns: Turns | null;
  calls: number;
  isHit: boolean;
  isDead: boolean;
  die: () => void;
  /** What it does after its response. */
  late: Promise<unknown>[];
};

type Host = (request: Request) => Promise<Response>;

const runs = new AsyncLocalStorage<Run>();
const never = () => new Promise<never>(() => undefined);
const failure = (what: string) => new TypeError(`${what} (a fault of the simulation)`);

/**
 * Puts a network around the product until `close`: third parties answer in this process, calls to the database pass
 * through, and a run's mishap happens to one of its calls.
 * @param hosts who answers, by origin; calls to the product itself never fail
 */
export function openNetwork(hosts: {
  thirdParties: Record<string, Host>;
  product: [string, Host];
}) {
  const { fetch: real } = globalThis;
  const [productOrigin, product] = hosts.product;

  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { origin } = new URL(url);
    if (origin === productOrigin) return product(new Request(input, init));
    const host = hosts.thirdParties[origin];
    const send = () => (host ? host(new Request(input, init)) : real(input, init));
    const run = runs.getStore();
    return run ? callOf(run, send) : send();
  };

  return {
    close: () => {
      globalThis.fetch = real;
    },
  };
}

async function callOf(run: Run, send: () => Promise<Response>): Promise<Response> {
  if (run.isDead) return never();
  await run.turns?.take(run);
  run.calls += 1;
  try {
    if (run.mishap?.call !== run.calls) return await send();
    run.isHit = true;
    switch (run.mishap.kind) {
      case 'not reached':
        throw failure('fetch failed');
      case 'answer lost':
        await (await send()).arrayBuffer();
        throw failure('socket closed');
      case 'killed after':
        await (await send()).arrayBuffer();
        run.die();
        return await never();
      case 'killed before':
        run.die();
        return await never();
      default:
        return run.mishap.kind satisfies never;
    }
  } finally {
    run.turns?.give(run);
  }
}

/** Runs a request, job or delivery, with what it does after its response, and a mishap at one of its calls. */
export async function run<T>(
  work: () => Promise<T>,
  mishap: Mishap | null = null,
  turns: Turns | null = null,
): Promise<Ended<T>> {
  return new Promise((resolve) => {
    const own: Run = {
      mishap,
      turns,
      calls: 0,
      isHit: false,
      isDead: false,
      die: () => undefined,
      late: [],
    };
    const end = (ended: Ended<T>) => {
      turns?.leave(own);
      resolve(ended);
    };
    own.die = () => {
      own.isDead = true;
      end({ isHit: true, outcome: 'killed' });
    };
    turns?.join(own);
    runs.run(own, () =>
      untilFinished(own, work).then(
        (value) => end({ isHit: own.isHit, outcome: 'answered', value }),
        (error: unknown) => end({ isHit: own.isHit, outcome: 'threw', error }),
      ),
    );
  });
}

async function untilFinished<T>({ late }: Run, work: () => Promise<T>): Promise<T> {
  const value = await work();
  while (late.length > 0) await late.shift();
  return value;
}

/** Adds work after the response to the current run, like a worker's `waitUntil`. */
export function waitUntil(work: Promise<unknown>): void {
  runs.getStore()?.late.push(work);
}

/** Lets several runs take turns at the database and third parties: one call at a time, in an order that the dice choose. */
export class Turns {
  private readonly running = new Map<Run, { waiting: (() => void)[]; isCalling: boolean }>();

  constructor(private readonly dice: Dice) {}

  join(run: Run): void {
    this.running.set(run, { waiting: [], isCalling: false });
  }

  leave(run: Run): void {
    this.running.delete(run);
    this.letNext();
  }

  take(run: Run): Promise<void> {
    return new Promise((resolve) => {
      this.running.get(run)?.waiting.push(resolve);
      this.letNext();
    });
  }

  give(run: Run): void {
    const state = this.running.get(run);
    if (state) state.isCalling = false;
    this.letNext();
  }

  /** Waits until every run stands before a call, so that the order is the dice's alone. */
  private letNext(): void {
    setImmediate(() => {
      const states = [...this.running.values()];
      if (states.some(({ waiting, isCalling }) => isCalling || waiting.length === 0)) return;
      const next = this.dice.pick(states);
      if (!next) return;
      next.isCalling = true;
      next.waiting.shift()?.();
    });
  }
}
