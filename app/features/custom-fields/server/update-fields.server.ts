import {
  changeFields,
  type FieldChange,
  parseStoredFields,
} from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { FieldDefinitionIssue } from '#app/domain/custom-fields/parse-custom-fields.ts';
import {
  getStoredFields,
  saveStoredFields,
} from '#app/features/custom-fields/queries/custom-fields.server.ts';
import type { Database } from '#db/client.server.ts';

/** Another tab may change the fields between reading and writing, but rarely many times in a row. */
const maxAttempts = 20;

type UpdateFieldsOutcome =
  | { outcome: 'saved'; fields: CustomField[] }
  | { outcome: 'invalid'; issue: FieldDefinitionIssue }
  /** See `changeFields`. */
  | { outcome: 'unreadable' };

/**
 * Changes a seller's fields; one round trip, more only if another change came in between.
 * @param order.stored the fields as they were read with the session
 */
export async function updateFields(
  db: Database,
  order: { userId: string; stored: string | null; change: FieldChange; now: number },
): Promise<UpdateFieldsOutcome> {
  const { userId, change, now } = order;
  let asRead = order.stored;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const changed = changeFields(parseStoredFields(asRead), change);
    if (!changed) return { outcome: 'unreadable' };
    if (!changed.ok) return { outcome: 'invalid', issue: changed.issue };
    const { fields, otherKind: unused } = changed;
    const isSaved = await saveStoredFields(db, { userId, asRead, fields, unused, now });
    if (isSaved) return { outcome: 'saved', fields };
    const current = await getStoredFields(db, userId);
    if (unused !== null && current === asRead) {
      return { outcome: 'invalid', issue: { code: 'kindInUse' } };
    }
    asRead = current;
  }
  throw new Error('The custom fields were changed again and again');
}
