import { DurableObject } from 'cloudflare:workers';
import { listenerHeaders } from '#app/adapters/live-channel.server.ts';
import {
  type EndedSessions,
  heartbeat,
  type LiveEvent,
  type LiveMessage,
  liveEnds,
  liveEvents,
} from '#app/domain/live/live-wire.ts';

/** Maximum connected pages per user; above it, the oldest one is disconnected. */
const maxListeners = 20;

/** Data stored with a socket while the object hibernates; instants in ms. */
type Attachment = { openedAt: number; expiresAt: number };

/**
 * The live channel of one user: holds a WebSocket per open page and forwards messages. It hibernates between messages,
 * stores nothing about the user except when each event was last published, receives nothing from pages, and is only
 * reachable by our workers.
 */
export class LiveChannel extends DurableObject {
  constructor(state: DurableObjectState, env: never) {
    super(state, env);
    const { asks, answers } = heartbeat;
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(asks, answers));
  }

  /** Connects a page, and repeats what was published since it was loaded. */
  override async fetch(request: Request): Promise<Response> {
    const read = (name: keyof typeof listenerHeaders) =>
      request.headers.get(listenerHeaders[name]) ?? '';
    const { 0: page, 1: socket } = new WebSocketPair();
    this.#prepareTarget();
    this.ctx.acceptWebSocket(socket, [read('sessionId')]);
    const expiresAt = Number(read('expiresAt'));
    socket.serializeAttachment({ openedAt: Date.now(), expiresAt } satisfies Attachment);
    await this.#wakeAt(expiresAt);
    for (const news of liveEvents) {
      const at = this.ctx.storage.kv.get<number>(news) ?? 0;
      if (at > Number(read('since'))) socket.send(write({ news, at }));
    }
    return new Response(null, { status: 101, webSocket: page });
  }

  /** Forwards an event to every page. */
  async tell(news: LiveEvent, at: number): Promise<void> {
    const last = this.ctx.storage.kv.get<number>(news) ?? 0;
    if (at > last) this.ctx.storage.kv.put(news, at);
    for (const socket of this.ctx.getWebSockets()) send(socket, write({ news, at }));
  }

  /**
   * Closes the sockets of exactly these sessions. Pages whose browser gets another session reconnect with its cookie.
   */
  async endSessions(ended: EndedSessions): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) {
      const [sessionId = ''] = this.ctx.getTags(socket);
      if (!hasEnded(sessionId, ended)) continue;
      socket.close('replaced' in ended ? liveEnds.reconnect : liveEnds.signedOut);
    }
  }

  /** Deletes all stored data, because the user's account is wiped. */
  async forget(): Promise<void> {
    await this.endSessions({ except: [] });
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Closes the sockets of expired sessions. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const socket of this.ctx.getWebSockets()) {
      const { expiresAt } = attachmentOf(socket);
      if (expiresAt <= now) socket.close(liveEnds.reconnect);
      else next = Math.min(next, expiresAt);
    }
    await this.#wakeAt(next);
  }

  /** A page that sends anything except its heartbeat isn't one of ours. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008);
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  #prepareTarget(): void {
    const sockets = this.ctx.getWebSockets().filter(({ readyState }) => readyState === openState);
    if (sockets.length < maxListeners) return;
    const byAge = sockets.sort(
      (one, other) => attachmentOf(one).openedAt - attachmentOf(other).openedAt,
    );
    for (const socket of byAge.slice(0, sockets.length - maxListeners + 1)) {
      socket.close(liveEnds.tooMany);
    }
  }

  async #wakeAt(instant: number): Promise<void> {
    if (!Number.isFinite(instant)) return;
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > instant) await this.ctx.storage.setAlarm(instant);
  }
}

/** `WebSocket.OPEN`. */
const openState = 1;

function hasEnded(sessionId: string, ended: EndedSessions): boolean {
  if ('except' in ended) return !ended.except.includes(sessionId);
  return sessionId === ('only' in ended ? ended.only : ended.replaced);
}

function attachmentOf(socket: WebSocket): Attachment {
  return socket.deserializeAttachment() as Attachment;
}

function write(message: LiveMessage): string {
  return JSON.stringify(message);
}

/** A closing socket can't receive anything. */
function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It gets the event when it reconnects.
  }
}
