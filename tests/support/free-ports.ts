import { createServer } from 'node:net';
import { isPortFree, type Ports } from '#scripts/ports.ts';

export async function findFreePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = await findFreePort();
    if (!found.includes(port) && (await isPortFree(port))) found.push(port);
  }
  return found;
}

/** Finds four free ports for a test's own product. */
export async function findProductPorts(): Promise<Ports> {
  const [app = 0, webhooks = 0, libsql = 0, standins = 0] = await findFreePorts(4);
  return { app, webhooks, libsql, standins };
}

/** Finds a port on which nothing is listening. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}
