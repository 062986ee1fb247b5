import type Stripe from 'stripe';

/**
 * What became of one object at Stripe. A check only reports: `missing` and `different` are what a run without `--check` would
 * create or update. `manual`: Stripe lets nobody change this later, or doesn't show it.
 */
export type SetupOutcome = 'ok' | 'created' | 'updated' | 'missing' | 'different' | 'manual';

export type SetupLine = {
  outcome: SetupOutcome;
  name: string;
  id?: string;
  /** What differs, or what to do. */
  details?: string;
};

export type SetupRun = {
  stripe: Stripe;
  /** Reports only and changes nothing. */
  isCheck: boolean;
  report: (line: SetupLine) => void;
};

/** The key of the metadata by which the command finds its own products and portal configurations again. */
export const setupMetadataKey = 'billwren_setup';

/**
 * Creates an object at Stripe that isn't there, updates one that differs, and reports it. Nothing is ever deleted.
 * @param item.differences what of the found object isn't as we need it, empty when all is
 * @returns the object; null where a check found none
 */
export async function ensureItem<Item extends { id: string }>(
  { isCheck, report }: SetupRun,
  item: {
    name: string;
    found: Item | undefined;
    differences: (found: Item) => string[];
    create: () => Promise<Item>;
    update: (found: Item) => Promise<Item>;
  },
): Promise<Item | null> {
  const { name, found } = item;
  if (!found) {
    if (isCheck) {
      report({ outcome: 'missing', name });
      return null;
    }
    const created = await item.create();
    report({ outcome: 'created', name, id: created.id });
    return created;
  }
  const differences = item.differences(found);
  if (differences.length === 0) {
    report({ outcome: 'ok', name, id: found.id });
    return found;
  }
  const details = differences.join(', ');
  if (isCheck) {
    report({ outcome: 'different', name, id: found.id, details });
    return found;
  }
  const updated = await item.update(found);
  report({ outcome: 'updated', name, id: updated.id, details });
  return updated;
}

/**
 * Lists the fields of an object that aren't as we need them, as `features.invoice_history.enabled: false, not true`. Fields that
 * we don't name may be anything.
 */
export function listDifferences(needed: unknown, found: unknown, path = ''): string[] {
  if (typeof needed !== 'object' || needed === null) {
    return needed === found ? [] : [`${path}: ${show(found)}, not ${show(needed)}`];
  }
  if (Array.isArray(needed)) {
    const isSame = Array.isArray(found) && found.length === needed.length;
    if (!isSame) return [`${path}: ${show(found)}, not ${show(needed)}`];
  }
  return Object.entries(needed).flatMap(([name, value]) =>
    listDifferences(
      value,
      (found as Record<string, unknown> | null | undefined)?.[name],
      path === '' ? name : `${path}.${name}`,
    ),
  );
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'none';
}
