import type { BrowserContext } from 'playwright-core';
import { ownHosts } from './launch-browser.ts';

// A load that Remix called off while its answer's body was on its way is printed (@remix-run/react, single-fetch,
// fetchAndDecode), or rejects promises that nobody holds (turbo-stream, decode); what the page shows is the newer load.
const calledOff = /^(AbortError: )?signal is aborted without reason/;

// A page may ask for its live channel just as its session ends, and the browser prints what is refused. That channels are
// there when they should be is held by tests/e2e/live.test.ts.
const refusedChannel = /^WebSocket connection to '[^']*\/api\/live\?[^']*' failed/;

const isExpected = (text: string) => calledOff.test(text) || refusedChannel.test(text);

/**
 * Reports what must not happen in any page of this visitor: a console error (a broken content-security policy and a
 * failed request are such), an error thrown in the page, a request that would leave this machine (the browser finds no
 * way there). Only looks on: a request that is held up for a look costs time, and the browser's cache with it.
 */
export function watchTroubles(context: BrowserContext, report: (trouble: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpected(message.text())) return;
    const { url } = message.location();
    report(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!isExpected(message)) report(`thrown: ${message}`);
  });
  // That comes to nothing, since the browser finds no way there. To be told of every request would cost more than it.
  context.on('requestfailed', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !ownHosts.includes(hostname)) {
      report(`left this machine: ${request.url()}`);
    }
  });
}
