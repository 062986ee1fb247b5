import { type CsvCell, writeCsv } from '#app/domain/csv/csv-cells.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { pictureNames } from '#app/domain/settings/picture-address.ts';
import {
  type AccountToExport,
  getAccountToExport,
  listInvoiceIds,
  listInvoicesToExport,
} from '#app/features/account/queries/account-export.server.ts';
import {
  listAnswersToExport,
  listAttemptsToExport,
  listDeliveriesToExport,
  listDisputesToExport,
  listEmailsToExport,
  listHistoryToExport,
  listPaymentsToExport,
  listPdfFilesToExport,
  listRefundsToExport,
  listVersionsToExport,
} from '#app/features/account/queries/history-to-export.server.ts';
import { accountExportTexts } from '#app/features/account/texts.ts';
import { exportClients, listAllClients } from '#app/features/clients/public.server.ts';
import { getStoredFields } from '#app/features/custom-fields/public.server.ts';
import { listRowsToZip } from '#app/features/invoice-list/public.server.ts';
import {
  invoiceEntries,
  maxPictureBytes,
  type RenderOrder,
} from '#app/features/invoice-sheet/public.server.ts';
import { exportProducts, listAllProducts } from '#app/features/products/public.server.ts';
import { listAllSeries } from '#app/features/recurring/public.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { streamZip, type ZipEntry } from '#app/pdf/zip.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  describeAccount,
  describeAnswer,
  describeAttempt,
  describeClient,
  describeDelivery,
  describeDispute,
  describeEmail,
  describeEvent,
  describeInvoice,
  describeInvoiceRow,
  describePayment,
  describePdfFile,
  describeProduct,
  describeRefund,
  describeSeries,
  describeVersion,
  invoiceColumns,
} from './describe-export.server.ts';

type About = { productName: string; now: number };

/** The readme of an export, or of the first part of an export in several parts: it explains the other files. */
function aboutExport({ productName, now, parts }: About & { parts: number }): string {
  const { readme } = accountExportTexts;
  const mark = parts === 1 ? '' : '-1';
  const more = parts === 1 ? '' : `\n${fill(readme.inParts, { parts, second: 'invoices-2' })}\n`;
  return `${fill(readme.everything, { product: productName, time: timeOf(now) })}
${more}
${listFiles([
  ['account.json', readme.account],
  ['clients.*', readme.clients],
  ['products.*', readme.products],
  ['recurring.json', readme.recurring],
  [`invoices${mark}.*`, readme.invoices],
  ...listLives(mark),
  [`invoices${mark}/`, readme.pdfs],
  ['pictures/', readme.pictures],
])}

${readme.kinds}
${readme.passwords}
`;
}

/** The readme of a later part. */
function aboutPart({ productName, now, number }: About & { number: number }): string {
  const { readme } = accountExportTexts;
  return `${fill(readme.part, { number, product: productName, time: timeOf(now) })}

${listFiles([
  [`invoices-${number}.*`, readme.partInvoices],
  ...listLives(`-${number}`),
  [`invoices-${number}/`, readme.partPdfs],
])}

${fill(readme.partMore, { file: 'README-1.txt' })}
`;
}

function listLives(mark: string): [name: string, about: string][] {
  const { readme } = accountExportTexts;
  return [
    [`history${mark}.json`, readme.history],
    [`versions${mark}.json`, readme.versions],
    [`payments${mark}.json`, readme.payments],
    [`cards${mark}.json`, readme.cards],
    [`answers${mark}.json`, readme.answers],
    [`deliveries${mark}.json`, readme.deliveries],
    [`refunds${mark}.json`, readme.refunds],
    [`disputes${mark}.json`, readme.disputes],
    [`mails${mark}.json`, readme.emails],
    [`files${mark}.json`, readme.files],
  ];
}

function timeOf(now: number): string {
  return new Date(now).toISOString();
}

/** Formats file names and descriptions in two columns. */
function listFiles(files: [name: string, about: string][]): string {
  return files.map(([name, about]) => `${name.padEnd(18)}${about}`).join('\n');
}

/** The maximum number of invoices in one zip; an account with more is exported in several. */
const maxInvoicesInPart = 500;

/** A later zip of an export: its number, from 2, and the id of the last invoice in the previous zip. */
export type NextPart = { number: number; after: string };

export type AccountExport = {
  zip: ReadableStream<Uint8Array>;
  /** The number of files it contains, not counting the invoices' XML files, which come last. */
  files: number;
  /** The number of zips in the whole export; null in a later part, when the caller already knows it. */
  parts: number | null;
  /** The zip that follows; null after the last. */
  next: NextPart | null;
};

/**
 * Exports everything stored about a user: JSON for programs, CSV for spreadsheets, a PDF of each invoice, and the
 * pictures. One zip, or several with at most 500 invoices each; the first one contains everything that isn't an
 * invoice. Only the hashes of its PDFs are stored: each file is created while it is read, with a few rows and PDFs in
 * memory at a time.
 * @param order.further the requested part; null for the first
 * @param order.reportError gets the error that aborted the zip
 */
