import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadPdf } from '#app/ui/browser/files/download-pdf.client.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';

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

  it('shows that there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await downloadPdf('/view-invoice/1/pdf')).toEqual({
      ok: false,
      message: 'no connection',
    });
  });
});
