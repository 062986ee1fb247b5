import fc from 'fast-check';
import { deliveryOf } from '#app/domain/deliveries/delivery.ts';
import {
  type InvoiceSheet,
  invoiceTemplates,
  type SheetImage,
} from '#app/domain/invoices/sheet.ts';
import { closedStatuses } from '#app/domain/invoices/status.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { describeDelivery } from '#app/features/deliveries/words/describe-delivery.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import type { DescribableInvoice } from '#app/features/invoice-sheet/words/describe-sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { everywhere, hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { jpegFiles } from '#tests/fixtures/jpeg-files.ts';
import {
  asImage,
  discLogo,
  inkJpeg,
  makePng,
  photo,
  redBlueJpeg,
} from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines, sampleSheet } from '#tests/fixtures/sheets.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';
import { derivedNotes } from './derived-notes.ts';
import { expressibleDocument } from './expressible-document.ts';
import type { FileToCheck } from './file-to-check.ts';

const png = (...[shape, pixelAt]: Parameters<typeof makePng>) =>
  asImage('png', makePng(shape, pixelAt));
const small = { width: 12, height: 9 };

/** One image of each supported kind. */
const pictures: Record<string, SheetImage> = {
  disc: discLogo(),
  red: redBlueJpeg,
  turned: photo(6),
  inks: inkJpeg,
  ...Object.fromEntries(
    Object.entries(jpegFiles).map(([kind, base64]) => [kind, { type: 'jpeg', base64 }]),
  ),
  rgb: png({ ...small, colorType: 2 }, (x) => [x * 20, 90, 40]),
  deep: png({ ...small, colorType: 2, bitDepth: 16 }, (x) => [x * 5000, 90, 40]),
  interlaced: png({ ...small, colorType: 6, interlaced: true }, (x, y) => [x * 20, y, 40, y * 20]),
  grey: png({ ...small, colorType: 0 }, (x) => [x * 20]),
  'grey of one bit': png({ ...small, colorType: 0, bitDepth: 1 }, (x) => [x & 1]),
  'grey, opacity': png({ ...small, colorType: 4 }, (x) => [x * 20, 255 - x * 20]),
  palette: png({ ...small, colorType: 3, bitDepth: 2, palette: [31, 91, 69, 200, 20, 30] }, (x) => [
    x & 1,
  ]),
};

/** Unusual languages, texts, images and lengths, in each template. */
function* unusualSheets(): Generator<[string, InvoiceSheet]> {
  for (const template of invoiceTemplates) {
    for (const language of documentLanguages) {
      const choice = { language, template };
      yield [language, documentIn(choice)];
      for (const mark of closedStatuses) {
        yield [`${language}, ${mark}`, documentIn({ ...choice, mark, picture: discLogo() })];
      }
      yield [`${language}, long`, documentIn({ ...choice, lines: 130 })];
      yield [`${language}, in steps`, documentIn({ ...choice, lines: 12, inSteps: true })];
    }
    for (const [name, text] of Object.entries(hostileTexts)) {
      yield [name, everywhere(text, template)];
      yield [`${name}, notes alone`, fullSheet({ template, notes: text })];
    }
    for (const [name, picture] of Object.entries(pictures)) {
      yield [name, fullSheet({ template, logo: picture, signature: picture })];
    }
    const long = 'A long remark. '.repeat(900);
    yield ['long notes', fullSheet({ template, notes: long, paymentNotes: long })];
    yield ['300 lines', fullSheet({ template, lines: sampleLines(300), mark: 'paid' })];
    yield ['nothing', sampleSheet({ template, lines: [], totals: [], dates: [], bankDetails: [] })];
  }
}

/** An invoice's PDF with its XML inside if it has one. The name says so, so that both kinds of validators check it. */
function drawnFile(name: string, invoice: DescribableInvoice): FileToCheck {
  const { sheet, attachment } = describeInvoiceFile(invoice);
  const bytes = renderInvoicePdf(sheet, attachment ? { attachment } : {});
  return { name: `${name}${attachment ? '.facturx' : ''}.pdf`, bytes };
}

/**
 * Invoices with manually calculated figures, in each template; some are complete enough for e-invoices, some aren't.
 */
function* goldenFiles(): Generator<FileToCheck> {
  for (const template of invoiceTemplates) {
    for (const { name, content } of [...goldenInvoices, ...taxInvoices]) {
      const made = completeForFiles({ ...content, template });
      const rest = { status: 'unpaid', logo: null, signature: null } as const;
      const drawn = { ...rest, content: made, totals: totalsOf(made) };
      yield drawnFile(`${name}, ${template}`, drawn);
      yield drawnFile(`${name}, estimate, ${template}`, {
        ...drawn,
        kind: 'estimate',
        status: 'open',
      });
      const quantities = made.items.map(({ quantityTenThousandths }) => quantityTenThousandths);
      const delivered = deliveryOf(made.items, [], quantities);
      if (delivered.outcome === 'delivery') {
        const sheet = describeDelivery(drawn, { ...delivery, lines: delivered.lines });
        yield { name: `${name}, delivery, ${template}.pdf`, bytes: renderInvoicePdf(sheet) };
      }
      for (const [which, note] of derivedNotes(made)) {
        const file = `${name}, credit of ${which}, ${template}`;
        yield drawnFile(file, { ...rest, ...note, status: 'issued' });
      }
    }
  }
}

const delivery = {
  id: 'x',
  n: 1,
  number: 'INV-001-D1',
  day: '2026-11-21',
  carrier: 'Royal Mail',
  tracking: 'RM 77',
  shippingAddress: '9 Dock Road\nHarwich',
  at: 1,
};

/** PDFs of the fixtures and of the given number of random invoices, the same in every run. */
export function* pdfFiles(randomCount: number): Generator<FileToCheck> {
  yield* goldenFiles();
  for (const [name, sheet] of unusualSheets()) {
    yield { name: `${name}, ${sheet.template}.pdf`, bytes: renderInvoicePdf(sheet) };
  }
  const images = fc.option(fc.constantFrom(...Object.values(pictures)));
  const contents = fc.oneof({ weight: 2, arbitrary: expressibleDocument }, randomDocument);
  const invoices = fc.tuple(contents, images, images, fc.boolean());
  const made = fc.sample(invoices, { seed: 1, numRuns: randomCount });
  for (const [index, [content, logo, signature, isPaid]] of made.entries()) {
    const status = isPaid ? 'paid' : 'unpaid';
    const invoice = { content, totals: totalsOf(content), logo, signature, status } as const;
    yield drawnFile(`random ${index + 1}`, invoice);
  }
}
