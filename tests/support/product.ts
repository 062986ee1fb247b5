import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Ports } from '#scripts/ports.ts';
import {
  type LocalServices,
  type LocalServicesOrder,
  startLocalServices,
} from '#scripts/start-local-services.ts';
import { takeContractFaults, watchStripe } from '#tests/contracts/watch-stripe.ts';
import { findProductPorts } from '#tests/support/free-ports.ts';
import { findLogLeaks } from './log-leaks.ts';
import { type RunningWorkers, startWorkers } from './start-workers.ts';
import { untilPortIsFree } from './until-port-is-free.ts';

type ProductOrder = Pick<LocalServicesOrder, 'vars' | 'onLine' | 'hasAnalytics'> & {
  /** Four that are free, unless told. */
  ports?: Ports;
  /** Whether DevTools may look into the app's worker. */
  isInspected?: boolean;
  /** The `build` folder of another checkout, run in place of ours. */
  otherBuild?: string;
};

/** The whole product, answering. */
export type RunningProduct = Omit<RunningWorkers, 'kill'> &
  Omit<LocalServices, 'databaseProcess'> & {
    /** Ends both workers at once, as a power cut would; `startWorkers` brings them back. */
    killWorkers: () => Promise<void>;
    startWorkers: () => Promise<void>;
  };

/** Where the parts of the product under test answer. */
export type ProductAddresses = Pick<
  RunningProduct,
  'origin' | 'webhooksOrigin' | 'fakesOrigin' | 'libsqlUrl'
>;

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductAddresses;
  }
}

/** What workerd itself prints of a `Host` that is no host name; the request reaches neither worker. */
const isRefusedHost = (line: string) =>
  line.startsWith('workerd/server/') && line.includes('invalid hostname when stringifying URL');

/**
 * Starts a whole product of a test's own: free ports, an empty database in a temporary folder, all of it gone after
 * `stop`, which throws when a worker's log held anything of its people. What its parts print goes to `onLine`, and
 * into the test's output only when `BILLWREN_LOG` is set.
 */
export async function createTestProduct(order: ProductOrder = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-product-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  const printed: string[] = [];
  const onLine = (part: string, line: string) => {
    order.onLine?.(part, line);
    if (part === 'workers' && !isRefusedHost(line)) printed.push(line);
    if (process.env.BILLWREN_LOG) console.log(`${part}: ${line}`);
  };
  try {
    const start = async (ports: Ports) => startProduct({ ...order, onLine, ports, dataDir });
    const product = await (order.ports
      ? start(order.ports)
      : untilPortIsFree(async () => start(await findProductPorts())));
    const stop = async () => {
      const isThere = await fetch(`${product.libsqlUrl}/health`).then(
        () => true,
        () => false,
      );
      const leaks = await findLogLeaks(printed, isThere ? product.libsqlUrl : null);
      await product.stop();
      remove();
      if (leaks.length === 0) return;
      // vitest says what a teardown throws, and calls the run a success all the same.
      process.exitCode = 1;
      throw new Error(`The log held private data:\n${leaks.slice(0, 20).join('\n')}`);
    };
    return { ...product, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startProduct(order: ProductOrder & { ports: Ports; dataDir: string }) {
  const { vars, databaseProcess, ...services } = await startLocalServices(order);
  const start = () =>
    startWorkers({
      ports: order.ports,
      stateDir: join(order.dataDir, 'workers'),
      vars,
      isInspected: order.isInspected,
      otherBuild: order.otherBuild,
      onLine: (line) => order.onLine?.('workers', line),
    });
  try {
    let running = await start();
    const { kill, ...addresses } = running;
    return {
      ...addresses,
      ...services,
      vars,
      killWorkers: () => running.kill(),
      startWorkers: async () => {
        running = await start();
      },
      stop: async () => {
        await running.kill();
        await services.stop();
      },
    };
  } catch (error) {
    await services.stop();
    throw error;
  }
}

/** vitest's global setup for the journeys: one product for all of them, found by `inject('product')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  watchStripe();
  const product = await createTestProduct();
  const { origin, webhooksOrigin, fakesOrigin, libsqlUrl } = product;
  project.provide('product', { origin, webhooksOrigin, fakesOrigin, libsqlUrl });
  return async () => {
    await product.stop();
    const faults = [...new Set(takeContractFaults())];
    if (faults.length === 0) return;
    // As above.
    process.exitCode = 1;
    throw new Error(`Not as in Stripe’s types:\n${faults.slice(0, 20).join('\n')}`);
  };
}
