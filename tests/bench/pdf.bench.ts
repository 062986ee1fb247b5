import { type InvoiceTemplate, invoiceTemplates } from '../../app/domain/invoices/sheet.ts';
import type { DocumentLanguage } from '../../app/domain/language/document-language.ts';
import { describeInvoiceFile } from '../../app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { describeDocument } from '../../app/features/invoice-sheet/words/describe-document.ts';
import { renderInvoicePdf } from '../../app/pdf/render-invoice.server.ts';
import { documentIn } from '../fixtures/documents.ts';
import { taxInvoiceForFiles } from '../fixtures/e-invoices.ts';
import { fullSheet, sampleLines, sampleSheet, sampleVerifyUrl } from '../fixtures/sheets.ts';
import { totalsOf } from '../support/plain-line.ts';
import { format, units } from './figures.ts';
import { timeJobs } from './interleave.ts';
import { writeByHand } from './pdf-by-hand.ts';
import { writeByHandInFull } from './pdf-by-hand-in-full.ts';
import { timeFirstPdfs } from './pdf-cold.ts';
import { preparePdfMake } from './pdf-with-pdfmake.ts';
import { prepareReactPdf } from './pdf-with-react-pdf.ts';
import { installPeers } from './peers.ts';
import { type BenchOptions, type BenchRow, ratioRow, sizeRow, speedRow } from './table.ts';

const pdfMakeTarget = 6;
const maxBytes = 25_000;
/** For the ten-line English invoice with XML and QR code. */
const maxWithXml = 21_000;
/** Relative to the same file by hand, and to its pages alone, without XML and tags. */
const maxOfFloor = { whole: 2, pages: 4 };
/** Including the QR code, in one language and in two. */
const maxInLanguages = { one: 26_000, two: 27_000 };
/** For an invoice without XML and QR code. Its metadata use 1.5 kB of the 7 kB allowed in all. */
const maxOfBare = { times: 1.3, bytes: 5500 };
/**
 * Relative to the time of an English invoice: in another language, and in two languages, which prints most texts twice.
 */
const maxOfEnglish = { one: 1.2, two: 2 };
/** Relative to the time of an invoice with the usual columns and no custom fields. */
const maxOfUsual = 1.2;

/**
 * Measures rendering the same invoice with an embedded Unicode font: ours, handwritten bytes as the lower bound and,
 * unless it must be quick, ours in each template beside @react-pdf/renderer and pdfmake, all in turns within one run.
 */
export async function benchPdf({ isQuick }: BenchOptions): Promise<BenchRow[]> {
  if (isQuick) {
    return [
      ...(await benchFloor(10, 60)),
      ...(await benchFloor(100, 25)),
      await benchColumns(),
      issuedSizeRow(),
    ];
  }
  installPeers();
  return [
    ...(await benchPeers(10, { rounds: 40, least: 40 })),
    ...(await benchFloor(10, 400)),
    ...(await benchPeers(100, { rounds: 15, least: 70 })),
    ...(await benchFloor(100, 150)),
    ...(await benchLanguages()),
    await benchColumns(),
    ...(await benchIssued()),
    issuedSizeRow(),
    ...invoiceTemplates.map((template) => {
      const { length } = renderInvoicePdf({ ...sampleSheet(), template });
      return sizeRow(`PDF, 10 items, bank only, ${template}, size`, length, { most: maxBytes });
    }),
  ];
}

/** Compares every template, warm, and the first PDF of a process with the libraries. */
async function benchPeers(
  items: number,
  { rounds, least }: { rounds: number; least: number },
): Promise<BenchRow[]> {
  const [withReactPdf, withPdfMake] = [await prepareReactPdf(), await preparePdfMake()];
  const sheet = sheetOf(items);
  const draw = (template: InvoiceTemplate) => () => renderInvoicePdf({ ...sheet, template });
  const times = await timeJobs(
    {
      classic: draw('classic'),
      modern: draw('modern'),
      compact: draw('compact'),
      reactPdf: () => withReactPdf(sheet),
      pdfMake: () => withPdfMake(sheet),
    },
    rounds,
  );
  const reactPdf = { name: '@react-pdf/renderer', times: times.reactPdf };
  const pdfMake = { name: 'pdfmake', times: times.pdfMake };
  const name = `PDF, ${items} items`;
  const warm = invoiceTemplates.flatMap((template) => [
    speedRow(`${name}, ${template}, warm`, times[template], reactPdf, least),
    speedRow(`${name}, ${template}, warm`, times[template], pdfMake, pdfMakeTarget),
  ]);
  const first = await timeFirstPdfs(items);
  const peer = `pdfmake ${format((await withPdfMake(sheet)).length, units.kB)}`;
  return [
    ...warm,
    speedRow(`${name}, cold`, first.ours, { ...reactPdf, times: first.reactPdf }, least),
    sizeRow(`${name}, size`, renderInvoicePdf(sheet).length, { peer }),
  ];
}

