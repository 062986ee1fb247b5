import { afterAll, beforeAll, expect, test } from 'vitest';
import { startZipCounter } from '#app/ui/browser/files/fetch-zip.client.ts';
import { openDatabase } from '#db/client.server.ts';
import { copyInvoice, itemsOf } from '#tests/support/large-account.ts';
import { newMember } from '#tests/support/member.ts';
import { createTestProduct, type RunningProduct } from '#tests/support/product.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import type { Member } from '#tests/support/visitor.ts';
import { inspectWorker } from '#tests/support/worker-heap.ts';

// An account with everything that takes space: each invoice has the maximum of 100 items. The soak
// exports 20,000 of them in forty parts; a normal run needs only one part to measure the worker's
// memory.

const count = isFullStrain ? 20_000 : 60;
const perPart = 500;
/**
 * Memory that a part may need on top of the worker's baseline: a few rows and a document, not the
 * whole part.
 */
const maxHeld = 25_000_000;
/** Bytes of a part to read before the worker's memory is measured. */
const measureAfter = 2_000_000;

let product: RunningProduct;
let inspector: Awaited<ReturnType<typeof inspectWorker>>;
beforeAll(async () => {
  product = await createTestProduct({ isInspected: true });
  inspector = await inspectWorker(product);
});
afterAll(async () => {
  inspector?.close();
  await product?.stop();
});

async function newOwner(invoices: number): Promise<{ owner: Member; ids: string[] }> {
  const db = openDatabase({ url: product.libsqlUrl });
  const owner = await newMember(product, 'large');
  const sql = 'SELECT id FROM users WHERE email = ?';
  const { rows } = await db.$client.execute({ sql, args: [owner.email] });
  const settings = await settingsOf(db, String(rows[0]?.id));
  const items = itemsOf('Oak shelf, oiled, with brackets, as agreed. '.repeat(3).trim());
  const first = await saveSample(db, settings, { invoiceNumber: 'L-00000', items });
  return { owner, ids: [first, ...(await copyInvoice(db, first, invoices - 1))] };
}

/** Reads a response to its end, and measures the worker's memory on the way. */
async function readSlowly(answer: Response): Promise<{ bytes: Buffer; held: number }> {
  const pieces: Uint8Array[] = [];
  let [length, held] = [0, 0];
  for await (const piece of answer.body ?? []) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length > measureAfter && held === 0) held = await inspector.readKept();
  }
  return { bytes: Buffer.concat(pieces), held };
}

test(`an account of ${count} long invoices is exported completely, and the worker never holds a whole part`, {
  timeout: 3_600_000,
}, async () => {
  const { owner } = await newOwner(count);
  const before = await inspector.readKept();
  const numbers = new Set<string>();
  const said: string[] = [];
  const held: number[] = [];
  let parts = 0;
  for (let further: unknown = null; ; ) {
    const answer = await owner.postJson('/api/account-export', { further });
    expect(answer.status).toBe(200);
    const next = answer.headers.get('X-Export-Next');
    const { bytes, held: heldHere } = await readSlowly(answer);
    held.push(heldHere - before);
    parts += 1;
    const mark = count > perPart ? `-${parts}` : '';
    const files = readZip(bytes);
    expect(files).toHaveLength(Number(answer.headers.get('X-Zip-Files')));
    const pdfs = files.filter(({ name }) => name.startsWith(`invoices${mark}/`));
    for (const { name } of pdfs) numbers.add(name.replace(/^.*\/|\.pdf$/g, ''));
    const json = files.find(({ name }) => name === `invoices${mark}.json`)?.bytes;
    const listed = JSON.parse(new TextDecoder().decode(json)) as { invoiceNumber: string }[];
    said.push(...listed.map(({ invoiceNumber }) => invoiceNumber));
    const last = pdfs.at(-1);
    expect(readPdf(last?.bytes ?? Buffer.of()).text).toContain(listed.at(-1)?.invoiceNumber);
    if (next === null) break;
    further = JSON.parse(next);
  }
  expect(parts).toBe(Math.ceil(count / perPart));
  expect([numbers.size, said.length, new Set(said).size]).toEqual([count, count, count]);
  expect(Math.max(...held)).toBeLessThan(maxHeld);
});

// The runtime ends a response of unknown length as if it were complete, whatever happened.
test.each(['an export', 'a zip'])(
  '%s that fails in the middle does not look complete',
  async (name) => {
    const { owner, ids } = await newOwner(12);
    await openDatabase({ url: product.libsqlUrl }).$client.execute({
      sql: `UPDATE invoices SET items = 'nonsense' WHERE id = ?`,
      args: [ids[8] ?? ''],
    });
    const answer =
      name === 'a zip'
        ? await owner.postJson('/api/invoices-zip', { ids, from: null, to: null })
        : await owner.postJson('/api/account-export', {});
    const bytes = new Uint8Array(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
    expect(() => readZip(bytes)).toThrow();
    const counter = startZipCounter();
    counter.take(bytes);
    expect(counter.isWhole()).toBe(false);
  },
);
