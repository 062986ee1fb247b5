import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/ui/invoice-sheet.tsx';
import { TemplatePicker } from '#app/features/invoice-sheet/ui/template-picker.tsx';
import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { sampleSheet, sampleVerifyUrl } from '#tests/fixtures/sheets.ts';

const party = { addressLines: [], email: null, phone: null, website: null, details: [] };

const sheet: InvoiceSheet = sampleSheet({
  country: 'uk',
  language: 'en-GB',
  number: 'INV-007',
  from: { ...party, heading: 'From', name: 'Thistle & Co.' },
  to: { ...party, heading: 'To', name: '<script>alert(1)</script>' },
  lines: [{ description: 'Design', quantity: '2', price: '£60.00', tax: '20%', amount: '£120.00' }],
  totals: [
    { kind: 'subtotal', label: 'Subtotal', value: '£120.00' },
    { kind: 'tax', label: 'VAT', value: '£24.00' },
    { kind: 'total', label: 'Total', value: '£144.00' },
  ],
  paymentLinks: [
    { kind: 'paypal', label: 'Pay with PayPal', url: 'https://paypal.me/thistle' },
    { kind: 'stripe', label: 'Pay with Stripe', url: 'https://buy.stripe.com/abc' },
  ],
  bankDetails: [{ label: 'Sort Code', value: '60-16-13' }],
  paymentNotes: 'Quote the number',
  notes: 'Thanks for the quick start',
  contactEmail: 'a&b+c?d@thistle.example',
});

const draw = (changes: Partial<InvoiceSheet> = {}) =>
  renderToStaticMarkup(<InvoiceSheetView sheet={{ ...sheet, ...changes }} />);

