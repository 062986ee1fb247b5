import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePdf } from '#app/features/public-invoice/ui/share-pdf.client.ts';

afterEach(() => vi.unstubAllGlobals());

const pdf = { invoiceId: 'a1', fileName: 'INV-001-2026-03-01.pdf' };
const address = '/view-invoice/a1/pdf?inline=true';
const pdfAnswer = () =>
  new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
const refusal = () =>
  Response.json({ error: 'Failed to generate PDF', code: 'x' }, { status: 503 });

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
  vi.stubGlobal('window', {
    open: (to: string) => {
      events.push(`tab opened at "${to}"`);
      return given.blocksTabs ? null : tab;
    },
  });
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
    expect(events).toEqual([`fetch ${address}`]);
    const [file] = shared[0]?.files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual([
      'INV-001-2026-03-01.pdf',
      'application/pdf',
      '%PDF-1.7',
    ]);
  });

  it.each([
    ['is canceled', 'AbortError'],
    ['was tapped twice', 'InvalidStateError'],
  ])('that %s is no error', async (_, name) => {
    const events = stubBrowser({ share: failing(name) });
    expect(await sharePdf(pdf)).toBe('cancelled');
    expect(events).toEqual([`fetch ${address}`]);
  });

  it('opens a tab in the click handler if files can’t be shared', async () => {
    const events = stubBrowser({});
    const sharing = sharePdf(pdf);
    expect(events[0]).toBe('tab opened at ""');
    expect(await sharing).toBe('opened');
    expect(events.slice(1)).toEqual([`fetch ${address}`, `tab to ${address}`]);
  });

  it('opens a tab in browsers without sharing', async () => {
    stubBrowser({});
    vi.stubGlobal('navigator', {});
    expect(await sharePdf(pdf)).toBe('opened');
  });

  it.each([
    ['the click is no longer a user activation', 'NotAllowedError'],
    ['the system doesn’t accept such a file', 'DataError'],
  ])('opens a tab when %s', async (_, name) => {
    const events = stubBrowser({ share: failing(name) });
    expect(await sharePdf(pdf)).toBe('opened');
    expect(events.at(-1)).toBe(`tab to ${address}`);
  });

  it.each([
    ['the server’s message, without a tab', { fetch: refusal }, 'Failed to generate PDF'],
    [
      'the server’s message, before the share sheet',
      { fetch: refusal, share: failing('never asked') },
      'Failed to generate PDF',
    ],
    [
      'no network',
      { fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
      'no connection',
    ],
    ['a blocked tab', { blocksTabs: true }, 'your browser blocked the new tab'],
  ])('shows what went wrong: %s', async (_, given, error) => {
    const events = stubBrowser(given);
    expect(await sharePdf(pdf)).toEqual({ error });
    const opened = events.filter((event) => event.startsWith('tab opened')).length;
    const closed = events.filter((event) => event === 'tab closed').length;
    expect(closed).toBe('blocksTabs' in given ? 0 : opened);
  });
});
