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
import { format, units } from './figures.ts';
import { timeJobs } from './interleave.ts';
import { type BenchRow, ratioRow } from './table.ts';

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
  const times = await timeJobs(
    { ours: () => productsIn(file), parsing: async () => Papa.parse(await file.text()) },
    rounds,
    { collects: true },
  );
  const figure = `1,000 rows of ${format(file.size, units.MB)}, ${kind}: read, parsed, checked`;
  return ratioRow(figure, times.ours, { name: 'PapaParse alone', times: times.parsing }, most);
}

async function measureServer(rows: ProductText[]): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  const sqld = await startSqld({ dataDir, port: await findFreePort() });
  try {
    await migrate(sqld.url);
    const db = openDatabase({ url: sqld.url });
    const { userId } = await createSampleUser(db);
    const times = await timeJobs(
      {
        check: () => checkPostedImport(rows),
        write: () =>
          importProducts(db, { userId, key: crypto.randomUUID(), rows, now: Date.now() }),
      },
      20,
    );
    return [
      ratioRow(
        'the server’s check and write of those rows, without sqld',
        times.write,
        { name: 'the check alone', times: times.check },
        null,
      ),
    ];
  } finally {
    await sqld.process.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
