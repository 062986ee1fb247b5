import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamZip } from '#app/pdf/zip.server.ts';
import {
  downloadExport,
  type ExportProgress,
  type NextPart,
} from '#app/ui/browser/files/download-export.client.ts';

const saved: string[] = [];
const asked: unknown[] = [];
const seen: ExportProgress[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  for (const list of [saved, asked, seen]) list.length = 0;
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

const download = (from: NextPart | null = null, signal = new AbortController().signal) =>
  downloadExport({ from, signal, onProgress: (progress) => seen.push(progress) });

const second: NextPart = { number: 2, parts: 3, further: { number: 2, after: 'i' } };

describe('an export', () => {
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
