import type { BrowserContext } from 'playwright-core';
import { ownHosts } from './launch-browser.ts';

// An aborted Remix load logs an error or rejects unhandled promises if its response body was still arriving
// (@remix-run/react, single-fetch, fetchAndDecode; turbo-stream, decode); the page shows the newer load.
const calledOff = /^(AbortError: )?signal is aborted without reason/;

// A page may open its live channel just as its session ends, and the browser logs the refusal. tests/e2e/live.test.ts
// checks that channels exist when they should.
const refusedChannel = /^WebSocket connection to '[^']*\/api\/live\?[^']*' failed/;

const isExpected = (text: string) => calledOff.test(text) || refusedChannel.test(text);

/**
 * Reports what must not happen in any of the visitor's pages: a console error (including CSP violations and failed
 * requests), an error thrown in the page, or a request to another machine (which the browser can't reach). It only
 * observes: intercepting requests would cost time and the browser's cache.
 */
export function collectPageErrors(
  context: BrowserContext,
  report: (trouble: string) => void,
): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpected(message.text())) return;
    const { url } = message.location();
    report(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!isExpected(message)) report(`thrown: ${message}`);
  });
  // The browser can't reach other machines, so such a request fails. Listening to all requests would cost more.
  context.on('requestfailed', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !ownHosts.includes(hostname)) {
      report(`left this machine: ${request.url()}`);
    }
  });
}
