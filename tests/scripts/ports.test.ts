import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPortFree, parsePorts, requireFreePorts } from '#scripts/ports.ts';
import { findFreePorts, findProductPorts } from '#tests/support/free-ports.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function take(port: number, host: string): Promise<void> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve) => server.listen(port, host, resolve));
}

test('the ports are those in the README unless a variable changes them', () => {
  expect(parsePorts({})).toEqual({ app: 8787, webhooks: 8788, libsql: 8786, standins: 8789 });
  expect(parsePorts({ PORT: '9000', LIBSQL_PORT: ' ' })).toMatchObject({ app: 9000, libsql: 8786 });
});

test.each(['0', '70000', 'eighty'])('%s is not a port', (text) => {
  expect(() => parsePorts({ PORT: text })).toThrow(`PORT is "${text}"`);
});

test.each(['127.0.0.1', '::1', '0.0.0.0'])('a listener on %s occupies the port', async (host) => {
  const [port = 0] = await findFreePorts(1);
  expect(await isPortFree(port)).toBe(true);
  await take(port, host);
  expect(await isPortFree(port)).toBe(false);
});

test('an occupied port is named, with the command that works around it', async () => {
  const ports = await findProductPorts();
  await take(ports.webhooks, '127.0.0.1');
  const failure = await requireFreePorts(ports).catch((error: Error) => error.message);
  expect(failure).toContain(
    `Port ${ports.webhooks} for the webhook worker is used by another program.`,
  );
  expect(failure).toMatch(/^ {2}WEBHOOKS_PORT=\d+ npm run dev$/m);
  expect(failure).not.toContain('for the app');
});
