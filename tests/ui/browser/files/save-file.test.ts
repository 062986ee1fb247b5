import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamZip } from '#app/pdf/zip.server.ts';
import { fetchFile } from '#app/ui/browser/files/fetch-file.client.ts';
import { fetchZip } from '#app/ui/browser/files/fetch-zip.client.ts';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { openNativeApp } from '#tests/support/opened-native-app.ts';

// The native app has no downloads, so every file goes to the share sheet.

let device: FakeDevice;
openNativeApp(() => device);
beforeEach(() => {
  device = createFakeDevice();
});
afterEach(() => vi.restoreAllMocks());

/** Sets the server's response from now on. */
const answerWith = (body: BodyInit, type: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }));

const exportTable = () => {
  answerWith('name\nFinch', 'text/csv');
  return fetchFile('/api/clients-csv', 'text/csv', 'clients.csv');
};

const fetchArchive = () => {
  const loadBytes = async () => new TextEncoder().encode('PK');
  answerWith(
    streamZip([{ name: 'a.pdf', loadBytes }], Date.UTC(2026, 2, 1)) as BodyInit,
    'application/zip',
  );
  const { signal } = new AbortController();
  return fetchZip({ path: '/api/invoices-zip', json: {}, onProgress: () => undefined, signal });
};

it('a shared file is a download', async () => {
  expect(await exportTable()).toEqual({ ok: true });
  expect(await fetchArchive()).toEqual({ outcome: 'downloaded', files: 1 });
  expect(device.shares.flat().map(({ name }) => name)).toEqual(['clients.csv', 'invoices.zip']);
});

it('a canceled share is not a download, and not a failure', async () => {
  device.sharing = 'cancels';
  expect(await exportTable()).toEqual({ ok: false, message: null });
  expect(await fetchArchive()).toEqual({ outcome: 'cancelled' });
});

it('a failed share reports why', async () => {
  device.sharing = 'refused';
  expect(await exportTable()).toEqual({ ok: false, message: 'Error sharing item' });
  expect(await fetchArchive()).toEqual({ outcome: 'failed', message: 'Error sharing item' });
});
