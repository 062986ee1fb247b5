import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type InvoiceSheet,
  type InvoiceTemplate,
  invoiceTemplates,
  type SheetParty,
} from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { fullSheet } from '#tests/fixtures/sheets.ts';
import { expectTidy } from '#tests/support/expect-tidy.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const slow = 60_000;

// Every code point there is, lone surrogates included.
const anyCodePoints = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

/** A sheet with the text in every place that a person can fill. */
function everywhere(text: string, template: InvoiceTemplate): InvoiceSheet {
  const party: SheetParty = {
    heading: text,
    name: text,
    addressLines: [text, text],
    email: text,
    phone: text,
    website: text,
    details: [{ label: text, value: text }],
  };
  return {
    ...fullSheet({ template }),
    language: text,
    title: text,
    number: text,
    dates: [{ label: text, value: text }],
    from: party,
    to: party,
    columns: { description: text, quantity: text, price: text, tax: text, total: text },
    lines: [{ description: text, quantity: text, price: text, taxRate: text, total: text }],
    totals: [
      { kind: 'discount', label: text, value: text },
      { kind: 'total', label: text, value: text },
    ],
    paymentLinks: [
      { kind: 'paypal', label: text, url: text },
      { kind: 'stripe', label: text, url: `https://stripe.com/${text}` },
      { kind: 'other', label: text, url: `javascript:${text}` },
    ],
    paypalQrUrl: text,
    bankDetails: [{ label: text, value: text }],
    paymentNotes: text,
    notes: text,
    thanks: text,
    contactEmail: `${text}@example.com`,
    logo: { type: 'png', base64: text },
    signature: { type: 'jpeg', base64: text },
  };
}

const plainCatalog = ['Type', 'Pages', 'Lang', 'MarkInfo', 'StructTreeRoot', 'ViewerPreferences'];

const hostile: Record<string, string> = {
  empty: '',
  'only spaces': '    \t  ',
  'only line ends': '\r\n\n\r\v\f\u0085\u2028\u2029',
  'every control character': Array.from({ length: 32 }, (_, i) => String.fromCharCode(i)).join('x'),
  'the end of a PDF string and an action':
    ') >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'the end of a hexadecimal string': '>> endobj 1 0 obj <</S/JavaScript/JS(app.alert(1))>>',
  'stream keywords': 'endstream endobj\nxref\ntrailer\n<</Root 1 0 R>>\n%%EOF',
  'content operators': 'ET Q 1 0 0 rg 0 0 600 900 re f BT',
  'backslashes and brackets': '\\\\(((\\)))<<<>>>[]{}/%',
  'bidirectional overrides': 'abc\u202Edef\u2066ghi\u2069\u200F\u061C',
  'zero width and variation marks': 'a\u200Bb\u200Cc\u200Dd\uFEFFe\u00ADf\uFE0Fg',
  'a lone high surrogate': 'a\uD83Db',
  'a lone low surrogate': '\uDE00a',
  'emoji with joiners and skin tones': '👩‍👩‍👧‍👦 👍🏽 🏳️‍🌈 🇩🇪 🎉',
  'scripts the font lacks': '漢字かな交じり文 العربية עברית हिन्दी ไทย 한국어 𠀀𝔘',
  'combining marks without end': `Z${'\u0351\u0327\u0300'.repeat(300)}`,
  'private use and noncharacters': '\uE000\uF8FF\uFFFE\uFFFF\u{10FFFF}',
  'one very long word': 'x'.repeat(600),
  'very many lines': 'a\n'.repeat(60),
  'numbers as text': 'NaN Infinity -0 1e400 undefined null',
  prototype: '__proto__',
};

describe('hostile strings in every field', () => {
  const inEachTemplate = Object.entries(hostile).flatMap(([name, text]) =>
    invoiceTemplates.map((template) => ({ name, text, template })),
  );

  it.each(inEachTemplate)(
    '$name in $template: opens cleanly and holds no action but links',
    ({ text, template }) => {
      const bytes = renderInvoicePdf(everywhere(text, template));
      const { complaints, actions, catalog } = readPdf(bytes, { draw: true });
      expect(complaints).toEqual([]);
      expect(new Set(actions)).toEqual(new Set(actions.length > 0 ? ['URI'] : []));
      expect(catalog).toEqual(plainCatalog);
    },
  );

  it.each(inEachTemplate)('$name in $template: keeps to its place', ({ text, template }) => {
    // Figures, dates and headings are ours: they are never longer than their rooms.
    const { dates, columns, lines, totals, from, to } = fullSheet();
    const sheet = everywhere(text, template);
    const [line] = lines.map((each) => ({ ...each, description: text }));
    const ours = { dates, columns, totals, language: 'en-US', lines: line ? [line] : [] };
    const parties = {
      from: { ...sheet.from, heading: from.heading },
      to: { ...sheet.to, heading: to.heading },
    };
    expectTidy(readPdf(renderInvoicePdf({ ...sheet, ...ours, ...parties })), template);
  });

  it('prints a box for what the font lacks and still gives the text back', () => {
    const { text, complaints } = readPdf(
      renderInvoicePdf(fullSheet({ notes: '漢字 and 🎉 here' })),
    );
    expect(text).toContain('漢字 and 🎉 here');
    expect(complaints).toEqual([]);
  });

  it('drops characters that cannot be seen', () => {
    const { text } = readPdf(
      renderInvoicePdf(fullSheet({ notes: 'INV\u202E\u200B\u0000-\u0007001\tA' })),
    );
    expect(text).toContain('INV-001 A');
  });

  it('composes marks with their letters', () => {
    const { text } = readPdf(
      renderInvoicePdf(fullSheet({ notes: 'Cafe\u0301 Nguye\u0302\u0303n' })),
    );
    expect(text).toContain('Café Nguyễn');
  });

  it('survives any string at all', { timeout: slow }, () => {
    fc.assert(
      fc.property(anyCodePoints, fc.constantFrom(...invoiceTemplates), (text, template) => {
        const bytes = renderInvoicePdf(everywhere(text, template));
        expect(readPdf(bytes).complaints).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('survives more different characters than a font can number', { timeout: slow }, () => {
    const codes = Array.from({ length: 0x10100 }, (_, i) => 0x20000 + i);
    const notes = codes.map((code) => String.fromCodePoint(code)).join('');
    const bytes = renderInvoicePdf(fullSheet({ notes, contactEmail: 'last@example.com' }));
    expect(readPdf(bytes).pages.at(-1)?.text).toContain('last@example.com');
  });
});

// @covers decisions-5.8
