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
/** Only the color rules, since light and dark differ only in colors; the soak runs all rules in both. */
const inTheSecond: axe.RunOptions = isFullStrain
  ? {}
  : { runOnly: ['color-contrast', 'link-in-text-block'] };

/** A screen to check: the heading that shows it has loaded, and what to do before the check. */
export type Screen = {
  path: string;
  heading: string | RegExp;
  prepare?: (page: Page) => Promise<void>;
};

type Scheme = 'light' | 'dark';

/** How to check screens: all rules in the first scheme, color rules in the others. */
export type Appearance = { size: ScreenSize; schemes: Scheme[] };

/** Checks each screen for accessibility issues in the given schemes, and for content wider than 360 pixels. */
export async function checkScreens(page: Page, screens: Screen[], { size, schemes }: Appearance) {
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
 * Returns both schemes in the soak, otherwise one, chosen by the place's name: all colors come from the same pairs,
 * which `tests/styles/contrast.test.ts` checks in both schemes.
 */
function schemesOf(place: string): Scheme[] {
  if (isFullStrain) return ['light', 'dark'];
  return place.length % 2 === 0 ? ['light'] : ['dark'];
}

/**
 * Checks the current page for accessibility issues in the given schemes.
 * @param place names the page in failure messages
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

/** Returns the page's color scheme once no color transition is running. */
async function settledColorScheme() {
  // A spinner never ends, but it doesn't change colors.
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
  const moving = () =>
    document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
  // Polls per frame, because Chromium never settles `finished` for some animations whose element is removed. Two quiet
  // frames, because a changed inherited color restarts the transition in its descendants.
  for (let still = 0; still < 2; still = moving().length > 0 ? 0 : still + 1) {
    await new Promise(requestAnimationFrame);
  }
  return getComputedStyle(document.documentElement).colorScheme;
}

/** Returns all axe-core violations, even minor ones. */
function findBarriers(page: Page, which: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { resultTypes: ['violations'], ...options });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, which);
}

/** Checks that the current page doesn't scroll sideways, even on the narrowest phone. */
async function expectFits(page: Page, { path }: Screen) {
  await page.setViewportSize({ width: 360, height: 740 });
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { beyond: Math.max(0, scrollWidth - clientWidth), width: clientWidth };
    });
  // Scripts that measure the page react to the new width asynchronously.
  await expect.poll(excess, { message: path }).toEqual({ beyond: 0, width: 360 });
}
