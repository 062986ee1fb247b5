import type { BrowserContext } from 'playwright-core';

const ownHosts = ['localhost', '127.0.0.1'];

// Remix prints the end of a load that it called off itself, where the answer's body was on its way already
// (@remix-run/react, single-fetch, fetchAndDecode); what it shows instead is the newer load.
const calledOff = 'AbortError: signal is aborted without reason';

/**
 * Reports what must not happen in any page of this visitor: a console error (a broken content-security policy and a
 * failed request are such), an error thrown in the page, a request that leaves this machine (it is cut off).
 */
export async function watchTroubles(
  context: BrowserContext,
  report: (trouble: string) => void,
): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith(calledOff)) return;
    const { url } = message.location();
    report(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => report(`thrown: ${error.error().message}`));
  await context.route(
    (url) => url.protocol.startsWith('http') && !ownHosts.includes(url.hostname),
    async (route) => {
      report(`left this machine: ${route.request().url()}`);
      await route.abort();
    },
  );
}
