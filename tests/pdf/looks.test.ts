import { describe, expect, it } from 'vitest';
import { type InvoiceSheet, invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import {
  defaultLook,
  type LookStyle,
  logoPlaces,
  logoSizes,
  styleOf,
  typefaces,
} from '#app/domain/looks/look.ts';
import { lookShades } from '#app/domain/looks/shades.ts';
import { loadTypeface } from '#app/pdf/font/face.ts';
import { renderInTypeface, renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { pdfColor } from '#app/pdf/templates/theme.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
import { expectAllPrinted } from '#tests/support/expect-tidy.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { keysOf, openPdf } from '#tests/support/pdf-objects.ts';
import { rasterize, readPdf } from '#tests/support/read-pdf.ts';

await loadTypeface('source-serif');

const plain = styleOf(defaultLook);
const own = (changes: Partial<LookStyle>): LookStyle => ({ ...plain, ...changes });
const paragraph = (at: number) =>
  `Clause ${at}: ${'These terms apply to every order. '.repeat(8)}End of ${at}.`;
const terms = Array.from({ length: 24 }, (_, at) => paragraph(at)).join('\n\n');
const footer = 'We are a family business and look forward to seeing you again. '
  .repeat(5)
  .slice(0, 300);

describe.each(invoiceTemplates)('a look in %s', (template) => {
  it('draws the same bytes when it is the default one', () => {
    const sheet = fullSheet({ template, logo: discLogo(), mark: 'paid' });
    const same = renderInvoicePdf({ ...sheet, look: plain });
    expect(Buffer.from(same).equals(renderInvoicePdf(sheet))).toBe(true);
  });

  it.each(logoPlaces.flatMap((place) => logoSizes.map((size) => [place, size] as const)))(
    'prints every text with its logo %s and %s, and breaks no rule',
    (logoPlace, logoSize) => {
      for (const mark of [null, 'void'] as const) {
        const look = own({ accent: '#b7791f', logoPlace, logoSize });
        const sheet = fullSheet({ template, look, logo: discLogo(600), mark });
        expectAllPrinted(sheet);
        expect(findBreaches(renderInvoicePdf(sheet))).toEqual([]);
      }
    },
  );

  it.each(papers)('prints long texts of its own over several pages of %s', (paper) => {
    for (const typeface of typefaces) {
      const opening = 'Dear Ms. Lake,\nthis is what we agreed on in March.';
      const look = own({ accent: '#c2410c', typeface });
      const texts = { look, opening, terms, thanks: footer };
      const sheet = fullSheet({ template, paper, ...texts, lines: sampleLines(30) });
      expectAllPrinted(sheet);
      expect(findBreaches(renderInvoicePdf(sheet))).toEqual([]);
    }
  });

  it('breaks pages between the paragraphs of its terms', () => {
    const { pages } = readPdf(renderInvoicePdf(fullSheet({ template, look: plain, terms })));
    expect(pages.length).toBeGreaterThan(1);
    for (const at of terms.split('\n\n').keys()) {
      const text = (page: (typeof pages)[number]) => page.text.replace(/\s+/g, ' ');
      const page = pages.find((each) => text(each).includes(`Clause ${at}:`));
      expect(page && text(page)).toContain(`End of ${at}.`);
    }
  });

  it('colors bars and text by its accent', () => {
    const { fill, text } = lookShades('#ffcc00', 'light');
    const colored = colorsOf(fullSheet({ template, look: own({ accent: '#ffcc00' }) }));
    expect(colored).toEqual(expect.arrayContaining([fill, text].map(pdfColor)));
    expect(colored).not.toContain(pdfColor('#1f5b45'));
    expect(colorsOf(fullSheet({ template }))).toContain(pdfColor('#1f5b45'));
  });
});

/** The fill colors of the first page, as PDF operands. */
function colorsOf(sheet: InvoiceSheet): string[] {
  const contents = openPdf(renderInvoicePdf(sheet)).findPage(0).get('Contents');
  const operators = Buffer.from(contents.readStream().asUint8Array()).toString('latin1');
  return [...operators.matchAll(/([\d.]+ [\d.]+ [\d.]+) rg\b/g)].map(([, color = '']) => color);
}

describe('the place of a logo', () => {
  const edges = (logoPlace: LookStyle['logoPlace']) => {
    const look = own({ logoPlace });
    const colorAt = rasterize(renderInvoicePdf(fullSheet({ look, logo: discLogo(600) })));
    const columns = Array.from({ length: 595 }, (_, x) => x).filter((x) =>
      colorAt(x, 80).some((part, at) => at < 3 && part < 200),
    );
    return { left: columns[0] ?? 0, right: columns.at(-1) ?? 0 };
  };

  it('is the left margin, the middle or the right margin', () => {
    expect(edges('left').left).toBeLessThan(60);
    const { left, right } = edges('center');
    expect(Math.abs((left + right) / 2 - 297.6)).toBeLessThan(3);
    expect(edges('right').right).toBeGreaterThan(535);
  });
});

/** The names of the fonts on the first page, without the tags of their subsets. */
function fontsOf(pdf: Uint8Array): string[] {
  const fonts = openPdf(pdf).findPage(0).get('Resources').get('Font');
  return keysOf(fonts).map((name) =>
    fonts
      .get(name)
      .get('BaseFont')
      .asName()
      .replace(/^[A-Z]{6}\+/, ''),
  );
}

describe('Source Serif 4', () => {
  const serif = own({ typeface: 'source-serif' });

  it('is the only typeface of its documents, and loaded when one is rendered', async () => {
    const fonts = fontsOf(await renderInTypeface(fullSheet({ look: serif })));
    expect(fonts).toEqual(['SourceSerif4-Regular', 'SourceSerif4-SemiBold']);
    expect(fontsOf(renderInvoicePdf(fullSheet()))).toEqual(['Inter-Regular', 'Inter-SemiBold']);
  });

  it('prints every language of documents', () => {
    for (const language of ['en-AU', 'fr-CA', 'fr-CA+en-CA', 'ru'] as const) {
      const sheet: InvoiceSheet = { ...documentIn({ language }), look: serif };
      expectAllPrinted(sheet);
      expect(findBreaches(renderInvoicePdf(sheet))).toEqual([]);
    }
  });
});
