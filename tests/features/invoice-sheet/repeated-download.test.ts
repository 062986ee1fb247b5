import { expect, it } from 'vitest';
import {
  drawInvoicePdf,
  hashFile,
} from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { sampleAttachment } from '#tests/fixtures/sample-attachment.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';

const version = 'v1';

/** A download with the edge's cache; `drawn` counts the documents that had to be drawn. */
function startDownloads() {
  const stored = new Map<string, Uint8Array>();
  const downloads = {
    drawn: 0,
    download: async (sheet: ReturnType<typeof sampleSheet>, revision: number) => {
      const file = { sheet, attachment: sampleAttachment };
      const writes: Promise<void>[] = [];
      const pdf = await drawInvoicePdf(file, hashFile(file, { version, revision }), {
        cache: {
          read: async (hash) => stored.get(hash) ?? null,
          write: async (hash, bytes) => {
            stored.set(hash, bytes);
          },
        },
        record: async () => {
          downloads.drawn++;
        },
        keep: (write) => {
          writes.push(write);
        },
      });
      await Promise.all(writes);
      return pdf;
    },
  };
  return downloads;
}

it('a repeated download of an unchanged document is not drawn again', async () => {
  const downloads = startDownloads();
  const first = await downloads.download(sampleSheet(), 1);
  expect(await downloads.download(sampleSheet(), 1)).toBe(first);
  expect(downloads.drawn).toBe(1);
});

it('a changed document, or another revision of it, is drawn again', async () => {
  const downloads = startDownloads();
  const first = await downloads.download(sampleSheet(), 1);
  const changed = await downloads.download(sampleSheet({ number: 'INV-002' }), 1);
  expect(changed).not.toEqual(first);
  await downloads.download(sampleSheet(), 2);
  expect(downloads.drawn).toBe(3);
});
