import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ConnectedAccount } from './connect/connected-account.ts';
import type { StripeState } from './stripe-state.ts';

/** What outlives a run: whatever was made, but not the catalogue, which the configuration names anew. */
const keptKinds = [
  'customer',
  'subscription',
  'invoice',
  'checkout.session',
  'billing_portal.session',
] as const;

type Kept = {
  objects: { [Kind in (typeof keptKinds)[number]]?: [string, never][] };
  orders: [];
  connected?: KeptAccount[];
};
type KeptAccount = Omit<ConnectedAccount, 'objects'> & {
  objects: Record<string, [string, never][]>;
};

/** Writes what the fake holds into a file, so that a plan that the database knows is known to the next run as well. */
export function keepState({ objects, orders, connected }: StripeState, file: string): void {
  const accounts = [...connected.values()].map((account) => ({
    ...account,
    objects: Object.fromEntries(
      Object.entries(account.objects).map(([kind, all]) => [kind, [...all]]),
    ),
  }));
  const kept = Object.fromEntries(keptKinds.map((kind) => [kind, [...objects[kind]]]));
  mkdirSync(dirname(file), { recursive: true });
  // A process that is ended in the middle leaves the file before whole.
  writeFileSync(
    `${file}.new`,
    JSON.stringify({ objects: kept, orders: [...orders], connected: accounts }),
  );
  renameSync(`${file}.new`, file);
}

/** Takes over what an earlier run wrote; nothing where there is no such file. */
export function loadSavedState(state: StripeState, file: string): void {
  if (!existsSync(file)) return;
  const { objects, orders, connected = [] } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  for (const kind of keptKinds) {
    // What was written from these very maps.
    for (const [id, each] of objects[kind] ?? []) state.objects[kind].set(id, each);
  }
  state.orders = new Map(orders);
  for (const account of connected) {
    const maps = Object.entries(account.objects).map(([kind, all]) => [kind, new Map(all)]);
    const whole = { ...account, objects: Object.fromEntries(maps) } as ConnectedAccount;
    state.connected.set(whole.id, whole);
  }
}
