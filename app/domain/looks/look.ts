import { inGroup, type TextRule } from '#app/domain/fields/field-rules.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import type { IssueCollector } from '#app/domain/invoices/draft-issue.ts';
import { parseJson } from '#app/domain/json.ts';

export const typefaces = ['inter', 'source-serif'] as const;
export type Typeface = (typeof typefaces)[number];

export const logoPlaces = ['left', 'center', 'right'] as const;
export type LogoPlace = (typeof logoPlaces)[number];

export const logoSizes = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof logoSizes)[number];

/** The twelve accents that are offered by name; any other one is `#rrggbb`. */
export const namedAccents = {
  wren: '#1f5b45',
  teal: '#0f766e',
  blue: '#1d4ed8',
  navy: '#1e3a5f',
  violet: '#6d28d9',
  plum: '#86198f',
  rose: '#be123c',
  red: '#b3261e',
  orange: '#c2410c',
  amber: '#b7791f',
  olive: '#4d7c0f',
  graphite: '#374151',
} as const;

/** How many looks an account keeps, in a plan and without one. */
export const maxLooks = { paid: 3, free: 1 } as const;

/** A look's texts, with their limits. */
export const lookRules = inGroup('invoice', {
  footer: { label: 'footerText', max: 300 },
  opening: { label: 'openingText', kind: 'lines', max: 1000 },
  terms: { label: 'termsText', kind: 'lines', max: 5000 },
}) satisfies Record<string, TextRule>;
type LookText = keyof typeof lookRules;

/** What of a look isn't text. */
export type LookStyle = {
  /** `#rrggbb` in lower case. */
  accent: string;
  typeface: Typeface;
  logoPlace: LogoPlace;
  logoSize: LogoSize;
};

/**
 * How a seller's documents look, besides their template: validated; absent texts are null. `footer` replaces "Thank you
 * for your business!"; `opening` is printed above the lines, `terms` after everything else.
 */
export type Look = LookStyle & Record<LookText, string | null>;

/** A look as typed: any text as its accent, empty texts where there are none. */
export type DraftLook = LookStyle & Record<LookText, string>;

/** The look of documents whose seller has chosen none. */
export const defaultLook = {
  accent: namedAccents.wren,
  typeface: 'inter',
  logoPlace: 'left',
  logoSize: 'medium',
  footer: null,
  opening: null,
  terms: null,
} as const satisfies Look;

/** Parses an accent: `#RRGGBB` in any case, or one of the twelve names; null for anything else. */
export function parseAccent(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return Object.hasOwn(namedAccents, text) ? namedAccents[text as keyof typeof namedAccents] : null;
}

/** Converts a look to its form. */
export function draftOfLook(look: Look): DraftLook {
  const { footer, opening, terms } = look;
  return { ...look, footer: footer ?? '', opening: opening ?? '', terms: terms ?? '' };
}

/**
 * Validates a look as typed; the collector gets the issues of `look.accent`, `look.footer`, `look.opening` and
 * `look.terms`.
 * @returns null for the default look
 */
export function checkLook(
  typed: DraftLook | null,
  collector: Pick<IssueCollector, 'add'>,
): Look | null {
  if (typed === null) return null;
  const accent = parseAccent(typed.accent);
  if (accent === null) collector.add('look.accent', 'invoice', { code: 'accent' });
  const texts = parseTexts(typed, lookRules, {
    add: (field, group, issue) => collector.add(`look.${field}`, group, issue),
  });
  const { typeface, logoPlace, logoSize } = typed;
  const look = { accent: accent ?? defaultLook.accent, typeface, logoPlace, logoSize, ...texts };
  return isDefault(look) ? null : look;
}

function isDefault(look: Look): boolean {
  return (Object.keys(defaultLook) as (keyof Look)[]).every(
    (token) => look[token] === defaultLook[token],
  );
}

/** Parses a look from a draft, a request or a file; unknown tokens become the default ones. Null if it is no object. */
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
    footer: textOf('footer'),
    opening: textOf('opening'),
    terms: textOf('terms'),
  };
}

/** Serializes a look for storage: equal looks give equal texts. */
export function formatLook(look: Look | null): string | null {
  if (look === null) return null;
  const { accent, typeface, logoPlace, logoSize, footer, opening, terms } = look;
  return JSON.stringify({ accent, typeface, logoPlace, logoSize, footer, opening, terms });
}

/** Parses a stored look; null for the default one, also in place of one that can't be read. */
export function parseStoredLook(json: string | null): Look | null {
  if (json === null) return null;
  const issues: string[] = [];
  const look = checkLook(parseDraftLook(parseJson(json)), {
    add: (field) => void issues.push(field),
  });
  return issues.length === 0 ? look : null;
}
