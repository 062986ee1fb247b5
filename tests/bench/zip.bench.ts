import { openDatabase } from '../../db/client.server.ts';
import { requireBuild } from '../../scripts/build-app.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { createTestProduct } from '../support/product.ts';
import { readZip } from '../support/read-zip.ts';
import { type Member, signUp } from '../support/visitor.ts';
import { median } from './interleave.ts';
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
  await requireBuild();
  const product = await createTestProduct();
  try {
    const db = openDatabase({ url: product.libsqlUrl });
    const [seller, heavySeller] = [await signUp(product.origin), await signUp(product.origin)];
    const ids = await saveForZip(db, seller.email, count, plainLogo());
    const heavyIds = await saveForZip(db, heavySeller.email, count, heavyLogo());

    // Measured before and after printing, so that a slow phase of the machine affects both.
    const times = [await timeZip(seller, ids), ...(await timeZips(seller, ids))].slice(1);
    const printed = await timePrinting(product.origin, ids);
    times.push(...(await timeZips(seller, ids)));

    return [
      speedRow(
        `${count} invoices as one zip`,
        median(times),
        { name: 'Chromium, a warm page', time: printed },
        10,
      ),
      ...(await measureMemory(product.origin, heavySeller, heavyIds)),
    ];
  } finally {
    await product.stop();
  }
}

async function timeZips(seller: Member, ids: string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeZip(seller, ids));
  return times;
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
async function timePrinting(origin: string, ids: string[]): Promise<number> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const page = await context.newPage();
    const print = async (id: string) => {
      await page.goto(`/view-invoice/${id}`);
      const { length } = await page.pdf({ format: 'A4', printBackground: true });
      if (length < 1000) throw new Error('Chromium printed nothing.');
    };
    for (const id of ids.slice(0, 10)) await print(id);
    const start = performance.now();
    for (const id of ids) await print(id);
    return performance.now() - start;
  } finally {
    await browser.close();
  }
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
  const megabytes = (value: number) => `${(value / 1e6).toFixed(0)} MB`;
  const growth = most - before;
  return [
    {
      figure: `memory of workerd over ${rounds} zips of ${megabytes(bytes)}`,
      ours: `before ${megabytes(before)}, at most ${megabytes(most)}, after ${megabytes(after)}`,
      peer: '',
      ratio: `+${megabytes(growth)}`,
      target: `<= +${megabytes(bytes / 4)}`,
      ok: growth <= bytes / 4,
    },
  ];
}
