import type { Page } from 'playwright-core';
import { openDatabase } from '../../db/client.server.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { requireChromium } from '../../scripts/find-chromium.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { createTestProduct } from '../support/product.ts';
import { signIn } from '../support/visitor.ts';
import { atMost, format, percentileOf, units } from './figures.ts';
import { screens } from './inp-screens.ts';
import { openPhone, slowDown, slowdown } from './phone.ts';
import { newestUnpaidInvoice } from './seeded-invoice.ts';
import type { BenchOptions, BenchRow } from './table.ts';

const seller = 'standard@example.com';
const mostMs = 100;
/** Longer than any interaction. */
const restMs = 1000;
/** The shortest duration that Event Timing reports; a faster interaction counts as this. */
const minMs = 16;

/**
 * Measures Interaction to Next Paint of what users do most, on a slow phone: for each action the longest time from a tap
 * or key to the painted result, by the Event Timing API. Each round loads the pages afresh.
 */
export async function benchInp({ isQuick }: BenchOptions): Promise<BenchRow[]> {
  const rounds = isQuick ? 1 : 15;
  await requireChromium(process.env);
  const product = await createTestProduct();
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const db = openDatabase({ url: product.libsqlUrl });
    await seed(db, Date.now());
    const invoiceId = await newestUnpaidInvoice(db, seller);
    const member = await signIn(product.origin, { email: seller, password: demoPassword });
    const page = await openPhone(browser, product.origin, member);
    await page.addInitScript(recordInteractions, minMs);
    const times = new Map<string, number[]>();
    for (let round = -1; round < rounds; round++) {
      for (const { path, actions } of screens) {
        await openAtRest(page, path(invoiceId));
        for (const { name, prepare, act, shows, finish } of actions) {
          await prepare?.(page);
          await takeDurations(page);
          await act(page);
          // Nothing of ours may run in the page until the result is painted.
          await page.waitForTimeout(restMs);
          await shows(page).waitFor({ state: 'attached' });
          const longest = Math.max(minMs, ...(await takeDurations(page)));
          await finish?.(page);
          if (round >= 0) times.set(name, [...(times.get(name) ?? []), longest]);
        }
      }
    }
    return [...times].map(([name, durations]) => {
      const p75 = percentileOf(durations, 75);
      return {
        figure: `${name}, ${slowdown}x slower processor, p75 of ${durations.length}`,
        ours: format(p75, units.ms),
        peer: `worst ${format(Math.max(...durations), units.ms)}`,
        ...atMost(p75, mostMs, units.ms),
      };
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Runs in the page. An entry without an interaction id, such as a moved pointer, is no interaction. */
function recordInteractions(durationThreshold: number): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
    durations.push(...entries.filter((it) => it.interactionId > 0).map((it) => it.duration));
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

/** Opens a page at full speed and waits until its scripts have nothing left to do. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await slowDown(page, 1);
  await page.goto(path, { waitUntil: 'networkidle' });
  await slowDown(page);
  await page.waitForTimeout(restMs);
}

/** A duration is reported after the frame that shows the result. */
function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    return (window as unknown as { durations: number[] }).durations.splice(0);
  });
}
