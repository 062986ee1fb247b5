import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProductPorts, type Ports } from '#scripts/ports.ts';
import { type ProductOrder, type RunningProduct, startProduct } from '#scripts/start-product.ts';
import { findLogLeaks, workerLines } from './log-leaks.ts';
import { restartWhenHung } from './restart-when-hung.ts';
import { untilPortIsFree } from './until-port-is-free.ts';

/** Where the parts of the product under test answer. */
export type ProductAddresses = Pick<
  RunningProduct,
  'origin' | 'webhooksOrigin' | 'standInsOrigin' | 'libsqlUrl'
>;

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductAddresses;
  }
}

/**
 * Starts a whole product of a test's own: free ports, an empty database in a temporary folder, all of it gone after
 * `stop`, which throws when a worker's log held anything of its people. What its parts print goes to `onLine`, and
 * into the test's output only when `BILLWREN_LOG` is set.
 */
export async function createTestProduct(
  order: Pick<ProductOrder, 'vars' | 'onLine' | 'hasAnalytics' | 'inspectorPort'> & {
    ports?: Ports;
  } = {},
): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-product-'));
  const isLoud = Boolean(process.env.BILLWREN_LOG);
  const printed: Record<string, string[]> = { app: [], webhooks: [] };
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  try {
    const product = await startOnFreePorts({
      ports: order.ports,
      dataDir,
      vars: order.vars,
      hasAnalytics: order.hasAnalytics,
      inspectorPort: order.inspectorPort,
      onLine: (part, line) => {
        order.onLine?.(part, line);
        printed[part]?.push(line);
        if (isLoud) console.log(`${part}: ${line}`);
      },
    });
    const stop = async () => {
      const lines = Object.values(printed).flatMap(workerLines);
      const isThere = await fetch(`${product.libsqlUrl}/health`).then(
        () => true,
        () => false,
      );
      const leaks = await findLogLeaks(lines, isThere ? product.libsqlUrl : null);
      await product.stop();
      remove();
      if (leaks.length === 0) return;
      // vitest says what a teardown throws, and calls the run a success all the same.
      process.exitCode = 1;
      throw new Error(`The log held what is nobody's business:\n${leaks.slice(0, 20).join('\n')}`);
    };
    return { ...product, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts a product on these ports, or on others that nobody has. */
function startOnFreePorts({
  ports,
  ...order
}: Omit<ProductOrder, 'ports'> & { ports?: Ports }): Promise<RunningProduct> {
  if (ports) return startProduct({ ...order, ports });
  return untilPortIsFree(async () => startProduct({ ...order, ports: await findProductPorts() }));
}

/** vitest's global setup for the journeys: one product for all of them, found by `inject('product')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await createTestProduct();
  const { origin, webhooksOrigin, standInsOrigin, libsqlUrl } = product;
  project.provide('product', { origin, webhooksOrigin, standInsOrigin, libsqlUrl });
  const stopWatching = restartWhenHung(product);
  return async () => {
    stopWatching();
    await product.stop();
  };
}
