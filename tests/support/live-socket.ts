import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Visitor } from './visitor.ts';

/** An open live channel without a browser. */
export type LiveSocket = {
  /** All messages received, in order. */
  heard: string[];
  /** Sends a message of at most 125 bytes. */
  say: (text: string) => void;
  /** The server's close code. */
  closed: Promise<number>;
  cut: () => void;
};

/** Returns the headers with which our pages open the channel. */
export function socketHeaders(origin: string, visitor: Visitor): Record<string, string> {
  return {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    Origin: origin,
    Cookie: visitor.cookies(),
  };
}

/** Requests a socket; returns it, or the refusal's status and body. */
export function requestSocket(
  address: string,
  headers: Record<string, string>,
): Promise<LiveSocket | { status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asking = get(address, { headers, agent: false });
    asking.on('error', reject);
    asking.on('upgrade', (_answer: IncomingMessage, socket: Socket, head: Buffer) =>
      resolve(listen(socket, head)),
    );
    asking.on('response', async (answer) => {
      let body = '';
      for await (const part of answer.setEncoding('utf8')) body += part;
      resolve({ status: answer.statusCode ?? 0, body });
    });
  });
}

/** Opens a signed-in visitor's channel, or fails. */
export async function openSocket(
  origin: string,
  visitor: Visitor,
  since: number = Date.now(),
): Promise<LiveSocket> {
  const answer = await requestSocket(
    `${origin}/api/live?since=${since}`,
    socketHeaders(origin, visitor),
  );
  if ('status' in answer) throw new Error(`No socket: ${answer.status} ${answer.body}`);
  return answer;
}

const [textFrame, closeFrame, isLast, isMasked] = [0x1, 0x8, 0x80, 0x80];

/** Parses frames (RFC 6455, section 5.2) as our server sends them: unfragmented, unmasked, under 126 bytes. */
function listen(socket: Socket, head: Buffer): LiveSocket {
  const heard: string[] = [];
  let close: (code: number) => void = () => undefined;
  const closed = new Promise<number>((resolve) => {
    close = resolve;
  });
  let waiting = Buffer.alloc(0);
  const take = (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (;;) {
      const [first = 0, length = 0] = waiting;
      if (waiting.length < 2 || waiting.length < 2 + length) return;
      const payload = waiting.subarray(2, 2 + length);
      waiting = waiting.subarray(2 + length);
      const kind = first & 0xf;
      if (kind === textFrame) heard.push(payload.toString('utf8'));
      if (kind === closeFrame) close(payload.length < 2 ? 1005 : payload.readUInt16BE(0));
    }
  };
  take(head);
  socket.on('data', take);
  socket.on('error', () => undefined);
  return {
    heard,
    closed,
    say: (text) => {
      const bytes = Buffer.from(text);
      // A mask of zeros doesn't change the text.
      const header = [textFrame | isLast, bytes.length | isMasked, 0, 0, 0, 0];
      socket.write(Buffer.concat([Buffer.from(header), bytes]));
    },
    cut: () => socket.destroy(),
  };
}
