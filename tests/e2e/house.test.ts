import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';

const { origin } = inject('product');

journey('files with hashed names are cached for good, others are revalidated', async () => {
  const html = await (await fetch(`${origin}/us`)).text();
  const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const kept = async (path: string) => {
    const answer = await fetch(`${origin}${path}`);
    return [answer.status, answer.headers.get('Cache-Control')];
  };
  expect(await kept(file)).toEqual([200, 'public, max-age=31536000, immutable']);
  // Browsers request the second one for a tab with a PDF.
  for (const icon of ['/favicon.svg', '/favicon.ico']) {
    expect(await kept(icon)).toEqual([200, 'public, max-age=0, must-revalidate']);
  }
});

journey('scripts are requested once the style sheet has loaded', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/us');
  const [styled, ...asked] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (ending: string) => files.filter(({ name }) => name.endsWith(ending));
    const starts = of('.js').map(({ startTime }) => startTime);
    return [Math.max(...of('.css').map(({ responseEnd }) => responseEnd)), ...starts];
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(styled ?? Number.NaN);
  // Released all at once, so that a script's dependencies are requested along with it.
  expect(await page.locator('[rel=deferred], [type=deferred]').count()).toBe(0);
});

journey(
  'a page preloads its two fonts, and its select options need no other',
  async ({ openPage }) => {
    const fontsOf = async (path: string) => {
      const links = (await fetch(`${origin}${path}`)).headers.get('Link') ?? '';
      return [...links.matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(([, file = '']) => file);
    };
    const named = await fontsOf('/us/create-invoice');
    expect(named).toEqual([
      expect.stringMatching(/\/inter-latin-wght-normal/),
      expect.stringMatching(/\/fraunces-latin-wght-normal/),
    ]);
    expect(await fontsOf('/us/create-invoice?lang=ru')).toContainEqual(
      expect.stringMatching(/\/inter-cyrillic-wght-normal/),
    );
    const page = await openPage('desktop');
    await openScreen(page, '/us/create-invoice');
    expect(await page.getByRole('option', { name: /₹/ }).count()).toBe(1);
    const asked = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    });
    expect(asked.filter((path) => path.endsWith('.woff2')).sort()).toEqual([...named].sort());
  },
);

journey('a click counts just before the page is hydrated', async ({ openPage }) => {
  const page = await openPage('desktop');
  await page.addInitScript(() => {
    // React posts a message to itself when it gets the document, and hydrates it when the message
    // arrives.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      Reflect.apply(postMessage, this, given);
      MessagePort.prototype.postMessage = postMessage;
      queueMicrotask(() =>
        document.querySelector<HTMLElement>('footer a[href$="/contact"]')?.click(),
      );
    };
  });
  await page.goto('/us/terms');
  await page.getByRole('heading', { name: 'Contact Support' }).waitFor();
});
