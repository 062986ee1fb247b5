import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StripeState } from './stripe-state.ts';

/** What outlives a run: whatever was made, but not the catalogue, which the configuration names anew. */
const keptKinds = [
  'customer',
  'subscription',
  'invoice',
  'checkout.session',
  'billing_portal.session',
] as const;

type Kept = { objects: { [Kind in (typeof keptKinds)[number]]?: [string, never][] }; orders: [] };

/** Writes what the stand-in holds into a file, so that a plan that the database knows is known to the next run as well. */
export function keepState({ objects, orders }: StripeState, file: string): void {
  const kept = Object.fromEntries(keptKinds.map((kind) => [kind, [...objects[kind]]]));
  mkdirSync(dirname(file), { recursive: true });
  // A process that is ended in the middle leaves the file before whole.
  writeFileSync(`${file}.new`, JSON.stringify({ objects: kept, orders: [...orders] }));
  renameSync(`${file}.new`, file);
}

/** Takes over what an earlier run wrote; nothing where there is no such file. */
export function takeKeptState(state: StripeState, file: string): void {
  if (!existsSync(file)) return;
  const { objects, orders } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  for (const kind of keptKinds) {
    // What was written from these very maps.
    for (const [id, each] of objects[kind] ?? []) state.objects[kind].set(id, each);
  }
  state.orders = new Map(orders);
}
