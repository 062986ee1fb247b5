type Rgb = readonly [red: number, green: number, blue: number];

export type Scheme = 'light' | 'dark';

/** The shades of an accent, as `#rrggbb`. */
type LookShades = {
  /** Bars, lines and buttons: 3:1 on every background. */
  fill: string;
  /** A button under the pointer. */
  strong: string;
  /** Text on both of them: 4.5:1. */
  onFill: string;
  /** Text in the accent: 4.5:1 on every background and on `soft`. */
  text: string;
  /** A tint behind text, pale enough for the faintest one: 4.5:1. */
  soft: string;
};

const textRatio = 4.5;
const edgeRatio = 3;

const white = '#ffffff';
const black = '#000000';

/**
 * The colors around an accent: `grounds` are the backgrounds of `app/styles/tokens.css` and, in light mode, of the PDF
 * templates; `surface` is the one that tints are mixed with, `faint` the faintest text.
 */
export const schemes = {
  light: {
    grounds: [white, '#faf7f0', '#fffdf9', '#f3eee3'],
    surface: '#fffdf9',
    faint: '#6a6256',
    /** An accent without enough contrast is mixed with this. */
    towards: black,
    /** The share of the accent in a tint. */
    softShare: 0.12,
  },
  dark: {
    grounds: ['#161412', '#1f1c19', '#100e0c'],
    surface: '#1f1c19',
    faint: '#a69d8f',
    towards: white,
    softShare: 0.2,
  },
} as const satisfies Record<Scheme, unknown>;

/** Returns the relative luminance of a color `#rrggbb` by WCAG 2.2, from 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors `#rrggbb` by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * Derives the shades of an accent: the accent itself where its contrast is sufficient, otherwise the nearest mixture
 * with black, or in dark mode with white, whose contrast is.
 * @param accent `#rrggbb`
 */
export function lookShades(accent: string, scheme: Scheme): LookShades {
  const { grounds, surface, faint, towards, softShare } = schemes[scheme];
  const soft =
    shares
      .map((share) => mix(surface, accent, (1 - share) * softShare))
      .find((tint) => contrast(tint, faint) >= textRatio) ?? surface;
  const reach = (ratio: number, backgrounds: readonly string[]) =>
    shares
      .map((share) => mix(accent, towards, share))
      .find((shade) => backgrounds.every((ground) => contrast(shade, ground) >= ratio)) ?? towards;
  const fill = reach(edgeRatio, grounds);
  // One of the two always has 4.5:1: they differ by 21:1, the square of 4.58.
  const onFill = contrast(fill, white) >= contrast(fill, black) ? white : black;
  const strong = [black, white]
    .map((end) => mix(fill, end, 0.2))
    .find(
      (shade) =>
        contrast(shade, onFill) >= textRatio &&
        grounds.every((ground) => contrast(shade, ground) >= edgeRatio),
    );
  const text = reach(textRatio, [...grounds, soft]);
  return { fill, strong: strong ?? fill, onFill, text, soft };
}

/** The shares that are tried for a mixture, from 0 to 1. */
const shares = Array.from({ length: 101 }, (_, step) => step / 100);

/** Mixes two colors; a share of 0 returns the first. */
function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(one).map((from, at) => from + ((to[at] ?? 0) - from) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