/** Compares with the lower bounds. Apart from the peers: their garbage would hide the difference. */
async function benchFloor(items: number, rounds: number): Promise<BenchRow[]> {
  const sheet = sheetOf(items);
  const { attachment } = issuedFile(items);
  if (!attachment) throw new Error('The invoice of the bench has no XML');
  const times = await timeJobs(
    {
      whole: () => renderInvoicePdf(sheet, { attachment }),
      wholeByHand: () => writeByHandInFull(sheet, attachment),
      pages: () => renderInvoicePdf(sheet),
      pagesByHand: () => writeByHand(sheet),
    },
    rounds,
  );
  const peer = (times: number[]) => ({ name: 'by hand', times });
  const name = `PDF, ${items} items`;
  return [
    ratioRow(
      `${name}, by hand with XML and tags`,
      times.whole,
      peer(times.wholeByHand),
      maxOfFloor.whole,
    ),
    ratioRow(
      `${name}, by hand without XML and tags`,
      times.pages,
      peer(times.pagesByHand),
      maxOfFloor.pages,
    ),
  ];
}

/** Without the QR code, because the peers would need another library for it. */
function sheetOf(items: number) {
  return fullSheet({ lines: sampleLines(items), paypalQrUrl: null });
}

/** Compares the same invoice in other languages with English. */
async function benchLanguages(): Promise<BenchRow[]> {
  const draw = (language: DocumentLanguage) => {
    const sheet = documentIn({ language, lines: 10 });
    return () => renderInvoicePdf(sheet);
  };
  const english = draw('en-CA');
  const others = { 'fr-CA': draw('fr-CA'), ru: draw('ru'), 'fr-CA+en-CA': draw('fr-CA+en-CA') };
  const times = await timeJobs({ english, ...others }, 200);
  return (['fr-CA', 'ru', 'fr-CA+en-CA'] as const).flatMap((language) => {
    const figure = `PDF, 10 items, every way to pay, ${language}`;
    const count = language.includes('+') ? 'two' : 'one';
    const inEnglish = { name: 'in English', times: times.english };
    return [
      ratioRow(figure, times[language], inEnglish, maxOfEnglish[count]),
      sizeRow(`${figure}, size`, others[language]().length, {
        most: maxInLanguages[count],
        peer: `in English ${format(english().length, units.kB)}`,
      }),
    ];
  });
}

/** Compares an invoice with eight columns and ten custom fields with the same one as it is usually. */
async function benchColumns(): Promise<BenchRow> {
  const usual = sheetOf(10);
  const [description, ...figures] = usual.columns;
  const own = (['code', 'service-day', 'field:room'] as const).map((key) => ({ key, label: key }));
  const field = (at: number) => ({ label: `Field ${at}`, value: `Value ${at}` });
  const sheet = {
    ...usual,
    columns: [...(description ? [description] : []), ...own, ...figures],
    lines: usual.lines.map((line) => ({
      ...line,
      code: 'B-1007',
      'service-day': '11/30/2026',
      'field:room': 'Blue',
    })),
    dates: [...usual.dates, ...[1, 2, 3, 4].map(field)],
    to: { ...usual.to, details: [...usual.to.details, ...[5, 6, 7].map(field)] },
    from: { ...usual.from, details: [...usual.from.details, ...[8, 9, 10].map(field)] },
  };
  const times = await timeJobs(
    { usual: () => renderInvoicePdf(usual), own: () => renderInvoicePdf(sheet) },
    200,
  );
  const peer = { name: 'usual columns', times: times.usual };
  return ratioRow('PDF, 10 items, 8 columns and 10 fields', times.own, peer, maxOfUsual);
}

/**
 * Compares an issued invoice, with XML and QR code, with the same one without them: rendering alone, and with the
 * preparation of its inputs as for a download.
 */
async function benchIssued(): Promise<BenchRow[]> {
  const invoice = issuedInvoice(10);
  const file = issuedFile(10);
  const sheet = describeDocument(invoice);
  const times = await timeJobs(
    {
      issued: () => renderInvoicePdf(file.sheet, file),
      bare: () => renderInvoicePdf(sheet),
      describedAndIssued: () => {
        const described = issuedFile(10);
        return renderInvoicePdf(described.sheet, described);
      },
      describedAndBare: () => renderInvoicePdf(describeDocument(invoice)),
    },
    400,
  );
  const without = (times: number[]) => ({ name: 'without', times });
  const added = renderInvoicePdf(file.sheet, file).length - renderInvoicePdf(sheet).length;
  return [
    ratioRow(issuedName, times.issued, without(times.bare), maxOfBare.times),
    ratioRow(
      `${issuedName}, described and drawn`,
      times.describedAndIssued,
      without(times.describedAndBare),
      null,
    ),
    sizeRow(`${issuedName}, size that they add`, added, { most: maxOfBare.bytes }),
  ];
}

const issuedName = 'PDF, 10 items, with XML and code';

function issuedSizeRow(): BenchRow {
  const file = issuedFile(10);
  const { length } = renderInvoicePdf(file.sheet, file);
  return sizeRow(`${issuedName}, size`, length, { most: maxWithXml });
}

/** An issued invoice of the United Kingdom with this many lines. */
function issuedInvoice(lines: number) {
  const content = taxInvoiceForFiles('United Kingdom, three rates and three discounts');
  const items = Array.from({ length: lines }, (_, at) => content.items[at % content.items.length]);
  const whole = { ...content, items: items.flatMap((item) => item ?? []) };
  return {
    content: whole,
    totals: totalsOf(whole),
    status: 'unpaid' as const,
    logo: null,
    signature: null,
  };
}

function issuedFile(lines: number) {
  return describeInvoiceFile({ ...issuedInvoice(lines), verifyUrl: sampleVerifyUrl });
}
