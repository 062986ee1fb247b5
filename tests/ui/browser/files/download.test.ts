import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamZip } from '#app/pdf/zip.server.ts';
import {
  downloadExport,
  type ExportProgress,
  type NextPart,
} from '#app/ui/browser/files/download-export.client.ts';
import { downloadPdf } from '#app/ui/browser/files/download-pdf.client.ts';
import {
  downloadZip,
  startZipCounter,
  type ZipOrder,
} from '#app/ui/browser/files/fetch-zip.client.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';

/** The names of the saved files. */
const saved: string[] = [];
const noAbort = new AbortController().signal;

beforeEach(() => {
  saved.length = 0;
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
});
afterEach(() => vi.unstubAllGlobals());

/** Sets the server's response from now on. */
const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

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
  it.each([1, 2, 3, 7, 29, 30, 31, 1_000_000])('in chunks of %i bytes', async (length) => {
    const zip = await zipOf(12);
    const counter = startZipCounter();
    const counts = [0];
    for (let at = 0; at < zip.length; at += length) {
      expect(counter.isWhole()).toBe(false);
      counts.push(counter.take(zip.subarray(at, at + length)));
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect([counts.at(-1), counter.isWhole()]).toEqual([12, true]);
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
  const counts: number[] = [];
  const order = (changes: Partial<ZipOrder> = {}) =>
    downloadZip({
      ids: ['a', 'b', 'c'],
      from: null,
      to: null,
      onProgress: (files) => counts.push(files),
      signal: noAbort,
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
    const downloaded = { outcome: 'downloaded', files: 3 };
    expect(await order({ from: '2026-01-01' })).toEqual(downloaded);
    const body = { ids: ['a', 'b', 'c'], from: '2026-01-01', to: null };
    expect(asked).toEqual([['/api/invoices-zip', 'POST', body]]);
    expect([counts, saved]).toEqual([[1, 3], ['invoices_2026-03-01.zip']]);
  });

  it('shows the server’s message if there is none, and saves nothing of one that was cut off', async () => {
    const error = 'You can download up to 300 invoices at a time. Select fewer.';
    answerWith(() => Response.json({ error, code: 'x' }, { status: 400 }));
    expect(await order()).toEqual({ outcome: 'failed', message: error });
    const zip = await zipOf(3);
    answerWith(() => new Response(zip.slice(0, -1) as BodyInit, { headers }));
    expect(await order()).toEqual({ outcome: 'failed', message: 'the connection was lost' });
    expect(saved).toEqual([]);
  });

  it('can be canceled, before the response and in the middle of it', async () => {
    const early = new AbortController();
    vi.stubGlobal('fetch', async () => {
      early.abort();
      throw early.signal.reason;
    });
    expect(await order({ signal: early.signal })).toEqual({ outcome: 'cancelled' });
    const late = new AbortController();
    const { signal } = late;
    const zip = await zipOf(3);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(zip.subarray(0, 60));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    answerWith(() => new Response(body as BodyInit, { headers }));
    expect(await order({ signal, onProgress: () => late.abort() })).toEqual({
      outcome: 'cancelled',
    });
    expect(saved).toEqual([]);
  });
});

describe('a PDF that can’t be downloaded', () => {
  const message = 'Failed to generate PDF';
  const refusal = { error: message, code: 'pdf-failed' };

  it.each([
    ['shows the server’s message', Response.json(refusal, { status: 503 }), message],
    ['is refused if something other than a PDF arrives', new Response('<h1>Hi</h1>'), 'status 200'],
  ])('%s', async (_, answer, shown) => {
    answerWith(() => answer);
    expect(await downloadPdf('/view-invoice/1/pdf')).toEqual({ ok: false, message: shown });
  });

  it.each([
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    Response.json({ error: 7 }, { status: 500 }),
    Response.json(null, { status: 404 }),
  ])('shows the status if the response isn’t ours: $status', async (answer) => {
    expect(await refusalOf(answer)).toBe(`status ${answer.status}`);
  });
});

describe('an export', () => {
  const asked: unknown[] = [];
  const seen: ExportProgress[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    for (const list of [asked, seen]) list.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  /** A server with an account in the given number of parts, one file each; it fails at the given ones. */
  function serve(parts: number, failing: readonly number[] = []) {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const order = JSON.parse(String(init.body)) as { further?: { number: number } };
      asked.push(order);
      const number = order.further?.number ?? 1;
      if (failing.includes(number)) throw new TypeError('Failed to fetch');
      const entry = { name: `${number}.txt`, loadBytes: async () => new Uint8Array(9) };
      return new Response(streamZip([entry], Date.UTC(2026, 2, 1)) as BodyInit, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="part-${number}.zip"`,
          'X-Zip-Files': '1',
          ...(number === 1 && { 'X-Export-Parts': String(parts) }),
          ...(number < parts && {
            'X-Export-Next': JSON.stringify({ number: number + 1, after: 'i' }),
          }),
        },
      });
    });
  }

  const download = (from: NextPart | null = null, signal = noAbort) =>
    downloadExport({ from, signal, onProgress: (progress) => seen.push(progress) });

  const second: NextPart = { number: 2, parts: 3, further: { number: 2, after: 'i' } };

  it('with one part is requested once', async () => {
    serve(1);
    expect(await download()).toEqual({ outcome: 'downloaded', parts: 1 });
    expect([asked, saved]).toEqual([[{}], ['part-1.zip']]);
    expect(seen).toEqual([{ files: 1, wanted: 1, part: 1, parts: 1 }]);
  });

  it('with several parts is downloaded one by one, no faster than the rate limit allows', async () => {
    serve(3);
    const begunAt = Date.now();
    expect(await download()).toEqual({ outcome: 'downloaded', parts: 3 });
    expect(Date.now() - begunAt).toBeGreaterThanOrEqual(4_000);
    expect(saved).toEqual(['part-1.zip', 'part-2.zip', 'part-3.zip']);
    expect(asked).toEqual([{}, ...[2, 3].map((number) => ({ further: { number, after: 'i' } }))]);
    expect(seen.map(({ part, parts }) => [part, parts])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('that fails continues with the missing part', async () => {
    serve(3, [2]);
    const failed = { outcome: 'failed', message: 'no connection' };
    expect(await download()).toEqual({ ...failed, rest: second });
    serve(3);
    expect(await download(second)).toEqual({ outcome: 'downloaded', parts: 3 });
    expect(saved).toEqual(['part-1.zip', 'part-2.zip', 'part-3.zip']);
    serve(3, [1]);
    expect(await download()).toEqual({ ...failed, rest: null });
  });

  it('that is canceled between two parts requests no more', async () => {
    serve(3);
    const running = new AbortController();
    const done = download(null, running.signal);
    await vi.waitUntil(() => saved.length === 1);
    running.abort();
    expect(await done).toEqual({ outcome: 'cancelled', rest: second });
    expect(asked).toHaveLength(1);
  });
});
