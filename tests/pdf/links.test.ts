import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { mailtoTarget, webTarget } from '#app/pdf/document/link-target.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { fullSheet, sampleLines, sampleSheet, sampleVerifyUrl } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { rasterize, readPdf } from '#tests/support/read-pdf.ts';

function linksOf(sheet = fullSheet()) {
  return readPdf(renderInvoicePdf(sheet)).pages.flatMap((page) => page.links);
}

describe('the links of an invoice', () => {
  it('are PayPal, Stripe, the other links, an email to the seller and the verification page', () => {
    const uris = [
      'https://paypal.me/northwindstudio',
      'https://buy.stripe.com/test_28o5kD2Lq9dQ4ww144',
      'https://wise.com/pay/me/northwindstudio',
      'mailto:billing@northwind.example',
      sampleVerifyUrl,
    ];
    expect(new Set(linksOf().map(({ uri }) => uri))).toEqual(new Set(uris));
  });

  it('make PayPal and Stripe real buttons: the label is inside the clickable area', () => {
    const [page] = readPdf(renderInvoicePdf(fullSheet())).pages;
    for (const [label, host] of [
      ['Pay with PayPal', 'https://paypal.me/'],
      ['Pay with Stripe', 'https://buy.stripe.com/'],
    ] as const) {
      const text = page?.lines.find((line) => line.text === label);
      const around = page?.links.filter(({ uri, box: [left, top, right, bottom] }) => {
        const { x, y } = text ?? { x: 0, y: 0 };
        return uri.startsWith(host) && left < x && x < right && top < y && y < bottom;
      });
      expect(around).toHaveLength(1);
    }
  });

  it('are omitted, but their text printed, if the URL is not https', () => {
    const bad = ['javascript:alert(1)', 'http://paypal.me/x', 'file:///etc/passwd', 'nonsense', ''];
    const kinds = ['paypal', 'stripe', 'other'] as const;
    for (const url of bad) {
      const paymentLinks = kinds.map((kind) => ({ kind, label: `Label ${kind}`, url }));
      const sheet = sampleSheet({ contactEmail: null, paypalQrUrl: url, paymentLinks });
      const { pages, text } = readPdf(renderInvoicePdf(sheet));
      expect(pages.flatMap((page) => page.links)).toEqual([]);
      expect(text).toContain('Label paypal');
      if (url) expect(text).toContain(url);
    }
  });
});

it.each([
  ['https://paypal.me/me', 'https://paypal.me/me'],
  ['https://paypal.me/ü(x)', 'https://paypal.me/%C3%BC(x)'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://user:secret@paypal.me/', null],
  ['http://paypal.me/me', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the URL of a web link: %s', (url, target) => {
  expect(webTarget(url)).toBe(target);
});

it.each([
  ['billing@northwind.example', 'mailto:billing@northwind.example'],
  ['a?subject=x@x.example', 'mailto:a%3Fsubject%3Dx@x.example'],
  ['a@x.example?bcc=b@y.example', null],
  ['a@x.example&body=x', null],
  ['\ud800@x.example', null],
  ['', null],
])('the URL of an email link: %s', (email, target) => {
  expect(mailtoTarget(email)).toBe(target);
});

it.each([
  ['for PayPal', 'https://paypal.me/northwindstudio', 'M'],
  ['for the verification page', sampleVerifyUrl, 'L'],
] as const)('a QR code %s is drawn module by module as squares', (_, url, ecc) => {
  const bytes = renderInvoicePdf(fullSheet());
  const square = linksOf().find(
    ({ uri, box: [left, top, right, bottom] }) =>
      uri === url && Math.abs(right - left - (bottom - top)) < 0.1,
  );
  const [left = 0, top = 0, right = 0] = square?.box ?? [];
  const { data, size } = encode(url, { ecc, border: 0, maskPattern: 0 });
  const cell = (right - left) / size;
  const colorAt = rasterize(bytes);
  const found = data.map((row, y) =>
    row.map((_, x) => (colorAt(left + (x + 0.5) * cell, top + (y + 0.5) * cell)[0] ?? 0) < 128),
  );
  expect(found).toEqual(data);
});

it('the PayPal QR code is absent if it was not requested, is not https, or is too long for one', () => {
  for (const paypalQrUrl of [null, 'http://paypal.me/x', `https://paypal.me/${'x'.repeat(4000)}`]) {
    const { text, complaints } = readPdf(renderInvoicePdf(fullSheet({ paypalQrUrl })));
    expect(text).not.toContain('Scan to pay');
    expect(complaints).toEqual([]);
  }
});

const saying = 'Verify this document: billwren.example/verify/K7M2-9QXR-0ABC-DEFG';

describe.each(invoiceTemplates)('where a document can be verified, in %s', (template) => {
  const { pages } = readPdf(renderInvoicePdf(fullSheet({ template, lines: sampleLines(60) })));

  it('is on every page, as link and QR code on the first', () => {
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain(saying);
    const links = pages.map((page) => page.links.filter(({ uri }) => uri === sampleVerifyUrl));
    expect(links.map(({ length }) => length)).toEqual(pages.map((_, at) => (at === 0 ? 2 : 0)));
    const [text, code] = links[0] ?? [];
    const line = pages[0]?.lines.find(({ text }) => text === saying);
    expect(text?.box[1]).toBeLessThan(line?.y ?? 0);
    expect(text?.box[3]).toBeGreaterThan(line?.y ?? 0);
    expect(text?.box[2]).toBeLessThan(code?.box[0] ?? 0);
  });

  it('is printed completely, however long the URL is', () => {
    const host = `invoices.${'long-'.repeat(6)}name.example`;
    const shown = `${host}/verify/K7M2-9QXR-0ABC-DEFG`;
    const sheet = documentIn({ language: 'fr-CA+en-CA', template });
    const verify = sheet.verify && { ...sheet.verify, url: `https://${shown}`, shown };
    const pdf = readPdf(renderInvoicePdf({ ...sheet, verify }));
    expectCleanLayout(pdf, template);
    expect(pdf.text).toContain(shown);
  });

  it('is absent from a draft', () => {
    const pdf = readPdf(renderInvoicePdf(fullSheet({ template, verify: null })));
    expect(pdf.text).not.toContain('erify');
    expect(JSON.stringify(pdf.structure)).not.toContain('verifies');
  });
});
