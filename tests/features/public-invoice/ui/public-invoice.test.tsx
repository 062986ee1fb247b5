import { describe, expect, it, test } from 'vitest';
import { toPaySheet } from '#app/domain/invoices/pay-sheet.ts';
import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { describeBalance } from '#app/features/invoice-sheet/words/describe-totals.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { PayInvoicePage } from '#app/features/public-invoice/ui/pay-invoice-page.tsx';
import { ViewInvoicePage } from '#app/features/public-invoice/ui/view-invoice-page.tsx';
import { describeAsked } from '#app/features/public-invoice/words/describe-state.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';
import { sheetOf } from '#tests/support/sheet-of.ts';

const sheet = sampleSheet({
  paymentLinks: [
    { kind: 'paypal', label: 'Pay with PayPal', url: 'https://paypal.me/northwind' },
    { kind: 'stripe', label: 'Pay with Stripe', url: 'https://buy.stripe.com/x' },
    { kind: 'other', label: 'Our shop', url: 'https://shop.example/pay' },
  ],
  paymentNotes: 'Please note the number.',
  notes: 'Thanks for coming.',
});

const paidContent = goldenInvoices[0]?.content;
if (!paidContent) throw new Error('There is no golden invoice');
const figures = calculateTotals(paidContent);
if (!figures.ok) throw new Error(figures.reason);
const paidTotals = figures.totals;

const shown = {
  id: 'a',
  title: 'Invoice INV-001',
  total: '$3,464.77',
  paypalQr: null,
  closed: null,
};
const written = { writtenIn: 'en-US' };
const details = ['000123456789', 'paypal.me/wrenstudio'];
type SheetOf = Pick<Parameters<typeof sheetOf>[0], 'status' | 'paidOn' | 'voidedOn'> & {
  isInProgress?: boolean;
};
const working = {
  title: 'Show calculation',
  blocks: [{ label: 'Subtotal', steps: ['$1.00 + $2.00 = $3.00'] }],
};

const sheetOfStatus = (status: InvoiceStatus) =>
  ({ ...sheet, mark: status === 'paid' ? 'paid' : null }) as const;
const pay = (status: InvoiceStatus) => {
  const paySheet = toPaySheet(sheetOfStatus(status));
  const closed = status === 'paid' ? publicInvoiceTexts.closed.paid : null;
  return renderScreen(
    <PayInvoicePage {...shown} {...written} closed={closed} status={status} sheet={paySheet} />,
  );
};
const view = (status: InvoiceStatus) =>
  renderScreen(
    <ViewInvoicePage
      {...shown}
      paymentLinks={[]}
      shown={{ sheet: sheetOfStatus(status), working }}
      status={status}
      state={status === 'paid' ? 'Paid' : 'Due 21 Dec 2025'}
    />,
  );

