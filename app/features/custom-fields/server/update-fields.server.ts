import {
  changeFields,
  type FieldChange,
  type FieldChangeResult,
  parseStoredFields,
} from '#app/domain/custom-fields/change-fields.ts';
import {
  getStoredFields,
  saveStoredFields,
} from '#app/features/custom-fields/queries/custom-fields.server.ts';
import type { Database } from '#db/client.server.ts';

/** Another tab may change the fields between reading and writing, but rarely many times in a row. */
const maxAttempts = 20;

/**
 * Changes a seller's fields and saves them; one round trip, more only if another change came in between.
 * @param order.stored the fields as they were read with the session
 * @returns null as `changeFields` does
 */
export async function updateFields(
  db: Database,
  order: { userId: string; stored: string | null; change: FieldChange; now: number },
): Promise<FieldChangeResult | null> {
  const { userId, change, now } = order;
  let asRead = order.stored;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const changed = changeFields(parseStoredFields(asRead), change);
    if (!changed?.ok) return changed;
    const { fields, otherKind: unused } = changed;
    if (await saveStoredFields(db, { userId, asRead, fields, unused, now })) return changed;
    const current = await getStoredFields(db, userId);
    if (unused !== null && current === asRead) return { ok: false, issue: { code: 'kindInUse' } };
    asRead = current;
  }
  throw new Error('The custom fields were changed again and again');
}
