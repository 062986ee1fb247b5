import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { Column } from './columns.ts';

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

/** Returns how many looks an account may have with its effective plan. */
export function maxLooks(plan: Allowance['plan']): number {
  return plan === 'Free' ? 1 : 3;
}

/** What of a look isn't text. */
export type LookStyle = {
  /** `#rrggbb` in lower case. */
  accent: string;
  typeface: Typeface;
  logoPlace: LogoPlace;
  logoSize: LogoSize;
};

/** The columns of the lines, in order; null: the default ones. */
type LookColumns = { columns: Column[] | null };

/**
 * How a seller's documents look, besides their template: validated; absent texts are null. `footer` replaces "Thank you
 * for your business!"; `opening` is printed above the lines, `terms` after everything else.
 */
export type Look = LookStyle & LookColumns & Record<'footer' | 'opening' | 'terms', string | null>;

/** A look as typed: any text as its accent, empty texts where there are none. */
export type DraftLook = LookStyle & LookColumns & Record<'footer' | 'opening' | 'terms', string>;

/** The look of documents whose seller has chosen none. */
export const defaultLook = {
  accent: namedAccents.wren,
  typeface: 'inter',
  logoPlace: 'left',
  logoSize: 'medium',
  columns: null,
  footer: null,
  opening: null,
  terms: null,
} as const satisfies Look;

/** Returns what of a look isn't text. */
export function styleOf({ accent, typeface, logoPlace, logoSize }: Look): LookStyle {
  return { accent, typeface, logoPlace, logoSize };
}

/** Returns the accent of a look if it isn't the product's own. */
export function ownAccent(look: Pick<LookStyle, 'accent'> | null): string | null {
  return look && look.accent !== defaultLook.accent ? look.accent : null;
}

/**
 * Changes some of a look as typed.
 * @param look null: the default one
 * @returns null if nothing of it differs from the default one
 */
export function changeLook(look: DraftLook | null, changes: Partial<DraftLook>): DraftLook | null {
  const usual = draftOfLook(defaultLook);
  const changed = { ...usual, ...look, ...changes };
  const isUsual = (Object.keys(usual) as (keyof DraftLook)[]).every(
    (token) => changed[token] === usual[token],
  );
  return isUsual ? null : changed;
}

/** Converts a look to its form. */
export function draftOfLook(look: Look): DraftLook {
  const { footer, opening, terms } = look;
  return { ...look, footer: footer ?? '', opening: opening ?? '', terms: terms ?? '' };
}
