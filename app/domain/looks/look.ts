import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { Column } from './columns.ts';

export const typefaces = ['inter', 'source-serif'] as const;
export type Typeface = (typeof typefaces)[number];

export const logoPlaces = ['left', 'center', 'right'] as const;
type LogoPlace = (typeof logoPlaces)[number];

export const logoSizes = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof logoSizes)[number];

/** The twelve accents with a name; any other one is `#rrggbb`. */
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

/** Returns how many looks an account can save, by its effective plan. */
export function maxLooks(plan: Allowance['plan']): number {
  return plan === 'Free' ? 1 : 3;
}

/** The accent, typeface and logo of a look, without its columns and texts. */
export type LookStyle = {
  /** `#rrggbb` in lower case. */
  accent: string;
  typeface: Typeface;
  logoPlace: LogoPlace;
  logoSize: LogoSize;
};

/**
 * The texts of a look: `footer` replaces "Thank you for your business!", `opening` is printed above the lines, `terms`
 * after everything else.
 */
export type LookTextField = 'footer' | 'opening' | 'terms';

/** How a seller's documents look, besides their template: validated, with null for each text that is missing. */
export type Look = LookStyle & {
  /** In order; null: the default ones. */
  columns: Column[] | null;
} & Record<LookTextField, string | null>;

/** A look as typed: its accent can be any text, a missing text is empty. */
export type DraftLook = Omit<Look, LookTextField> & Record<LookTextField, string>;

/** The look of documents whose seller hasn't chosen one. */
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

/** Returns the accent, typeface and logo of a look. */
export function styleOf({ accent, typeface, logoPlace, logoSize }: Look): LookStyle {
  return { accent, typeface, logoPlace, logoSize };
}

/** Returns the accent of a look; null for the product's own. */
export function ownAccent(look: Pick<LookStyle, 'accent'> | null): string | null {
  return look && look.accent !== defaultLook.accent ? look.accent : null;
}

/** Whether a look, typed or validated, is the default one. */
export function isDefaultLook(look: Look | DraftLook): boolean {
  return (Object.keys(defaultLook) as (keyof Look)[]).every(
    (token) => (look[token] || null) === defaultLook[token],
  );
}

/**
 * Changes a look as typed.
 * @param look null: the default one
 * @returns null if the result is the default one
 */
export function changeLook(look: DraftLook | null, changes: Partial<DraftLook>): DraftLook | null {
  const changed = { ...draftOfLook(defaultLook), ...look, ...changes };
  return isDefaultLook(changed) ? null : changed;
}

/** Converts a look to the form of a draft. */
export function draftOfLook(look: Look): DraftLook {
  const { footer, opening, terms } = look;
  return { ...look, footer: footer ?? '', opening: opening ?? '', terms: terms ?? '' };
}
