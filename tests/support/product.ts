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
  /** Four free ports by default. */
  ports?: Ports;
  /** Whether DevTools may inspect the app's worker. */
  isInspected?: boolean;
  /** The `build` folder of another checkout, to run instead of ours. */
  otherBuild?: string;
};

/** The entire running product. */
export type RunningProduct = Omit<RunningWorkers, 'kill'> &
  Omit<LocalServices, 'databaseProcess'> & {
    /** Kills both workers, as a power failure would; `startWorkers` restarts them. */
    killWorkers: () => Promise<void>;
    startWorkers: () => Promise<void>;
  };

/** The addresses of the product under test. */
export type ProductAddresses = Pick<
  RunningProduct,
  'origin' | 'webhooksOrigin' | 'fakesOrigin' | 'libsqlUrl'
>;

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductAddresses;
  }
}

/** What workerd itself logs for a `Host` that isn't a host name; the request reaches neither worker. */
const isRefusedHost = (line: string) =>
  line.startsWith('workerd/server/') && line.includes('invalid hostname when stringifying URL');

/**
 * Starts a test's own product: free ports, and an empty database in a temporary folder, all removed by `stop`, which
 * throws if a worker's log contained user data. Output goes to `onLine`, and to the test's output only if
 * `BILLWREN_LOG` is set.
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
      // vitest prints an error thrown in a teardown, but the run still counts as passed.
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

/** vitest's global setup for end-to-end tests: one product for all of them, available as `inject('product')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  watchStripe();
  const product = await createTestProduct();
  const { origin, webhooksOrigin, fakesOrigin, libsqlUrl } = product;
  project.provide('product', { origin, webhooksOrigin, fakesOrigin, libsqlUrl });
  return async () => {
    await product.stop();
    const faults = [...new Set(takeContractFaults())];
    if (faults.length === 0) return;
    // See above: otherwise the run would count as passed.
    process.exitCode = 1;
    throw new Error(`Not as in Stripe’s types:\n${faults.slice(0, 20).join('\n')}`);
  };
}
