import { openDatabase } from '../../db/client.server.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { requireChromium } from '../../scripts/find-chromium.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { createTestProduct } from '../support/product.ts';
import { signIn } from '../support/visitor.ts';
import { atMost, figureOf, format, units } from './figures.ts';
import { takeTurns } from './interleave.ts';
import { openPhone, slowDown } from './phone.ts';
import { newestUnpaidInvoice } from './seeded-invoice.ts';
import type { BenchOptions, BenchRow } from './table.ts';

const seller = 'standard@example.com';
const most = 0.01;

const pages = [
  { name: 'landing', path: () => '/us' },
  { name: 'create', path: () => '/us/create-invoice', isMembers: true },
  { name: 'list', path: () => '/us/invoices', isMembers: true },
  { name: 'overview', path: () => '/us/overview', isMembers: true },
  { name: 'settings', path: () => '/us/settings', isMembers: true },
  { name: 'public', path: (invoiceId: string) => `/view-invoice/${invoiceId}` },
  { name: 'pay', path: (invoiceId: string) => `/invoice/${invoiceId}` },
];

/** Measures how far each page's content moves on its own on a slow phone: the sum of its layout shifts. */
export async function benchLayoutShift({ isQuick }: BenchOptions): Promise<BenchRow[]> {
  const rounds = isQuick ? 1 : 5;
  await requireChromium(process.env);
  const product = await createTestProduct();
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const db = openDatabase({ url: product.libsqlUrl });
    await seed(db, Date.now());
    const invoiceId = await newestUnpaidInvoice(db, seller);
    const member = await signIn(product.origin, { email: seller, password: demoPassword });
    const measure = (path: string, isMembers?: boolean) => async () => {
      // A new phone each time, whose cache is empty.
      const page = await openPhone(browser, product.origin, isMembers ? member : undefined);
      await slowDown(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(1000);
      const shift = await page.evaluate(sumShifts);
      await page.context().close();
      return shift;
    };
    const contenders = pages.map(({ name, path, isMembers }) => [
      name,
      measure(path(invoiceId), isMembers),
    ]);
    const shifts: Record<string, number[]> = await takeTurns(
      Object.fromEntries(contenders),
      rounds,
      0,
    );
    return Object.entries(shifts).map(([name, list]) => {
      const figure = figureOf(list);
      return {
        figure: `page ${name}, sum of its layout shifts`,
        ours: format(figure, units.count),
        ...atMost(figure, most, units.count),
      };
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Runs in the page. A shift right after input is what the user asked for. */
function sumShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[];
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 200);
  });
}
