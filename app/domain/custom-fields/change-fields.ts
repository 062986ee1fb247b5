import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { parseJson } from '../json.ts';
import type { CustomField } from './custom-field.ts';
import {
  checkAmongOthers,
  type FieldDefinitionIssue,
  parseCustomField,
} from './parse-custom-fields.ts';

/** How many fields an account can have, including hidden ones. */
const maxStored = 100;

/** One change of a seller's fields. */
export type FieldChange =
  | { intent: 'save'; field: unknown }
  /** Moves a field before or after the next one of the same owner. */
  | { intent: 'move'; id: string; by: -1 | 1 }
  | { intent: 'hide' | 'show' | 'delete'; id: string };

/** The seller's fields in their order. */
export type CustomFieldsStart = { fields: CustomField[] };

/** The answer to a change of them. */
export type CustomFieldsAnswer = ({ outcome: 'saved' } & CustomFieldsStart) | ChangeFailure;

export type FieldChangeResult =
  | {
      ok: true;
      fields: CustomField[];
      /** The id of the field whose kind changes; null if none does. */
      otherKind: string | null;
    }
  | { ok: false; issue: FieldDefinitionIssue };

/** Parses stored definitions; those that can't be read are left out. */
export function parseStoredFields(json: string | null | undefined): CustomField[] {
  const rows: unknown = json ? parseJson(json) : [];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const parsed = parseCustomField(row);
    return parsed?.ok ? [parsed.field] : [];
  });
}

/**
 * Applies a change to a seller's fields. Repeating it changes nothing more, except a move.
 * @returns null when the field to save isn't a definition, or has another owner than before
 */
export function changeFields(
  fields: readonly CustomField[],
  change: FieldChange,
): FieldChangeResult | null {
  switch (change.intent) {
    case 'save':
      return saveField(fields, change.field);
    case 'show':
    case 'hide': {
      const field = fields.find(({ id }) => id === change.id);
      if (!field) return accepted(fields);
      return saveField(fields, { ...field, isHidden: change.intent === 'hide' });
    }
    case 'delete':
      return accepted(fields.filter(({ id }) => id !== change.id));
    case 'move':
      return accepted(moveField(fields, change));
    default:
      return change satisfies never;
  }
}

function saveField(fields: readonly CustomField[], posted: unknown): FieldChangeResult | null {
  const parsed = parseCustomField(posted);
  if (!parsed?.ok) return parsed;
  const { field } = parsed;
  const earlier = fields.find(({ id }) => id === field.id);
  // A field that moved to another owner would leave its values behind.
  if (earlier && earlier.owner !== field.owner) return null;
  const issue = checkAmongOthers(field, fields);
  if (issue) return { ok: false, issue };
  if (!earlier && fields.length >= maxStored) {
    return { ok: false, issue: { code: 'tooManyStored', max: maxStored } };
  }
  return {
    ok: true,
    fields: earlier
      ? fields.map((other) => (other.id === field.id ? field : other))
      : [...fields, field],
    otherKind: earlier && earlier.kind !== field.kind ? field.id : null,
  };
}

function moveField(
  fields: readonly CustomField[],
  { id, by }: { id: string; by: -1 | 1 },
): CustomField[] {
  const from = fields.findIndex((field) => field.id === id);
  const field = fields[from];
  if (!field) return [...fields];
  const after = by === 1 ? fields.slice(from + 1) : fields.slice(0, from).reverse();
  const steps = after.findIndex(({ owner }) => owner === field.owner) + 1;
  const others = fields.filter((other) => other !== field);
  const to = from + by * steps;
  return [...others.slice(0, to), field, ...others.slice(to)];
}

function accepted(fields: readonly CustomField[]): FieldChangeResult {
  return { ok: true, fields: [...fields], otherKind: null };
}
