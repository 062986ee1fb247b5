import type { Database } from '#db/client.server.ts';
import type { DataAnswer } from '#tests/support/visitor.ts';
import type { HistoryDatabase } from './database.ts';
import type { Dice } from './dice.ts';
import type { Mishap, Turns } from './network.ts';
import type { Document, Rows } from './rows.ts';
import { ask, type Reply, type Seller, signIn } from './seller.ts';
import type { World } from './world.ts';

/** Something that the product acknowledged, and that must never get lost. */
export type Acknowledged = {
  kind: 'document' | 'entry' | 'refund' | 'email' | 'series' | 'block' | 'answer';
  id: string;
  userId: string;
};

/** What a history has, and what one of its steps sees of it. */
export type Scene = {
  world: World;
  database: HistoryDatabase;
  db: Database;
  sellers: Seller[];
  dice: Dice;
  /** What the open pages show: the current rows, or for a stale tab those of an earlier step. */
  rows: Rows;
  mishap: Mishap | null;
  turns: Turns | null;
  acknowledged: Acknowledged[];
  /** What happened, for the list of steps. */
  notes: string[];
  /** Whether a mishap happened in this step. */
  isHit: boolean;
};

/** One kind of step; returns false if there was nothing to do. */
export type Step = {
  name: string;
  weight: number;
  act: (scene: Scene) => Promise<boolean>;
};

/** Sends a request of a step; its first call may meet the mishap, a double click repeats it, and most users retry. */
export async function send(
  scene: Scene,
  what: string,
  request: () => Promise<Response>,
): Promise<Reply> {
  const { world, dice, turns } = scene;
  const { mishap } = scene;
  scene.mishap = null;
  const again = () => ask(world, request, null, turns);
  let reply = await ask(world, request, mishap, turns);
  scene.isHit ||= reply.isHit;
  scene.notes.push(`${what}: ${describe(reply, mishap)}`);
  const isUnanswered = reply.status === 0 || reply.status >= 500;
  if ((isUnanswered && dice.chance(60)) || dice.chance(8)) {
    const second = await again();
    scene.notes.push(`again: ${second.status}`);
    if (isUnanswered || second.status === 200) reply = second;
  }
  return reply;
}

/** Posts JSON as one of a seller's pages does; signs in again if the session has ended. */
export async function post(
  scene: Scene,
  seller: Seller,
  path: string,
  json: object,
): Promise<Reply> {
  const { intent, kind } = json as { intent?: string; kind?: string };
  const what = [seller.name, path.replace(/^\/\w\w\//, ''), intent ?? kind]
    .filter(Boolean)
    .join(' ');
  const request = () => seller.visitor.postJson(path, json);
  const reply = await send(scene, what, request);
  if (reply.status !== 401 || path === '/api/sign-out') return reply;
  const isSignedIn = await signIn(scene.world, seller);
  scene.notes.push(isSignedIn ? 'signs in again' : 'cannot sign in');
  return isSignedIn ? send(scene, 'again', request) : reply;
}

function describe({ status, isHit }: Reply, mishap: Mishap | null): string {
  return isHit && mishap ? `${status} (${mishap.kind}, call ${mishap.call})` : String(status);
}

/** Returns what a page's action answered. */
export function dataOf<T>({ body }: Reply): T | undefined {
  return (body as DataAnswer | null)?.data as T | undefined;
}

/** Remembers what a seller was told to be stored. */
export function acknowledge(
  scene: Scene,
  kind: Acknowledged['kind'],
  id: string,
  userId: string,
): void {
  scene.acknowledged.push({ kind, id, userId });
}

/** Returns one of the sellers with an account. */
export function anySeller({ sellers, dice }: Scene): Seller | undefined {
  return dice.pick(sellers.filter(({ isClosed }) => !isClosed));
}

/** Returns one of a seller's documents. */
export function anyDocument(
  { rows, dice }: Scene,
  seller: Seller,
  isMeant: (row: Document) => boolean,
): Document | undefined {
  return dice.pick(rows.documents.filter((row) => row.userId === seller.userId && isMeant(row)));
}

/** What happens to one of a seller's documents; there is nothing to do without one. */
export function onDocument(
  isMeant: (row: Document, seller: Seller) => boolean,
  act: (scene: Scene, row: Document, seller: Seller) => Promise<unknown>,
): Step['act'] {
  return async (scene) => {
    const seller = anySeller(scene);
    const row = seller && anyDocument(scene, seller, (each) => isMeant(each, seller));
    if (!seller || !row) return false;
    return (await act(scene, row, seller)) !== false;
  };
}

export const isInvoice = ({ kind }: Document) => kind === 'invoice';

/** Whether a document was saved from the form. */
export const hasDraft = ({ id }: Document, { drafts }: Seller) => drafts.has(id);

/** Returns an amount from 1 to `most`, often all of it. */
export function anyAmount({ dice }: Scene, most: number): number {
  if (most <= 1 || dice.chance(40)) return Math.max(1, most);
  return 1 + dice.below(most);
}

/** The day in UTC, which is every seller's time zone here. */
export function today({ world }: Scene): string {
  return new Date(world.now()).toISOString().slice(0, 10);
}
