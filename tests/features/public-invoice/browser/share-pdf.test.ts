import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePdf } from '#app/features/public-invoice/ui/share-pdf.client.ts';

afterEach(() => vi.unstubAllGlobals());

const pdf = { invoiceId: 'a1', fileName: 'INV-001-2026-03-01.pdf' };
const address = '/view-invoice/a1/pdf?inline=true';
const fetched = `fetch ${address}`;
const pdfAnswer = () =>
  new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
const refusal = () =>
  Response.json({ error: 'Failed to generate PDF', code: 'x' }, { status: 503 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Records what happened in the browser, in order. */
function stubBrowser(given: {
  fetch?: () => Response | Promise<Response>;
  /** The share sheet; without it the browser can't share files. */
  share?: (data: ShareData) => Promise<void>;
  blocksTabs?: boolean;
}): string[] {
  const events: string[] = [];
  vi.stubGlobal('fetch', async (asked: string) => {
    events.push(`fetch ${asked}`);
    return (given.fetch ?? pdfAnswer)();
  });
  const tab = {
    location: { replace: (to: string) => events.push(`tab to ${to}`) },
    close: () => events.push('tab closed'),
  };
  const open = (to: string) => {
    events.push(`tab opened at "${to}"`);
    return given.blocksTabs ? null : tab;
  };
  vi.stubGlobal('window', { open });
  const { share } = given;
  vi.stubGlobal('navigator', share ? { share, canShare: () => true } : { canShare: () => false });
  return events;
}

const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('sharing a PDF', () => {
  it('passes the file to the share sheet', async () => {
    const shared: ShareData[] = [];
    const events = stubBrowser({ share: async (data) => void shared.push(data) });
    expect(await sharePdf(pdf)).toBe('shared');
    expect(events).toEqual([fetched]);
    const [file] = shared[0]?.files ?? [];
    expect(file).toMatchObject({ name: pdf.fileName, type: 'application/pdf' });
    expect(await file?.text()).toBe('%PDF-1.7');
  });

  it('opens a tab in the click handler if files can’t be shared, also in browsers without sharing', async () => {
    for (const navigator of [{ canShare: () => false }, {}]) {
      const events = stubBrowser({});
      vi.stubGlobal('navigator', navigator);
      const sharing = sharePdf(pdf);
      expect(events[0]).toBe('tab opened at ""');
      expect(await sharing).toBe('opened');
      expect(events.slice(1)).toEqual([fetched, `tab to ${address}`]);
    }
  });

  it.each([
    ['is canceled', 'AbortError', 'cancelled', fetched],
    ['was tapped twice', 'InvalidStateError', 'cancelled', fetched],
    ['has lost the user activation', 'NotAllowedError', 'opened', `tab to ${address}`],
    ['doesn’t accept such a file', 'DataError', 'opened', `tab to ${address}`],
  ])('ends without an error when the share sheet %s', async (_, name, outcome, last) => {
    const events = stubBrowser({ share: failing(name) });
    expect(await sharePdf(pdf)).toBe(outcome);
    expect(events.at(-1)).toBe(last);
  });

  it.each([
    ['the server’s message, without a tab', { fetch: refusal }, 'Failed to generate PDF'],
    [
      'the server’s message, before the share sheet',
      { fetch: refusal, share: failing('never asked') },
      'Failed to generate PDF',
    ],
    ['no network', { fetch: offline }, 'no connection'],
    ['a blocked tab', { blocksTabs: true }, 'your browser blocked the new tab'],
  ])('shows what went wrong: %s', async (_, given, error) => {
    const events = stubBrowser(given);
    expect(await sharePdf(pdf)).toEqual({ error });
    const opened = events.filter((event) => event.startsWith('tab opened')).length;
    const closed = events.filter((event) => event === 'tab closed').length;
    expect(closed).toBe('blocksTabs' in given ? 0 : opened);
  });
});
