import { invoiceTemplates } from '../../app/domain/invoices/sheet.ts';
import { describeInvoiceFile } from '../../app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { describeDocument } from '../../app/features/invoice-sheet/words/describe-document.ts';
import { renderInvoicePdf } from '../../app/pdf/render-invoice.server.ts';
import { documentIn } from '../fixtures/documents.ts';
import { taxInvoiceForFiles } from '../fixtures/e-invoices.ts';
import { fullSheet, sampleLines, sampleSheet, sampleVerifyUrl } from '../fixtures/sheets.ts';
import { totalsOf } from '../support/plain-line.ts';
import { interleave } from './interleave.ts';
import { writeByHand } from './pdf-by-hand.ts';
import { writeByHandInFull } from './pdf-by-hand-in-full.ts';
import { timeFirstPdf } from './pdf-cold.ts';
import { preparePdfMake } from './pdf-with-pdfmake.ts';
import { prepareReactPdf } from './pdf-with-react-pdf.ts';
import { installPeers } from './peers.ts';
import { type BenchRow, kilobytes, milliseconds, speedRow } from './table.ts';

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

/**
 * Measures rendering the same invoice with an embedded Unicode font: ours in each template, @react-pdf/renderer,
 * pdfmake, and handwritten bytes as the lower bound, all in turns within one run.
 */
export async function benchPdf(): Promise<BenchRow[]> {
  installPeers();
  const withReactPdf = await prepareReactPdf();
  const withPdfMake = await preparePdfMake();
  const rows: BenchRow[] = [];
  for (const { items, rounds, reactPdfTarget } of [
    { items: 10, rounds: 40, reactPdfTarget: 40 },
    { items: 100, rounds: 15, reactPdfTarget: 70 },
  ]) {
    const name = `PDF, ${items} items`;
    // Without the QR code, because the peers would need another library for it.
    const sheet = fullSheet({ lines: sampleLines(items), paypalQrUrl: null });
    const inTemplates = invoiceTemplates.map((template) => ({
      name: template,
      run: () => renderInvoicePdf({ ...sheet, template }),
    }));
    const times = await interleave(
      [
        ...inTemplates,
        { name: '@react-pdf/renderer', run: () => withReactPdf(sheet) },
        { name: 'pdfmake', run: () => withPdfMake(sheet) },
      ],
      rounds,
    );
    for (const template of invoiceTemplates) {
      const ours = times.get(template) ?? 0;
      for (const [peer, target] of [
        ['@react-pdf/renderer', reactPdfTarget],
        ['pdfmake', pdfMakeTarget],
      ] as const) {
        const time = times.get(peer) ?? 0;
        rows.push(speedRow(`${name}, ${template}, warm`, ours, { name: peer, time }, target));
      }
    }
    const first = { name: '@react-pdf/renderer', time: timeFirstPdf('@react-pdf/renderer', items) };
    rows.push(speedRow(`${name}, cold`, timeFirstPdf('ours', items), first, reactPdfTarget));
    // The lower bounds are measured separately: garbage from the slow peers would hide the difference.
    const { attachment } = issuedFile(items);
    if (!attachment) throw new Error('The invoice of the bench has no XML');
    const floor = await interleave(
      [
        { name: 'whole', run: () => renderInvoicePdf(sheet, { attachment }) },
        { name: 'whole by hand', run: () => writeByHandInFull(sheet, attachment) },
        { name: 'pages', run: () => renderInvoicePdf(sheet) },
        { name: 'pages by hand', run: () => writeByHand(sheet) },
      ],
      rounds * 10,
    );
    for (const part of ['whole', 'pages'] as const) {
      const [ours, hand] = [floor.get(part) ?? 0, floor.get(`${part} by hand`) ?? 0];
      const label = part === 'whole' ? 'with XML and tags' : 'without XML and tags';
      rows.push(floorRow(`${name}, by hand ${label}`, ours, hand, maxOfFloor[part]));
    }
    rows.push(sizeRow(`${name}, size`, renderInvoicePdf(sheet), await withPdfMake(sheet), null));
  }
  rows.push(...(await benchLanguages()), ...(await benchIssued()));
  const plain = sampleSheet();
  const peer = await withReactPdf(plain);
  for (const template of invoiceTemplates) {
    const bytes = renderInvoicePdf({ ...plain, template });
    rows.push(sizeRow(`PDF, 10 items, bank only, ${template}, size`, bytes, peer, maxBytes));
  }
  return rows;
}