export async function exportAccount(
  db: Database,
  order: RenderOrder & {
    productName: string;
    further: NextPart | null;
    reportError: (error: unknown) => void;
    maxInvoices?: number;
  },
): Promise<AccountExport> {
  const { userId, productName, publicOrigin, further, now, reportError } = order;
  const limit = order.maxInvoices ?? maxInvoicesInPart;
  const account = further ? null : await getAccountToExport(db, userId);
  const parts = account && Math.max(1, Math.ceil(account.invoices / limit));
  const number = further?.number ?? 1;
  // One more than the part holds shows whether there is another part.
  const found = await listInvoiceIds(db, userId, {
    after: further?.after ?? null,
    limit: limit + 1,
  });
  const ids = found.slice(0, limit);
  const last = found.length > limit ? ids.at(-1) : undefined;
  const mark = parts === 1 ? '' : `-${number}`;
  const about = further
    ? aboutPart({ productName, now, number })
    : aboutExport({ productName, now, parts: parts ?? 1 });

  const customFields = parseStoredFields(
    account ? account.customFields : await getStoredFields(db, userId),
  );
  const ofAccount = account ? accountEntries(db, account, { userId, customFields }) : [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield textEntry(`README${mark}.txt`, about);
    yield* ofAccount;
    yield* entriesOfPart(db, { ids, mark, customFields, userId, now, publicOrigin });
  }
  return {
    zip: streamZip(entries(), now, reportError),
    files: 13 + ofAccount.length + ids.length,
    parts,
    next: last === undefined ? null : { number: number + 1, after: last },
  };
}

/** The files for everything that isn't an invoice. */
function accountEntries(
  db: Database,
  account: AccountToExport,
  { userId, customFields }: { userId: string; customFields: readonly CustomField[] },
): ZipEntry[] {
  const clients = () => mapLots(listAllClients(db, userId), describeClient);
  const products = () => mapLots(listAllProducts(db, userId), describeProduct);
  const series = () => mapLots(listAllSeries(db, userId), describeSeries);
  return [
    textEntry('account.json', `${JSON.stringify(describeAccount(account), null, 2)}\n`),
    { name: 'clients.json', streamPieces: () => toBytes(writeJson(clients())) },
    { name: 'clients.csv', streamPieces: () => toBytes(exportClients(db, userId, customFields)) },
    { name: 'products.json', streamPieces: () => toBytes(writeJson(products())) },
    {
      name: 'products.csv',
      streamPieces: () => toBytes(exportProducts(db, userId, customFields)),
    },
    { name: 'recurring.json', streamPieces: () => toBytes(writeJson(series())) },
    ...pictureEntries(account),
  ];
}

type InvoicesOfPart = RenderOrder & {
  ids: readonly string[];
  mark: string;
  customFields: readonly CustomField[];
};

/** The invoices as JSON and CSV, with their history, PDFs and XML. Writing the JSON collects the rows for the CSV. */
async function* entriesOfPart(
  db: Database,
  { ids, mark, customFields, ...order }: InvoicesOfPart,
): AsyncGenerator<ZipEntry> {
  const { userId } = order;
  const shown = customFields.filter(({ owner, isHidden }) => owner === 'document' && !isHidden);
  const table: CsvCell[][] = [];
  const described = () =>
    mapLots(listInvoicesToExport(db, userId, ids), (invoice) => {
      table.push(describeInvoiceRow(invoice, shown));
      return describeInvoice(invoice);
    });
  yield { name: `invoices${mark}.json`, streamPieces: () => toBytes(writeJson(described())) };
  yield textEntry(`invoices${mark}.csv`, writeCsv(invoiceColumns(shown), table));
  const of = { userId, ids };
  const lives = {
    history: () => mapLots(listHistoryToExport(db, of), describeEvent),
    versions: () => mapLots(listVersionsToExport(db, of), describeVersion),
    payments: () => mapLots(listPaymentsToExport(db, of), describePayment),
    cards: () => mapLots(listAttemptsToExport(db, of), describeAttempt),
    answers: () => mapLots(listAnswersToExport(db, of), describeAnswer),
    deliveries: () => mapLots(listDeliveriesToExport(db, of), describeDelivery),
    refunds: () => mapLots(listRefundsToExport(db, of), describeRefund),
    disputes: () => mapLots(listDisputesToExport(db, of), describeDispute),
    mails: () => mapLots(listEmailsToExport(db, of), describeEmail),
    files: () => mapLots(listPdfFilesToExport(db, of), describePdfFile),
  };
  for (const [name, lots] of Object.entries(lives)) {
    yield { name: `${name}${mark}.json`, streamPieces: () => toBytes(writeJson(lots())) };
  }
  const stretches = listRowsToZip(db, userId, ids, maxPictureBytes);
  yield* invoiceEntries(db, stretches, { ...order, folder: `invoices${mark}/` });
}

function pictureEntries({ settings }: AccountToExport): ZipEntry[] {
  return pictureNames.flatMap((name) => {
    const picture = settings?.[name];
    if (!picture) return [];
    const { type, bytes } = picture;
    return [
      { name: `pictures/${name}.${type === 'png' ? 'png' : 'jpg'}`, loadBytes: async () => bytes },
    ];
  });
}

function textEntry(name: string, text: string): ZipEntry {
  return { name, loadBytes: async () => new TextEncoder().encode(text) };
}

async function* mapLots<From, To>(
  lots: AsyncIterable<readonly From[]>,
  describe: (row: From) => To,
): AsyncGenerator<To[]> {
  for await (const rows of lots) yield rows.map(describe);
}

/** Writes a JSON array of values that arrive in batches. */
async function* writeJson(lots: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let mark = '[\n';
  for await (const values of lots) {
    for (const value of values) {
      yield `${mark}${JSON.stringify(value, null, 2)}`;
      mark = ',\n';
    }
  }
  yield mark === '[\n' ? '[]\n' : '\n]\n';
}

const pieceChars = 100_000;

/** Encodes text as bytes and joins small pieces; after each chunk, the worker can handle other requests. */
async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const piece of texts) {
    text += piece;
    if (text.length < pieceChars) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}
