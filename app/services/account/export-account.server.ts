import { writeCsv } from '#app/domain/csv/write-csv.ts';
import { pdfNamesInZip } from '#app/domain/invoices/file-names.ts';
import { readPictureText } from '#app/domain/picture/picture-text.ts';
import { pictureNames } from '#app/domain/settings/picture-name.ts';
import { streamZip, type ZipEntry } from '#app/pdf/zip.server.ts';
import { exportClients } from '#app/services/clients/list-clients.server.ts';
import {
  mostPictureChars,
  renderStoredInvoice,
} from '#app/services/invoices/render-stored-invoice.server.ts';
import { exportProducts } from '#app/services/products/list-products.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  type AccountToExport,
  readAccountToExport,
  readInvoicesToExport,
} from '#db/queries/account/account-export.server.ts';
import { readRowsToZip } from '#db/queries/invoices/invoices-to-zip.server.ts';
import {
  describeAccount,
  describeClient,
  describeInvoice,
  describeInvoiceRow,
  describeProduct,
  invoiceColumns,
} from './describe-export.server.ts';

/** How much one export holds and takes along at once. */
export type ExportBounds = {
  /** Invoices that are read at once, and drawn from one read. */
  stretch: number;
  /** Beyond these PDFs are left out, and a file says which: a zip has at most 65,535 files and 4 GB. */
  pdfs: number;
  pdfBytes: number;
};

const usualBounds: ExportBounds = { stretch: 200, pdfs: 20_000, pdfBytes: 2_000_000_000 };

export type AccountExport = {
  zip: ReadableStream<Uint8Array>;
  /** How many files it will hold, unless an invoice comes or goes meanwhile. */
  files: number;
};

/**
 * Everything that is kept of a user as one zip (`decisions.md`, Accounts): JSON for programs, CSV for spreadsheets, each
 * invoice as PDF, and the pictures. It is made while it is read: a page of invoices and one PDF in memory at a time.
 * @param order.now milliseconds since the epoch
 * @param order.reportError told what ended the zip in the middle
 */
export async function exportAccount(
  db: Database,
  order: {
    userId: string;
    productName: string;
    now: number;
    reportError: (error: unknown) => void;
    bounds?: ExportBounds;
  },
): Promise<AccountExport> {
  const { userId, productName, now, reportError, bounds = usualBounds } = order;
  const account = await readAccountToExport(db, userId);
  const pictures = pictureEntries(account);
  const listed: ListedInvoices = { ids: [], numbers: [], rows: [] };
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield textEntry('README.txt', async () => aboutExport({ productName, now }));
    yield textEntry('account.json', async () => toJson(describeAccount(account)));
    yield textEntry('clients.json', async () => toJson(account.clients.map(describeClient)));
    yield textEntry('clients.csv', () => exportClients(db, userId));
    yield textEntry('products.json', async () => toJson(account.products.map(describeProduct)));
    yield textEntry('products.csv', () => exportProducts(db, userId));
    yield* pictures;
    yield {
      name: 'invoices.json',
      makePieces: () => writeInvoices(db, userId, { bounds, listed }),
    };
    yield textEntry('invoices.csv', async () => writeCsv(invoiceColumns, listed.rows));
    yield* pdfEntries(db, userId, { bounds, listed });
  }
  return {
    zip: streamZip(entries(), now, reportError),
    files: 8 + pictures.length + Math.min(account.invoices, bounds.pdfs),
  };
}

/** What the first pass over the invoices leaves for the second. */
type ListedInvoices = { ids: string[]; numbers: string[]; rows: string[][] };

type Pass = { bounds: ExportBounds; listed: ListedInvoices };

async function* writeInvoices(
  db: Database,
  userId: string,
  { bounds, listed }: Pass,
): AsyncGenerator<Uint8Array> {
  const limit = bounds.stretch;
  let after: { archived: boolean; createdAt: number; id: string } | null = null;
  let mark = '[\n';
  for (let isMore = true; isMore; ) {
    const invoices: Awaited<ReturnType<typeof readInvoicesToExport>> = await readInvoicesToExport(
      db,
      userId,
      { after, limit },
    );
    for (const invoice of invoices) {
      yield toBytes(`${mark}${JSON.stringify(describeInvoice(invoice), null, 2)}`);
      mark = ',\n';
      listed.ids.push(invoice.id);
      listed.numbers.push(invoice.invoiceNumber);
      listed.rows.push(describeInvoiceRow(invoice));
    }
    after = invoices.at(-1) ?? null;
    isMore = invoices.length === limit;
  }
  yield toBytes(mark === '[\n' ? '[]\n' : '\n]\n');
}

async function* pdfEntries(
  db: Database,
  userId: string,
  { bounds, listed }: Pass,
): AsyncGenerator<ZipEntry> {
  const names = new Map(pdfNamesInZip(listed.numbers).map((name, at) => [listed.ids[at], name]));
  let [files, bytes] = [0, 0];
  const isFull = () => files >= bounds.pdfs || bytes >= bounds.pdfBytes;
  const left: string[] = [];
  for (let at = 0; at < listed.ids.length; at += bounds.stretch) {
    const ids = listed.ids.slice(at, at + bounds.stretch);
    const found = isFull() ? [] : await readRowsToZip(db, userId, ids, mostPictureChars);
    const byId = new Map(found.map((each) => [each.row.id, each]));
    for (const [place, id] of ids.entries()) {
      const each = byId.get(id);
      if (isFull()) left.push(listed.numbers[at + place] ?? '');
      else if (each) {
        yield {
          name: `invoices/${names.get(id)}`,
          makeBytes: async () => {
            const pdf = await renderStoredInvoice(db, userId, each);
            files += 1;
            bytes += pdf.length;
            return pdf;
          },
        };
      }
    }
  }
  if (left.length > 0) yield textEntry('MISSING-PDFS.txt', async () => missingPdfs(left));
}

function pictureEntries({ settings }: AccountToExport): ZipEntry[] {
  return pictureNames.flatMap((name) => {
    const picture = readPictureText(settings?.[name] ?? null);
    if (!picture) return [];
    const makeBytes = async () =>
      Uint8Array.from(atob(picture.base64), (sign) => sign.charCodeAt(0));
    return [{ name: `pictures/${name}.${picture.type === 'png' ? 'png' : 'jpg'}`, makeBytes }];
  });
}

function textEntry(name: string, write: () => Promise<string>): ZipEntry {
  return { name, makeBytes: async () => toBytes(await write()) };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The file that says what the others are. */
function aboutExport({ productName, now }: { productName: string; now: number }): string {
  return `This is everything that ${productName} keeps of your account, as of ${new Date(now).toISOString()}.

account.json    who you are here, your ways to sign in, signed-in browsers, settings and plan
clients.*       your clients
products.*      your products and services
invoices.*      your invoices; the JSON file has every line and field, and what was counted on the public pages
invoices/       each invoice as PDF
pictures/       your logo and your signature

The .json files are for programs, the .csv files open in a spreadsheet. Times are UTC.
Passwords are not in here: of yours only a check value is kept, from which nobody can tell it.
`;
}

/** The file that names the invoices whose PDFs did not fit. */
function missingPdfs(numbers: readonly string[]): string {
  return `The PDFs of these invoices did not fit into one file. All they say is in invoices.json; the list of your
invoices downloads their PDFs.

${numbers.join('\n')}
`;
}

// @covers decisions-6.13
