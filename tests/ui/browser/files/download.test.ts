import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamZip } from '#app/pdf/zip.server.ts';
import { downloadPdf } from '#app/ui/browser/files/download-pdf.client.ts';
import {
  downloadZip,
  startZipCounter,
  type ZipOrder,
} from '#app/ui/browser/files/fetch-zip.client.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';

/** A zip with the given number of files, as the server streams it. */
async function zipOf(count: number): Promise<Uint8Array> {
  const entries = Array.from({ length: count }, (_, at) => ({
    name: `INV-${at}.pdf`,
    loadBytes: async () => new TextEncoder().encode(`PK ${at} `.repeat(at)),
  }));
  const stream = streamZip(entries, Date.UTC(2026, 2, 1));
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

describe('counting the files of an arriving zip', () => {
  it.each([1, 2, 3, 5, 7, 29, 30, 31, 1000, 1_000_000])('in chunks of %i bytes', async (length) => {
    const zip = await zipOf(12);
    const counter = startZipCounter();
    const counts = [0];
    for (let at = 0; at < zip.length; at += length) {
      expect(counter.isWhole()).toBe(false);
      counts.push(counter.take(zip.subarray(at, at + length)));
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(12);
    expect(counter.isWhole()).toBe(true);
  });

  it('detects one that was cut off anywhere', async () => {
    const zip = await zipOf(3);
    for (let length = 0; length < zip.length; length += 1) {
      const counter = startZipCounter();
      counter.take(zip.subarray(0, length));
      expect(counter.isWhole()).toBe(false);
    }
  });
});

describe('a download of several invoices', () => {
  const saved: { name: string; href: string }[] = [];
  const counts: number[] = [];
  beforeEach(() => {
    saved.length = 0;
    counts.length = 0;
    const link = {
      href: '',
      download: '',
      click: () => saved.push({ name: link.download, href: link.href }),
    };
    vi.stubGlobal('document', { createElement: () => link });
  });
  afterEach(() => vi.unstubAllGlobals());

  const order = (changes: Partial<ZipOrder> = {}): ZipOrder => ({
    ids: ['a', 'b', 'c'],
    from: null,
    to: null,
    onProgress: (files) => counts.push(files),
    signal: new AbortController().signal,
    ...changes,
  });
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="_.zip"; filename*=UTF-8''invoices_2026-03-01.zip`,
  };

  it('sends one request, counts the files, and saves the zip under the server’s name', async () => {
    const zip = await zipOf(3);
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      asked.push([address, init.method, JSON.parse(String(init.body))]);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(zip.subarray(0, 50));
          controller.enqueue(zip.subarray(50));
          controller.close();
        },
      });
      return new Response(body as BodyInit, { headers });
    });
    expect(await downloadZip(order({ from: '2026-01-01' }))).toEqual({
      outcome: 'downloaded',
      files: 3,
    });
    const body = { ids: ['a', 'b', 'c'], from: '2026-01-01', to: null };
    expect(asked).toEqual([['/api/invoices-zip', 'POST', body]]);
    expect(counts).toEqual([1, 3]);
    expect(saved.map(({ name }) => name)).toEqual(['invoices_2026-03-01.zip']);
  });

  it('shows the server’s message if there is none', async () => {
    const error = 'You can download up to 300 invoices at a time. Select fewer.';
    vi.stubGlobal('fetch', async () => Response.json({ error, code: 'x' }, { status: 400 }));
    expect(await downloadZip(order())).toEqual({ outcome: 'failed', message: error });
    expect(saved).toEqual([]);
  });

  it('saves nothing of a zip that was cut off', async () => {
    const zip = await zipOf(3);
    vi.stubGlobal('fetch', async () => new Response(zip.slice(0, -1) as BodyInit, { headers }));
    const message = 'the connection was lost';
    expect(await downloadZip(order())).toEqual({ outcome: 'failed', message });
    expect(saved).toEqual([]);
  });

  it('can be canceled, before the response and in the middle of it', async () => {
    const early = new AbortController();
    vi.stubGlobal('fetch', async () => {
      early.abort();
      throw early.signal.reason;
    });
    expect(await downloadZip(order({ signal: early.signal }))).toEqual({ outcome: 'cancelled' });

    const late = new AbortController();
    const [first] = [await zipOf(3)];
    vi.stubGlobal('fetch', async () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(first.subarray(0, 60));
          late.signal.addEventListener('abort', () => controller.error(late.signal.reason));
        },
      });
      return new Response(body as BodyInit, { headers });
    });
    const cancelling = order({ signal: late.signal, onProgress: () => late.abort() });
    expect(await downloadZip(cancelling)).toEqual({ outcome: 'cancelled' });
    expect(saved).toEqual([]);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a PDF that can’t be downloaded', () => {
  it('shows the server’s message', async () => {
    const body = { error: 'Failed to generate PDF', code: 'pdf-failed' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 503 }));
    expect(await downloadPdf('/view-invoice/1/pdf')).toEqual({
      ok: false,
      message: 'Failed to generate PDF',
    });
  });

  it('shows the status if the response isn’t ours', async () => {
    expect(await refusalOf(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toBe(
      'status 502',
    );
    expect(await refusalOf(Response.json({ error: 7 }, { status: 500 }))).toBe('status 500');
    expect(await refusalOf(Response.json(null, { status: 404 }))).toBe('status 404');
  });

  it('is refused too if something other than a PDF arrives', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to this network</h1>'));
    expect(await downloadPdf('/view-invoice/1/pdf')).toEqual({ ok: false, message: 'status 200' });
  });
});