describe('the sheet on screen', () => {
  test('has the columns of its look', () => {
    const [line] = sheet.lines;
    const html = draw({ lines: line ? [{ ...line, tax: '5%\u00a0+ 9.975%' }] : [] });
    expect(html).toContain('5%\u00a0+ 9.975%');
    expect(html.match(/<th /g)).toHaveLength(5);
    const without = draw({ columns: sheet.columns.filter(({ key }) => key !== 'tax') });
    expect(without.match(/<th /g)).toHaveLength(4);
    expect(without.match(/<td/g)).toHaveLength(4);
    expect(without).not.toContain('>20%<');
  });

  test('labels each figure for narrow sheets, and keeps texts and their order on any', () => {
    const columns = (['number', 'description', 'quantity', 'price', 'tax', 'amount'] as const).map(
      (key) => ({ key, label: `Label of ${key}` }),
    );
    const html = draw({ columns, lines: sheet.lines.map((line) => ({ ...line, number: '1' })) });
    const [row = ''] = html.match(/<tbody>.*<\/tbody>/) ?? [];
    expect(row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
      '|Label of number |1|Design|Label of quantity |2|Label of price |£60.00|Label of tax |20%|£120.00|',
    );
    expect(html.match(/<th scope="col"/g)).toHaveLength(6);
    expect(html).toContain('<table class="sheet-lines" data-many="true">');
    expect(draw()).not.toContain('data-many');
  });

  test('shows why a line has no tax, a tax’s number, and the legally required notes below the total', () => {
    const html = draw({
      lines: sheet.lines.map((line) => ({ ...line, notes: ['Zero-rated', 'Discount -£5.00'] })),
      totals: sheet.totals.map((row) =>
        row.kind === 'tax' ? { ...row, note: 'No. GB 553 5572 31' } : row,
      ),
      remarks: ['Prices include VAT'],
    });
    expect(html).toMatch(/Design<p class="sheet-caption">Zero-rated<\/p><p [^>]*>Discount -£5.00/);
    expect(html).toContain('<dd>£24.00</dd><dd class="sheet-caption">No. GB 553 5572 31</dd>');
    expect(html).toMatch(/<\/dl><p>Prices include VAT<\/p>/);
  });

  test('shows typed text as text, never as markup', () => {
    expect(draw()).not.toContain('<script');
  });

  test('payment links open in a new tab, send no referrer and are not endorsed', () => {
    const links = [...draw().matchAll(/<a [^>]*href="https:[^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toContain('rel="noopener noreferrer nofollow ugc"');
      expect(link).toContain('target="_blank"');
    }
  });

  test('an address with special characters cannot add fields to the email', () => {
    expect(draw()).toContain('href="mailto:a%26b%2Bc%3Fd@thistle.example"');
  });

  test.each(invoiceTemplates)('in %s has the same texts; only the CSS differs', (template) => {
    const html = draw({ template });
    expect(html).toContain(`data-template="${template}"`);
    expect(html.replace(/ data-template="[a-z]+"/, '')).toBe(
      draw().replace(/ data-template="[a-z]+"/, ''),
    );
  });

  test('has a logo in place of the name, and the signature after the totals', () => {
    const picture = { type: 'png', base64: 'AAAA' } as const;
    const html = draw({ logo: picture, signature: picture });
    expect(html.match(/Thistle &amp; Co\./g)?.length).toBe(3);
    expect(html).toContain('alt="Thistle &amp; Co. logo"');
    expect(html.indexOf('Signature of')).toBeGreaterThan(html.indexOf('£144.00'));
  });

  test('is marked with the language of its country and stays white in dark mode', () => {
    expect(draw()).toMatch(/<article lang="en-GB" class="on-paper/);
  });

  test('says Paid only if it is', () => {
    expect(draw()).not.toContain('Paid');
    expect(draw({ mark: 'paid' })).toContain('Paid');
  });

  test('of a saved document shows where it can be verified, with the code in that URL; of a draft nothing', () => {
    const verify = {
      label: 'Verify this document',
      url: sampleVerifyUrl,
      shown: 'b.example/v/K7M2',
    };
    const drawing = drawQrCode(sampleVerifyUrl);
    const html = renderToStaticMarkup(
      <InvoiceSheetView sheet={{ ...sheet, verify }} verifyQr={drawing} />,
    );
    expect(html).toMatch(
      new RegExp(`Verify this document: <a href="${sampleVerifyUrl}"[^>]*>b.example/v/<wbr/><span`),
    );
    expect(html).toMatch(/role="img" aria-label="QR code to verify this document"/);
    expect(html).toContain(`d="${drawing?.path}"`);
    expect(draw()).not.toMatch(/verif/i);
  });

  test('has no payment section without payment methods', () => {
    const bare = { paymentLinks: [], bankDetails: [], paymentNotes: null };
    expect(draw(bare)).not.toContain('Payment Options');
  });
});

describe('a bilingual sheet on screen', () => {
  const sheet = documentIn({ language: 'fr-CA+en-CA', mark: 'paid' });
  const html = renderToStaticMarkup(<InvoiceSheetView sheet={sheet} />);
  const inEnglish = [...html.matchAll(/<span lang="en-CA"[^>]*>([^<]*)<\/span>/g)].map(
    ([, text]) => text,
  );

  test('is in French, followed by English marked as such', () => {
    expect(html).toMatch(/^<article lang="fr-CA"/);
    expect(inEnglish).toEqual(
      expect.arrayContaining([
        'Invoice',
        'Paid',
        'From',
        'Due date',
        'Qty',
        'Subtotal',
        'Bank name',
      ]),
    );
    expect(html).toContain('Facture <span lang="en-CA"');
    const inFrench = html.replace(/<span lang="en-CA"[^>]*>[^<]*<\/span>/g, '');
    for (const word of ['Invoice', 'Subtotal', 'Bank name', 'Thank you', 'Website']) {
      expect(inFrench).not.toContain(word);
    }
  });

  test('has a no-break space before a colon, and no text twice if both languages agree', () => {
    expect(html).toMatch(/Business Number<\/span>\u00a0:<\/span> 123456789/);
    expect(inEnglish).not.toContain('Total');
    expect(inEnglish).not.toContain('Notes');
  });
});

test('the choice of the template offers a radio button for each', () => {
  const html = renderToStaticMarkup(
    <TemplatePicker name="template" value="modern" onChange={() => {}} />,
  );
  const values = [...html.matchAll(/<input type="radio"[^>]*value="([a-z]+)"/g)];
  expect(values.map(([, value]) => value)).toEqual([...invoiceTemplates]);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="modern"|value="modern"[^>]*checked=""/);
});
