import { resolve } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { emptyDraft } from '../../app/domain/invoices/draft.ts';
import { guestDraftKey } from '../../app/features/invoice-form/ui/draft-keys.client.ts';
import { requireChromium } from '../../scripts/find-chromium.ts';
import { launchBrowser, type ScreenSize, screenSizes } from '../support/launch-browser.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import { createTestProduct, type RunningProduct } from '../support/product.ts';
import { atMost, format, percentileOf, units } from './figures.ts';
import type { BenchOptions, BenchRow } from './table.ts';

/** How much slower the phone is than this machine. */
const slowdown = 4;
/** How many lines the forms have. */
const shortSize = 5;
const sizes = [100, shortSize];
/** Line indexes at the top, in the middle and at the end. */
const linesOf = (size: number) => [0, Math.ceil(size / 2) - 1, size - 1];
const fields = {
  description: ['o', 'a', 'k', ' ', 'x', 'Backspace'],
  quantity: ['1', '2', '.', '5', '7', 'Backspace'],
  unitPrice: ['1', '2', '3', '.', '5', 'Backspace'],
  taxRate: ['1', '2', '.', '5', '7', 'Backspace'],
};
const rounds = 2;
/** How long a key is held down and the pause before the next one: a fast typist's 5 keys per second. */
const [holdMs, restMs] = [60, 100];
/** The shortest duration that Event Timing reports; a faster keystroke counts as this. */
const minMs = 16;
/** Limits of the 95th percentile: in ms for a short form, as a share of the earlier build's for a long one. */
const most = { short: 32, share: 0.25 };

type Form = { page: Page; session: CDPSession };

/**
 * Measures the time from a keystroke to the updated screen, in a guest's form of taxed lines on a slow phone, and on a
 * wide screen with the sheet beside the form. Typing alternates with an earlier build on a phone, if one is given.
 */
export async function benchTyping({ beside }: BenchOptions): Promise<BenchRow[]> {
  await requireChromium(process.env);
  const products: RunningProduct[] = [];
  const browser = await launchBrowser({ isMeasured: true });
  try {
    products.push(await createTestProduct());
    if (beside) products.push(await createTestProduct({ otherBuild: resolve(beside) }));
    const rows: BenchRow[] = [];
    for (const size of sizes) {
      const forms: Form[] = [];
      for (const product of products) forms.push(await openForm(browser, product, size, 'phone'));
      const [product] = products;
      if (product) forms.push(await openForm(browser, product, size, 'desktop'));
      const times = await typeByTurns(forms, size);
      const [ours = []] = times;
      const earlier = beside ? times[1] : undefined;
      rows.push(...describe(`${size} lines`, { ours, earlier, isShort: size === shortSize }));
      const withSheet = { ours: times.at(-1) ?? [], earlier, isShort: size === shortSize };
      rows.push(...describe(`${size} lines with its sheet`, withSheet));
      for (const { page } of forms) await page.context().close();
    }
    return rows;
  } finally {
    await browser.close();
    for (const product of products) await product.stop();
  }
}

/** Opens a form with the lines that a guest typed before. */
async function openForm(
  browser: Browser,
  product: RunningProduct,
  size: number,
  screen: ScreenSize,
): Promise<Form> {
  const context = await browser.newContext({
    baseURL: product.origin,
    locale: 'en-US',
    extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
    serviceWorkers: 'block',
    ...screenSizes[screen],
  });
  const page = await context.newPage();
  await page.goto('/us/auth');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    guestDraftKey,
    JSON.stringify(draftOf(size)),
  ] as const);
  await page.goto('/us/create-invoice');
  await page.locator(`[name="items.item-${size}.description"]`).waitFor();
  if (screen === 'desktop') await page.locator('.live-sheet').waitFor();
  await page.evaluate((minMs) => {
    const seen: number[] = [];
    const kinds = ['keydown', 'keypress', 'input', 'keyup'];
    new PerformanceObserver((list) => {
      const entries = list.getEntries().filter(({ name }) => kinds.includes(name));
      seen.push(...entries.map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: minMs } as PerformanceObserverInit);
    Object.assign(window, { seen });
  }, minMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Wait until the page's idle work is done.
  await page.waitForTimeout(3000);
  return { page, session };
}

function draftOf(size: number) {
  const draft = emptyDraft('us', { today: '2026-11-23', saveKey: '', itemId: 'item-1' });
  const rates = ['0', '5', '8.875', '20'];
  return {
    ...draft,
    saveKey: crypto.randomUUID(),
    country: 'us',
    businessName: 'Wren & Co',
    businessEmail: 'hello@wren.example',
    businessAddress: '1 Lane',
    clientName: 'Acme',
    clientAddress: '5 Road',
    accountNumber: '12345678',
    items: Array.from({ length: size }, (_, at) => ({
      ...draft.items[0],
      id: `item-${at + 1}`,
      description: `Oak shelf, oiled, with brackets, as agreed, number ${at + 1}`,
      quantity: String((at % 9) + 1),
      unitPrice: `${10 + at}.50`,
      taxRate: rates[at % rates.length],
      taxRateTouched: true,
    })),
  };
}

/**
 * Types the same into each form, alternating field by field, so that a slow phase of the machine affects all of them
 * alike.
 */
async function typeByTurns(forms: Form[], size: number): Promise<number[][]> {
  const times = forms.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const line of linesOf(size)) {
      for (const [field, keys] of Object.entries(fields)) {
        for (const [at, { page }] of forms.entries()) {
          await page.bringToFront();
          times[at]?.push(...(await typeInto(page, `items.item-${line + 1}.${field}`, keys)));
        }
      }
    }
  }
  return times;
}

/** @returns for each keystroke the duration of its longest event, from key press to updated screen, in ms */
async function typeInto(page: Page, name: string, keys: string[]): Promise<number[]> {
  // A duration is reported after the frame that shows the result of the keystroke.
  const takeDurations = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      return (window as unknown as { seen: number[] }).seen.splice(0);
    });
  await page.locator(`[name="${name}"]`).focus();
  await page.waitForTimeout(5 * restMs);
  await takeDurations();
  const times: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key, { delay: holdMs });
    await page.waitForTimeout(restMs);
    times.push(Math.max(minMs, ...(await takeDurations())));
  }
  return times;
}

type TypedTimes = { ours: number[]; earlier: number[] | undefined; isShort: boolean };

function describe(form: string, { ours, earlier, isShort }: TypedTimes): BenchRow[] {
  return [50, 95, 100].map((percent): BenchRow => {
    const time = percentileOf(ours, percent);
    const row = {
      figure: `keystroke in a form of ${form}, ${slowdown}x slower processor, ${
        percent === 100 ? `worst of ${ours.length}` : `p${percent}`
      }`,
      ours: format(time, units.ms),
      ...(isShort && percent === 95 && atMost(time, most.short, units.ms)),
    };
    if (!earlier) return row;
    const before = percentileOf(earlier, percent);
    const share = time.value / before.value;
    return {
      ...row,
      peer: `earlier build ${format(before, units.ms)}`,
      ratio: format(share, units.times),
      ...(!isShort && percent === 95 && atMost(share, most.share, units.times)),
    };
  });
}
