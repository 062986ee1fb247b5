import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');

/** The `--name: #rrggbb` pairs of the first block that declares tokens after `start`. */
function readTokens(start: string): Map<string, string> {
  const from = css.indexOf('--paper:', css.indexOf(start));
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const textPairs = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink', 'warn-ink'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['accent-ink', 'accent-soft'],
  ['warn-ink', 'warn-soft'],
  ['danger-ink', 'danger-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'warn-soft'],
  ['ink', 'danger-soft'],
  ['ink-soft', 'accent-soft'],
];
const edgePairs = grounds.flatMap((ground) => [
  ['line-strong', ground],
  ['accent', ground],
]);

describe.each([
  ['light', ':root,'],
  ['dark', '@media screen and (prefers-color-scheme: dark)'],
])('the %s colours', (_theme, start) => {
  const tokens = readTokens(start);
  const ratio = ([front = '', back = '']: string[]) =>
    contrast(tokens.get(front) ?? '', tokens.get(back) ?? '');

  test.each(textPairs)('text %s on %s has 4.5:1 (WCAG 2.2, 1.4.3)', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('edges and focus %s on %s have 3:1 (WCAG 2.2, 1.4.11)', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});
