import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { contrast, lookShades, type Scheme, schemes } from '#app/domain/looks/shades.ts';

type AxeColor = { red: number };
type AxeColors = {
  Color: new (red: number, green: number, blue: number, alpha: number) => AxeColor;
  getContrast: (one: AxeColor, other: AxeColor) => number;
};
const { Color, getContrast } = (axe as unknown as { commons: { color: AxeColors } }).commons.color;

const known = new Map<string, AxeColor>();

function axeColor(hex: string): AxeColor {
  const made = known.get(hex);
  if (made) return made;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const color = new Color(red, green, blue, 1);
  known.set(hex, color);
  return color;
}

/** The contrast by axe-core's own implementation. */
const measured = (one: string, other: string) => getContrast(axeColor(one), axeColor(other));

const digits = [...'0123456789abcdef'];
const threeDigits = digits.flatMap((red) =>
  digits.flatMap((green) => digits.map((blue) => `#${red}${red}${green}${green}${blue}${blue}`)),
);

describe.each<Scheme>(['light', 'dark'])(
  'the shades of all 4,096 three-digit colors, %s',
  (scheme) => {
    const { grounds, faint } = schemes[scheme];
    const every = threeDigits.map((accent) => ({ accent, ...lookShades(accent, scheme) }));
    const low = (pairs: (shades: (typeof every)[number]) => [string, string][], ratio: number) =>
      every.filter((shades) => pairs(shades).some(([one, other]) => measured(one, other) < ratio));

    test('text has 4.5:1 on every background and on the tint', () => {
      expect(every).toHaveLength(4096);
      expect(
        low(({ text, soft }) => [...grounds, soft].map((ground) => [text, ground]), 4.5),
      ).toEqual([]);
    });

    test('bars, lines and buttons have 3:1 on every background', () => {
      expect(low(({ fill }) => grounds.map((ground) => [fill, ground]), 3)).toEqual([]);
      expect(low(({ strong }) => grounds.map((ground) => [strong, ground]), 3)).toEqual([]);
    });

    test('text on a button has 4.5:1, also under the pointer', () => {
      expect(
        low(
          ({ onFill, fill, strong }) => [
            [onFill, fill],
            [onFill, strong],
          ],
          4.5,
        ),
      ).toEqual([]);
    });

    test('the faintest text has 4.5:1 on the tint', () => {
      expect(low(({ soft }) => [[faint, soft]], 4.5)).toEqual([]);
    });

    test('an accent that contrasts enough is left as it is', () => {
      const changed = every.filter(
        ({ accent, fill }) =>
          fill !== accent && grounds.every((each) => measured(accent, each) >= 3),
      );
      expect(changed).toEqual([]);
    });
  },
);

test('contrast is what axe-core measures', () => {
  for (const hex of threeDigits.filter((_, at) => at % 7 === 0)) {
    expect(contrast(hex, '#faf7f0')).toBeCloseTo(measured(hex, '#faf7f0'), 2);
  }
});

test('only a pale accent has darker text', () => {
  expect(lookShades('#1f5b45', 'light').text).toBe('#1f5b45');
  expect(lookShades('#ffcc00', 'light').text).not.toBe('#ffcc00');
});

test('the backgrounds are those of the style sheet', () => {
  const css = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
  const token = (part: string, name: string) => part.match(`--${name}: (#[0-9a-f]{6})`)?.[1];
  for (const [scheme, part] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const { grounds, surface, faint } = schemes[scheme];
    const names = ['paper', 'surface', 'sunken'];
    expect(grounds).toEqual(expect.arrayContaining(names.map((name) => token(part, name))));
    expect(surface).toBe(token(part, 'surface'));
    expect(faint).toBe(token(part, 'ink-faint'));
  }
});
