import type Stripe from 'stripe';

/**
 * The result for one Stripe object. A check only reports: `missing` and `different` are what a run without `--check`
 * would create or update. `manual`: Stripe doesn't allow changing this later, or doesn't show it.
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

/** Metadata key by which the command finds its own products and portal configurations. */
export const setupMetadataKey = 'billwren_setup';

/**
 * Creates a missing Stripe object, updates one that differs, and reports the result. Nothing is ever deleted.
 * @param item.differences how the found object differs from what we need; empty if it doesn't
 * @returns the object; null when a check found none
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
 * Lists an object's fields that differ from what we need, as `features.invoice_history.enabled: false, not true`.
 * Fields that we don't specify may have any value.
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
