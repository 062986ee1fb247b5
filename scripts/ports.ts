import { createServer } from 'node:net';
import { SetupError } from './setup-error.ts';

/** The product's four ports, with the variable that changes each and its default. */
const productPorts = {
  app: { variable: 'PORT', usual: 8787, title: 'the app' },
  webhooks: { variable: 'WEBHOOKS_PORT', usual: 8788, title: 'the webhook worker' },
  libsql: { variable: 'LIBSQL_PORT', usual: 8786, title: 'the database' },
  standins: { variable: 'STANDINS_PORT', usual: 8789, title: 'the stand-ins' },
} as const;

type PortName = keyof typeof productPorts;
export type Ports = Record<PortName, number>;

const portNames = Object.keys(productPorts) as PortName[];

/**
 * Parses the ports from `PORT`, `WEBHOOKS_PORT`, `LIBSQL_PORT` and `STANDINS_PORT`.
 * @throws {SetupError} when one isn't a port number, or two are the same
 */
export function parsePorts(env: Record<string, string | undefined>): Ports {
  const ports = Object.fromEntries(portNames.map((name) => [name, parsePort(name, env)])) as Ports;
  for (const name of portNames) {
    const twin = portNames.find((other) => other !== name && ports[other] === ports[name]);
    if (!twin) continue;
    const [one, two] = [productPorts[name], productPorts[twin]];
    throw new SetupError(
      `${one.variable} and ${two.variable} are both ${ports[name]}. Give each its own port.`,
    );
  }
  return ports;
}

function parsePort(name: PortName, env: Record<string, string | undefined>): number {
  const { variable, usual } = productPorts[name];
  const text = env[variable]?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SetupError(
    `${variable} is "${text}", but a port must be a whole number from 1 to 65535.`,
  );
}

/** Whether nothing listens on this port of localhost, by IPv4 and by IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Without IPv6, ::1 can't be in use.
    server.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * Requires that all four ports are free.
 * @throws {SetupError} naming every used port and the command that avoids it
 */
export async function requireFreePorts(ports: Ports): Promise<void> {
  const taken: PortName[] = [];
  for (const name of portNames) {
    if (!(await isPortFree(ports[name]))) taken.push(name);
  }
  if (taken.length === 0) return;
  const others = await findFreePorts(taken.length, Math.max(...Object.values(ports)) + 1);
  const lines = taken.map(
    (name) => `Port ${ports[name]} for ${productPorts[name].title} is used by another program.`,
  );
  const settings = taken.map((name, at) => `${productPorts[name].variable}=${others[at]}`);
  throw new SetupError(
    `${lines.join('\n')}\nStop that program (perhaps another Billwren is running), or choose ` +
      `another port:\n  ${settings.join(' ')} npm run dev`,
  );
}

/** Finds `count` free ports, from `first` upward. */
async function findFreePorts(count: number, first: number): Promise<number[]> {
  const found: number[] = [];
  for (let port = first; found.length < count && port <= 65_535; port++) {
    if (await isPortFree(port)) found.push(port);
  }
  return found;
}
