import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { inGroup, type TextRule } from '#app/domain/fields/field-rules.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { type IssueCollector, issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { type InvoiceTemplate, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { parseJson } from '#app/domain/json.ts';
import { hasTooManyFieldColumns, maxColumns, parseColumns } from './columns.ts';
import {
  type DraftLook,
  defaultLook,
  draftOfLook,
  isDefaultLook,
  type Look,
  type LookTextField,
  logoPlaces,
  logoSizes,
  namedAccents,
  typefaces,
} from './look.ts';

const lookRules = inGroup('invoice', {
  footer: { label: 'footerText', max: 300 },
  opening: { label: 'openingText', kind: 'lines', max: 1000 },
  terms: { label: 'termsText', kind: 'lines', max: 5000 },
}) satisfies Record<LookTextField, TextRule>;

/** Parses an accent: `#RRGGBB` in any case, or one of the twelve names; null for anything else. */
export function parseAccent(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return Object.hasOwn(namedAccents, text) ? namedAccents[text as keyof typeof namedAccents] : null;
}

/**
 * Validates a look as typed; the collector gets the issues of `look.accent`, `look.columns`, `look.footer`,
 * `look.opening` and `look.terms`. Whether the columns fit their width is checked by `columnsFit`.
 * @returns null for the default look
 */
export function checkLook(
  typed: DraftLook | null,
  collector: Pick<IssueCollector, 'add'>,
): Look | null {
  if (typed === null) return null;
  const accent = parseAccent(typed.accent);
  if (accent === null) collector.add('look.accent', 'invoice', { code: 'accent' });
  const columns = typed.columns ?? [];
  if (columns.length > maxColumns) collector.add('look.columns', 'invoice', { code: 'columns' });
  if (hasTooManyFieldColumns(columns)) {
    collector.add('look.columns', 'invoice', { code: 'fieldColumns' });
  }
  const texts = parseTexts(typed, lookRules, {
    add: (field, group, issue) => collector.add(`look.${field}`, group, issue),
  });
  const look = { ...typed, ...texts, accent: accent ?? defaultLook.accent };
  return isDefaultLook(look) ? null : look;
}

/** Parses a look from a draft, a request or a file; unknown values become default ones. Null if it isn't an object. */
export function parseDraftLook(value: unknown): DraftLook | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields: Record<string, unknown> = { ...value };
  const textOf = (field: string) => (typeof fields[field] === 'string' ? fields[field] : '');
  const choice = <const Choice extends string>(field: string, choices: readonly Choice[]) =>
    choices.find((each) => each === fields[field]);
  return {
    accent: textOf('accent') || defaultLook.accent,
    typeface: choice('typeface', typefaces) ?? defaultLook.typeface,
    logoPlace: choice('logoPlace', logoPlaces) ?? defaultLook.logoPlace,
    logoSize: choice('logoSize', logoSizes) ?? defaultLook.logoSize,
    columns: parseColumns(fields.columns),
    footer: textOf('footer'),
    opening: textOf('opening'),
    terms: textOf('terms'),
  };
}

/** Serializes a look for storage, with its keys in one order: equal looks give equal texts. */
export function formatLook(look: Look | null): string | null {
  return look && JSON.stringify(look, Object.keys(defaultLook));
}

/** Parses a stored look; null for the default one, and for one that can't be read. */
export function parseStoredLook(json: string | null): Look | null {
  if (json === null) return null;
  const collector = issueCollector();
  const look = checkLook(parseDraftLook(parseJson(json)), collector);
  return collector.issues.length === 0 ? look : null;
}

/** A look that a seller has saved, with its template. */
export type SavedLook = { name: string; template: InvoiceTemplate; look: Look | null };

/** A saved look as its owner sees it; new documents start with the default one. */
export type OwnLook = SavedLook & { id: string; isDefault: boolean };

/** The saved looks of an account, oldest first. */
export type LooksStart = { looks: OwnLook[] };

/** The answer to saving or deleting a look; `look`: what is wrong with the look itself. */
export type LookAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: { name?: string; look?: string } }
  | ChangeFailure;

/** The template and look of a draft. */
export type DocumentLook = { template: InvoiceTemplate; look: DraftLook | null };

/** Returns the template and look that a draft gets from a saved look. */
export function documentLook({ template, look }: SavedLook): DocumentLook {
  return { template, look: look && draftOfLook(look) };
}

/** Whether a draft has this template and look. */
export function hasLook(draft: DocumentLook, { template, look }: DocumentLook): boolean {
  return draft.template === template && formatLook(draft.look) === formatLook(look);
}

const nameRules = inGroup('invoice', { name: { max: 60, required: true } });

/**
 * Parses and validates a look to save, from a form or a file; the collector also gets the issues of its `name`. An
 * unknown template becomes Classic.
 */
export function checkSavedLook(value: unknown, collector: Pick<IssueCollector, 'add'>): SavedLook {
  const fields: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const { name } = parseTexts(
    { name: typeof fields.name === 'string' ? fields.name : '' },
    nameRules,
    collector,
  );
  const template = invoiceTemplates.find((each) => each === fields.template) ?? 'classic';
  return { name, template, look: checkLook(parseDraftLook(fields.look), collector) };
}
