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
import { documentIn } from '#tests/fixtures/documents.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
import { expectAllPrinted } from '#tests/support/expect-tidy.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { rasterize, readPdf } from '#tests/support/read-pdf.ts';

await loadTypeface('source-serif');

const plain = styleOf(defaultLook);
const own = (changes: Partial<LookStyle>): LookStyle => ({ ...plain, ...changes });
const paragraph = (at: number) =>
  `${at}. ${'These terms apply to every order. '.repeat(8)}End ${at}.`;
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
    expect(pages.length).toBeGreaterThan(2);
    for (const at of terms.split('\n\n').keys()) {
      const text = (page: (typeof pages)[number]) => page.text.replace(/\s+/g, ' ');
      const page = pages.find((each) => text(each).includes(` ${at}. These terms`));
      expect(page && text(page)).toContain(`End ${at}.`);
    }
  });

  it('colors bars and text by its accent', () => {
    const { fill, text } = lookShades('#ffcc00', 'light');
    const bytes = renderInvoicePdf(fullSheet({ template, look: own({ accent: '#ffcc00' }) }));
    const uncolored = renderInvoicePdf(fullSheet({ template }));
    const colors = (pdf: Uint8Array) => colorsOf(pdf);
    expect(colors(bytes)).toEqual(expect.arrayContaining([fill, text]));
    expect(colors(bytes)).not.toContain('#1f5b45');
    expect(colors(uncolored)).toContain('#1f5b45');
  });
});

/** The colors on the first page, as `#rrggbb`. */
function colorsOf(pdf: Uint8Array): string[] {
  const colorAt = rasterize(pdf);
  const found = new Set<string>();
  for (let x = 20; x < 590; x += 0.5) {
    for (let y = 10; y < 830; y += 0.5) {
      const hex = colorAt(x, y).map((part) => part.toString(16).padStart(2, '0'));
      found.add(`#${hex.join('')}`);
    }
  }
  return [...found];
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

describe('Source Serif 4', () => {
  const serif = own({ typeface: 'source-serif' });

  it('is the only typeface of its documents, and loaded when one is rendered', async () => {
    const pdf = Buffer.from(await renderInTypeface(fullSheet({ look: serif }))).toString('latin1');
    expect(pdf).toContain('+SourceSerif4-Regular');
    expect(pdf).toContain('+SourceSerif4-SemiBold');
    expect(pdf).not.toContain('+Inter-');
  });

  it('prints every language of documents', () => {
    for (const language of ['en-AU', 'fr-CA', 'fr-CA+en-CA', 'ru'] as const) {
      const sheet: InvoiceSheet = { ...documentIn({ language }), look: serif };
      expectAllPrinted(sheet);
      expect(findBreaches(renderInvoicePdf(sheet))).toEqual([]);
    }
  });
});
