import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answeredRows = /"rows_read":(\d+)/g;

/** A proxy in front of a libSQL server that counts the rows its statements read, which Turso bills. */
export type RowCounter = {
  url: string;
  /** Returns the rows read since the last call. */
  takeRows: () => number;
  stop: () => void;
};

/** Starts a counting proxy for the libSQL server at `target`, an address without a path. */
export async function startRowCounter(target: string): Promise<RowCounter> {
  let rows = 0;
  const server = createServer(async (incoming, outgoing) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part);
      const { method = 'GET', url = '/', headers } = incoming;
      const type = headers['content-type'];
      const answer = await fetch(new URL(url, target), {
        method,
        ...(type && { headers: { 'Content-Type': type } }),
        ...(method === 'POST' && { body: Buffer.concat(parts) }),
      });
      const text = await answer.text();
      for (const [, count] of text.matchAll(answeredRows)) rows += Number(count);
      outgoing
        .writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'application/json',
        })
        .end(text);
    } catch {
      outgoing.writeHead(502).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeRows: () => {
      const taken = rows;
      rows = 0;
      return taken;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
