import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ConnectedAccount } from './connect/connected-account.ts';
import type { StripeState } from './stripe-state.ts';

/** What persists between runs: everything but the catalog, which comes from the configuration. */
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

/** Saves the fake's state to a file, so that plans in the database also exist in the next run. */
export function keepState({ objects, orders, connected }: StripeState, file: string): void {
  const accounts = [...connected.values()].map((account) => ({
    ...account,
    objects: Object.fromEntries(
      Object.entries(account.objects).map(([kind, all]) => [kind, [...all]]),
    ),
  }));
  const kept = Object.fromEntries(keptKinds.map((kind) => [kind, [...objects[kind]]]));
  mkdirSync(dirname(file), { recursive: true });
  // If the process is killed while writing, the previous file stays intact.
  writeFileSync(
    `${file}.new`,
    JSON.stringify({ objects: kept, orders: [...orders], connected: accounts }),
  );
  renameSync(`${file}.new`, file);
}

/** Loads the state that an earlier run saved, if there is any. */
export function loadSavedState(state: StripeState, file: string): void {
  if (!existsSync(file)) return;
  const { objects, orders, connected = [] } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  for (const kind of keptKinds) {
    // Written from the same maps.
    for (const [id, each] of objects[kind] ?? []) state.objects[kind].set(id, each);
  }
  state.orders = new Map(orders);
  for (const account of connected) {
    const maps = Object.entries(account.objects).map(([kind, all]) => [kind, new Map(all)]);
    const whole = { ...account, objects: Object.fromEntries(maps) } as ConnectedAccount;
    state.connected.set(whole.id, whole);
  }
}
