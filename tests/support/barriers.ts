import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ScreenSize, screenSizes } from './launch-browser.ts';
import { isFullStrain } from './rounds.ts';
import { openScreen } from './screen.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** All rules that look at colors, which is all that differs between light and dark; the soak asks all again. */
const inTheSecond: axe.RunOptions = isFullStrain
  ? {}
  : { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Every screen with the heading that tells that it is there, and what is done on it before it is looked at. */
export type Screen = {
  path: string;
  heading: string | RegExp;
  prepare?: (page: Page) => Promise<void>;
};

type Scheme = 'light' | 'dark';

/** How screens are looked at: the first scheme with all rules, the others with those of colors. */
export type Look = { size: ScreenSize; schemes: Scheme[] };

/** Looks for barriers on each screen in the given schemes, and then for anything wider than 360 pixels. */
export async function lookAtScreens(page: Page, screens: Screen[], { size, schemes }: Look) {
  await page.addInitScript(axeSource);
  for (const screen of screens) {
    await expectNoBarrier(page, screen, schemes);
    await expectFits(page, screen);
    await page.setViewportSize(screenSizes[size].viewport);
  }
}

async function openReady(page: Page, { path, heading, prepare }: Screen) {
  await openScreen(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await prepare?.(page);
}

async function expectNoBarrier(page: Page, screen: Screen, schemes: Scheme[]) {
  await page.emulateMedia({ colorScheme: schemes[0] });
  await openReady(page, screen);
  const place = `${screen.path}${screen.prepare ? ', prepared' : ''}`;
  await expectNoBarrierHere(page, place, schemes);
}

/**
 * Both, in the soak. Usually one, by the name of the place: everything takes its colors from the same pairs, each of which
 * `tests/styles/contrast.test.ts` holds in both.
 */
function schemesOf(place: string): Scheme[] {
  if (isFullStrain) return ['light', 'dark'];
  return place.length % 2 === 0 ? ['light'] : ['dark'];
}

/**
 * Looks for barriers on the page as it stands, in the given schemes.
 * @param place names it in what is said of a barrier
 */
export async function expectNoBarrierHere(
  page: Page,
  place: string,
  [first = 'light', ...others]: Scheme[] = schemesOf(place),
) {
  await page.emulateMedia({ colorScheme: first });
  await page.evaluate(settledColorScheme);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(settledColorScheme), place).toContain(first);
  expect.soft(await findBarriers(page, {}), `${place}, ${first}`).toEqual([]);
  for (const other of others) {
    await page.emulateMedia({ colorScheme: other });
    expect(await page.evaluate(settledColorScheme), place).toContain(other);
    expect.soft(await findBarriers(page, inTheSecond), `${place}, ${other}`).toEqual([]);
  }
}

/** The color scheme that a page is drawn in, once no color of it is on its way from another one. */
async function settledColorScheme() {
  // A spinner turns for good, and is no change of colors.
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
  const moving = () =>
    document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
  // Frame by frame: Chromium never settles `finished` of some animations whose element goes away meanwhile.
  // Two of them, for an inherited color that has changed sets out anew in whatever inherits it.
  for (let still = 0; still < 2; still = moving().length > 0 ? 0 : still + 1) {
    await new Promise(requestAnimationFrame);
  }
  return getComputedStyle(document.documentElement).colorScheme;
}

/** All that axe-core complains about, however small. */
function findBarriers(page: Page, which: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { resultTypes: ['violations'], ...options });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, which);
}

/** On the narrowest of phones, too, the page that is open scrolls in one direction alone. */
async function expectFits(page: Page, { path }: Screen) {
  await page.setViewportSize({ width: 360, height: 740 });
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { beyond: Math.max(0, scrollWidth - clientWidth), width: clientWidth };
    });
  // What scripts measure anew follows the new width a moment later.
  await expect.poll(excess, { message: path }).toEqual({ beyond: 0, width: 360 });
}
