import { openDatabase } from '../../db/client.server.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { createTestProduct } from '../support/product.ts';
import { readZip } from '../support/read-zip.ts';
import { type Member, signUp } from '../support/visitor.ts';
import { atMost, format, units } from './figures.ts';
import { takeTurns } from './interleave.ts';
import { findWorkerd, watchMemory } from './process-memory.ts';
import { type BenchRow, speedRow } from './table.ts';
import { heavyLogo, plainLogo, saveForZip } from './zip-invoices.ts';

const count = 300;
const rounds = 3;

/**
 * Compares a zip of 300 invoices with one warm Chromium page that prints the same 300, and measures the worker's
 * memory.
 */
export async function benchZip(): Promise<BenchRow[]> {
  const product = await createTestProduct();
  try {
    const db = openDatabase({ url: product.libsqlUrl });
    const [seller, heavySeller] = [await signUp(product.origin), await signUp(product.origin)];
    const ids = await saveForZip(db, seller.email, count, plainLogo());
    const heavyIds = await saveForZip(db, heavySeller.email, count, heavyLogo());

    await using printer = await openPrinter(product.origin);
    const times = await takeTurns(
      { zip: () => timeZip(seller, ids), printed: () => printer.timePrinting(ids) },
      rounds,
    );
    return [
      speedRow(
        `${count} invoices as one zip`,
        times.zip,
        { name: 'Chromium, a warm page', times: times.printed },
        10,
      ),
      ...(await measureMemory(product.origin, heavySeller, heavyIds)),
    ];
  } finally {
    await product.stop();
  }
}

async function timeZip(seller: Member, ids: string[]): Promise<number> {
  const start = performance.now();
  const zip = await fetchZip(seller, ids);
  const took = performance.now() - start;
  if (readZip(zip).length !== ids.length) throw new Error('The zip is not whole.');
  return took;
}

async function fetchZip(seller: Member, ids: string[]): Promise<Uint8Array> {
  const answer = await seller.postJson('/api/invoices-zip', { ids, from: null, to: null });
  if (answer.status !== 200) throw new Error(`The zip was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Without scripts the page is ready as soon as it has loaded, which is the fastest that printing can be. */
async function openPrinter(origin: string) {
  const browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  return {
    timePrinting: async (ids: string[]) => {
      const start = performance.now();
      for (const id of ids) {
        await page.goto(`/view-invoice/${id}`);
        const { length } = await page.pdf({ format: 'A4', printBackground: true });
        if (length < 1000) throw new Error('Chromium printed nothing.');
      }
      return performance.now() - start;
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Uses invoices with the largest logo: the zip is far larger than the worker's memory may grow. */
async function measureMemory(origin: string, seller: Member, ids: string[]): Promise<BenchRow[]> {
  const workerd = await findWorkerd(Number(new URL(origin).port));
  let bytes = 0;
  const zip = async () => {
    bytes = (await fetchZip(seller, ids)).byteLength;
  };
  // Let the heap grow to its working size first, as it does under any load.
  for (let round = 0; round < rounds; round++) await zip();
  const { before, most, after } = await watchMemory(workerd, async () => {
    for (let round = 0; round < rounds; round++) await zip();
  });
  const megabytes = (value: number) => format(Math.round(value / 1e6) * 1e6, units.MB);
  const growth = most - before;
  return [
    {
      figure: `memory of workerd over ${rounds} zips of ${megabytes(bytes)}`,
      ours: `before ${megabytes(before)}, at most ${megabytes(most)}, after ${megabytes(after)}`,
      ratio: `+${megabytes(growth)}`,
      ...atMost(growth, bytes / 4, units.MB),
    },
  ];
}
