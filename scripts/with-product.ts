import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { createTestProduct, type RunningProduct } from '#tests/support/product.ts';
import { requireBuild } from './build-app.ts';
import { requireChromium } from './find-chromium.ts';

/** Builds and starts the product and a browser, runs the work with them, and ends both. */
export async function withProduct(
  work: (product: RunningProduct, browser: Browser) => Promise<void>,
): Promise<void> {
  await requireChromium(process.env);
  await requireBuild();
  const product = await createTestProduct();
  const browser = await launchBrowser();
  try {
    await work(product, browser);
  } finally {
    await browser.close();
    await product.stop();
  }
}