describe('the Pay Invoice page', () => {
  it('shows number, from and to, status, dates, total and a card for each payment method', async () => {
    const html = await pay('due_soon');
    expect(textsOf(html, 'h1')).toEqual(['Pay Invoice']);
    for (const text of ['Invoice INV-001', 'Due soon', '$3,464.77', '11/21/2025', '12/21/2025']) {
      expect(html).toContain(text);
    }
    expect(textsOf(html, 'dt').slice(0, 2)).toEqual(['From', 'To']);
    const methods = ['PayPal', 'Card', 'Other payment link', 'Bank Details', 'Payment Notes'];
    expect([textsOf(html, 'h2'), textsOf(html, 'h3')]).toEqual([['Payment Options'], methods]);
  });

  it('of a bilingual invoice marks the English text', async () => {
    const paySheet = toPaySheet(documentIn({ language: 'fr-CA+en-CA' }));
    const html = await renderScreen(
      <PayInvoicePage {...shown} writtenIn="fr-CA" sheet={paySheet} status="unpaid" />,
    );
    for (const [french, english] of [
      ['De', 'From'],
      ['Date d’échéance', 'Due date'],
      ['Nom de la banque', 'Bank name'],
      ['Payer avec PayPal', 'Pay with PayPal'],
    ]) {
      expect(html).toMatch(new RegExp(`>${french} <span lang="en-CA"[^>]*>${english}</span>`));
    }
  });

  it('asks for a check in its own card', async () => {
    const checkDetails = [{ label: 'Check payee name', value: 'Northwind Studio' }];
    const paySheet = toPaySheet({ ...sheet, bankDetails: [], paymentLinks: [], checkDetails });
    const html = await renderScreen(
      <PayInvoicePage {...shown} {...written} sheet={paySheet} status="unpaid" />,
    );
    expect(textsOf(html, 'h3')).toEqual(['Pay by Check', 'Payment Notes']);
    for (const text of ['Northwind Studio', 'Payment reference']) expect(html).toContain(text);
  });

  it('says to ask the seller if it offers no way to pay, with no empty heading', async () => {
    const bare = { paymentLinks: [], bankDetails: [], checkDetails: [], paymentNotes: null };
    const paySheet = toPaySheet({ ...sheet, ...bare });
    const props = { ...shown, ...written, status: 'unpaid', sheet: paySheet } as const;
    const html = await renderScreen(<PayInvoicePage {...props} card={null} />);
    expect(textsOf(html, 'h2')).toEqual([]);
    expect(html).toContain(
      `This amount can’t be paid on this page. Ask ${sheet.from.name} how to pay.`,
    );
    const byCard = await renderScreen(<PayInvoicePage {...props} card="open" />);
    expect(textsOf(byCard, 'h2')).toEqual(['Card']);
    expect(byCard).not.toContain('Please ask');
  });

  it('endorses no link: new tab, no opener, no referrer, no follow', async () => {
    const links = (await pay('unpaid')).match(/<a [^>]*href="https:[^>]*>/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toContain('rel="noopener noreferrer nofollow ugc"');
      expect(link).toContain('target="_blank"');
    }
  });
});

describe('both pages offer no way to pay an invoice', () => {
  const sums = { content: paidContent, totals: paidTotals, logo: null, signature: null };
  const draw = async (of: SheetOf, over: object) => {
    const drawn = sheetOf({ ...sums, ...of });
    const paypalQr = drawQrCode(drawn.paypalQrUrl);
    const shared = { ...shown, ...written, status: of.status, state: '', paypalQr, ...over };
    const seen = await renderScreen(
      <ViewInvoicePage
        {...shared}
        paymentLinks={drawn.paymentLinks}
        shown={{ sheet: drawn, working, paypalQr }}
      />,
    );
    const toPay = await renderScreen(<PayInvoicePage sheet={toPaySheet(drawn)} {...shared} />);
    const way = /href="https:|Pay with|Scan to pay|<figure|href="\/invoice\/a"/;
    expect(seen).not.toMatch(way);
    return { seen, toPay, way };
  };

  it('that is paid; its details stay on the view page', async () => {
    const { closed } = publicInvoiceTexts;
    const paid = { status: 'paid', paidOn: '2026-11-21' } as const;
    const { seen, toPay, way } = await draw(paid, { closed: closed.paid });
    expect(toPay).not.toMatch(way);
    expect(textsOf(toPay, 'h2')).toEqual(['Invoice Paid']);
    expect(textsOf(seen, 'h2')).toContain('Paid on 11/21/2026');
    for (const text of details) expect(seen).toContain(text);
  });

  it('with a pending payment, on its view page', async () => {
    const underWay = { title: 'Payment processing', text: 'Your bank is still processing it.' };
    const { seen } = await draw({ status: 'unpaid', isInProgress: true }, { underWay });
    for (const text of [...Object.values(underWay), ...details]) expect(seen).toContain(text);
  });

  it('that is void: neither link nor account, and they say so', async () => {
    const text = 'This invoice was canceled. Nothing to pay.';
    const closed = { title: 'Invoice Canceled', text };
    const { seen, toPay, way } = await draw({ status: 'void', voidedOn: '2026-11-21' }, { closed });
    for (const html of [seen, toPay]) {
      expect(html).toContain(text);
      expect(html).not.toMatch(way);
      expect(html).not.toMatch(/000123456789|Payment Options|Payment Notes|paypal\.me/);
    }
    expect(textsOf(toPay, 'h2')).toEqual(['Invoice Canceled']);
    expect(seen.slice(seen.indexOf('<article'))).toMatch(/Cancelled<.*Canceled on.*11\/21\/2026/s);
  });
});

