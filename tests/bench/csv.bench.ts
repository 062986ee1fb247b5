import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import {
  checkPostedImport,
  maxImportBytes,
  maxImportedProducts,
} from '../../app/domain/products/check-import.ts';
import type { ProductText } from '../../app/domain/products/product.ts';
import { importProducts } from '../../app/features/products/server/products.server.ts';
import { parseProductsFile } from '../../app/features/products/ui/import-products.client.ts';
import { openDatabase } from '../../db/client.server.ts';
import { migrate } from '../../db/migrate.ts';
import { startSqld } from '../../scripts/start-sqld.ts';
import { findFreePort } from '../support/free-ports.ts';
import { createSampleUser } from '../support/sample-user.ts';
import { interleave, median } from './interleave.ts';
import { type BenchRow, milliseconds } from './table.ts';

// Enough rounds for both to be fully compiled.
const rounds = 150;
const most = 3;
/** A row's share of the file, minus the id, the price, the rate and the quotation marks. */
const nameLength = Math.floor(maxImportBytes / maxImportedProducts) - 30;

/**
 * Measures an import with the maximum number and size of rows against PapaParse, which only reads and parses the same
 * file.
 */
export async function benchCsv(): Promise<BenchRow[]> {
  const plain = fileOf('Repair of a bicycle and whatever else it needs ');
  const mixed = fileOf('Ремонт «Велосипед», 28"" wheels,\r\nchain & gears; ');
  return [
    await measureReading('plain names', plain),
    await measureReading('quoted, Cyrillic, lines', mixed),
    ...(await measureServer(await productsIn(new Blob([mixed])))),
  ];
}

/** A file of the maximum import size; the names repeat the given words. */
function fileOf(words: string): string {
  const name = words.repeat(50);
  const bytesOf = (text: string) => Buffer.byteLength(text);
  const length =
    Math.floor((nameLength * name.length) / bytesOf(name) / words.length) * words.length;
  const lines = Array.from(
    { length: maxImportedProducts },
    (_, at) => `A-${at},"${name.slice(0, length)}",${at}.50,9.975\r\n`,
  );
  return `id,product/service,price,tax\r\n${lines.join('')}`;
}

async function productsIn(file: Blob): Promise<ProductText[]> {
  const checked = await parseProductsFile(file, () => undefined);
  if (!checked.ok) throw new Error(checked.message);
  return checked.preview.products;
}

async function measureReading(kind: string, text: string): Promise<BenchRow> {
  const file = new Blob([text]);
  if ((await productsIn(file)).length !== maxImportedProducts) throw new Error('Rows are missing.');
  const times = await interleave(
    [
      { name: 'ours', run: () => productsIn(file) },
      { name: 'PapaParse', run: async () => Papa.parse(await file.text()) },
    ],
    rounds,
    { collects: true },
  );
  const [ours, parsing] = [times.get('ours') ?? 0, times.get('PapaParse') ?? 0];
  const ratio = ours / parsing;
  return {
    figure: `1,000 rows of ${(file.size / 1e6).toFixed(2)} MB, ${kind}: read, parsed, checked`,
    ours: milliseconds(ours),
    peer: `PapaParse alone ${milliseconds(parsing)}`,
    ratio: `${ratio.toFixed(2)}x`,
    target: `<= ${most}x`,
    ok: ratio <= most,
  };
}

async function measureServer(rows: ProductText[]): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  const sqld = await startSqld({ dataDir, port: await findFreePort() });
  try {
    await migrate(sqld.url);
    const db = openDatabase({ url: sqld.url });
    const { userId } = await createSampleUser(db);
    const checks = await times(rounds, () => checkPostedImport(rows));
    const writes = await times(20, () =>
      importProducts(db, { userId, key: crypto.randomUUID(), rows, now: Date.now() }),
    );
    return [
      printed('the server’s check of those rows', checks),
      printed('the server’s check and write of those rows, sqld', writes),
    ];
  } finally {
    await sqld.process.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function times(count: number, run: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < count; round++) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return median(taken);
}

function printed(figure: string, time: number): BenchRow {
  return { figure, ours: milliseconds(time), peer: '', ratio: '', target: '', ok: null };
}