/** Compares the same invoice in other languages with English. */
async function benchLanguages(): Promise<BenchRow[]> {
  const languages = ['en-CA', 'fr-CA', 'ru', 'fr-CA+en-CA'] as const;
  const inLanguages = languages.map((language) => {
    const sheet = documentIn({ language, lines: 10 });
    return { name: language, run: () => renderInvoicePdf(sheet) };
  });
  const times = await interleave(inLanguages, 200);
  const [english, ...others] = inLanguages.map(({ name, run }) => ({
    name,
    time: times.get(name) ?? 0,
    bytes: run(),
  }));
  if (!english) return [];
  return others.flatMap(({ name, time, bytes }) => {
    const ratio = time / english.time;
    const figure = `PDF, 10 items, every way to pay, ${name}`;
    const count = name.includes('+') ? 'two' : 'one';
    const most = maxOfEnglish[count];
    return [
      {
        figure,
        ours: milliseconds(time),
        peer: `in English ${milliseconds(english.time)}`,
        ratio: `${ratio.toFixed(2)}x of English`,
        target: `<= ${most}x`,
        ok: ratio <= most,
      },
      sizeRow(`${figure}, size`, bytes, english.bytes, maxInLanguages[count]),
    ];
  });
}

/**
 * Compares an issued invoice, with XML and QR code, with the same one without them: rendering alone, and with the
 * preparation of its inputs as for a download.
 */
async function benchIssued(): Promise<BenchRow[]> {
  const invoice = issuedInvoice(10);
  const describe = () => issuedFile(10);
  const draw = (file: ReturnType<typeof describe>) => renderInvoicePdf(file.sheet, file);
  const file = describe();
  const sheet = describeDocument(invoice);
  const times = await interleave(
    [
      { name: 'issued', run: () => draw(file) },
      { name: 'bare', run: () => renderInvoicePdf(sheet) },
      { name: 'made and issued', run: () => draw(describe()) },
      { name: 'made and bare', run: () => renderInvoicePdf(describeDocument(invoice)) },
    ],
    400,
  );
  const timeOf = (name: string) => times.get(name) ?? 0;
  const [issued, bare] = [timeOf('issued'), timeOf('bare')];
  const [made, madeBare] = [timeOf('made and issued'), timeOf('made and bare')];
  const figure = 'PDF, 10 items, with XML and code';
  const [bytes, bareBytes] = [draw(file).length, renderInvoicePdf(sheet).length];
  return [
    {
      figure,
      ours: milliseconds(issued),
      peer: `without ${milliseconds(bare)}`,
      ratio: `${(issued / bare).toFixed(2)}x`,
      target: `<= ${maxOfBare.times}x`,
      ok: issued / bare <= maxOfBare.times,
    },
    {
      figure: `${figure}, described and drawn`,
      ours: milliseconds(made),
      peer: `without ${milliseconds(madeBare)}`,
      ratio: `${(made / madeBare).toFixed(2)}x`,
      target: '',
      ok: null,
    },
    {
      figure: `${figure}, size of all`,
      ours: kilobytes(bytes),
      peer: '',
      ratio: '',
      target: `<= ${kilobytes(maxWithXml)}`,
      ok: bytes <= maxWithXml,
    },
    {
      figure: `${figure}, size`,
      ours: kilobytes(bytes),
      peer: `without ${kilobytes(bareBytes)}`,
      ratio: `+${kilobytes(bytes - bareBytes)}`,
      target: `<= +${kilobytes(maxOfBare.bytes)}`,
      ok: bytes - bareBytes <= maxOfBare.bytes,
    },
  ];
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

function floorRow(figure: string, ours: number, hand: number, most: number): BenchRow {
  return {
    figure,
    ours: milliseconds(ours),
    peer: `by hand ${milliseconds(hand)}`,
    ratio: `${(ours / hand).toFixed(2)}x slower`,
    target: `<= ${most}x`,
    ok: ours / hand <= most,
  };
}

function sizeRow(
  figure: string,
  ours: Uint8Array,
  peer: Uint8Array,
  most: number | null,
): BenchRow {
  return {
    figure,
    ours: kilobytes(ours.length),
    peer: kilobytes(peer.length),
    ratio: '',
    target: most === null ? '' : `<= ${kilobytes(most)}`,
    ok: most === null ? null : ours.length <= most,
  };
}