describe('the view-invoice page', () => {
  it('first shows the amount due, the due date and a link to pay, then the sheet with its notes', async () => {
    const html = await view('unpaid');
    // The native app has its own Back button.
    for (const page of [html, await pay('unpaid')]) {
      expect(page).toMatch(/<a [^>]*aria-label="Close"[^>]*data-web-only/);
    }
    expect(html).toMatch(/<a href="\/view-invoice\/a\/pdf"[^>]*aria-label="Download PDF"/);
    const [first = '', article] = html.split('<article');
    expect(first).toMatch(/\$3,464\.77.*Due 21 Dec 2025/s);
    expect(first).toMatch(/<a [^>]*href="\/invoice\/a"[^>]*>Pay Invoice<\/a>/);
    for (const text of ['Payment Options', 'Thanks for coming.', 'Thank you for your business!']) {
      expect(article).toContain(text);
    }
    const paid = await view('paid');
    expect(paid.slice(0, paid.indexOf('<article'))).not.toMatch(/Due |Pay Invoice/);
  });

  it('shows on demand how the figures are calculated, in the document’s language, and never prints it', async () => {
    const html = await view('unpaid');
    expect(html).toMatch(
      /<details lang="en-US" class="[^"]*print:hidden[^"]*"><summary[^>]*>Show calculation<\/summary>/,
    );
    expect(textsOf(html.slice(html.indexOf('<details')), 'dd')).toEqual(['$1.00 + $2.00 = $3.00']);
    expect(await pay('unpaid')).not.toContain('Show calculation');
  });
});

it('the PayPal QR code is on both pages if the seller shows it', async () => {
  const paypalQr = drawQrCode('https://paypal.me/northwind');
  const state = 'Due 21 Dec 2025';
  const shared = { ...shown, ...written, status: 'unpaid', state, paypalQr } as const;
  for (const page of [
    <PayInvoicePage key="pay" sheet={toPaySheet(sheet)} {...shared} />,
    <ViewInvoicePage
      key="view"
      {...shared}
      paymentLinks={sheet.paymentLinks}
      shown={{ sheet, working, paypalQr }}
    />,
  ]) {
    const html = await renderScreen(page);
    expect(html).toContain('Scan to pay with PayPal');
    expect(html).toContain(`d="${paypalQr?.path}"`);
  }
  expect((await pay('unpaid')) + (await view('unpaid'))).not.toContain('Scan to pay');
});

const { words, cldr } = documentLanguage('en-US');
const content = { currency: 'USD', country: 'us' } as const;
const totals = { total: 10_000 };
const steps = [
  { label: 'Deposit', amount: 4_000, due: '2026-12-01' },
  { label: 'Rest', amount: 6_000, due: '2026-12-31' },
];

test.each([
  { paidMinor: 0, creditedMinor: 0, asksMinor: 10_000, balance: [] },
  { paidMinor: -3_000, creditedMinor: 0, asksMinor: 10_000, balance: [] },
  { paidMinor: -1_000, creditedMinor: 2_000, asksMinor: 8_000, balance: ['$20.00', '$80.00'] },
  { paidMinor: 7_000, creditedMinor: 0, asksMinor: 3_000, balance: ['$70.00', '$30.00'] },
])('a client with payments of $paidMinor is asked for $asksMinor', (expected) => {
  const { asksMinor, balance, ...sums } = expected;
  const invoice = { ...sums, totals, content, status: 'unpaid' as const };
  expect(describeAsked({ ...invoice, schedule: null }, { isForAll: false })).toMatchObject({
    asksMinor,
  });
  expect(describeAsked({ ...invoice, schedule: steps }, { isForAll: true })).toMatchObject({
    asksMinor,
  });
  const rows = describeBalance(content, { ...totals, ...sums }, words.totals, cldr);
  expect(rows.map(({ value }) => value)).toEqual(balance);
});
