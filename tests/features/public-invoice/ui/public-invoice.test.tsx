import { describe, expect, it } from 'vitest';
import { toPaySheet } from '#app/domain/invoices/pay-sheet.ts';
import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { InvoiceNotFound } from '#app/features/public-invoice/ui/invoice-not-found.tsx';
import { PayInvoicePage } from '#app/features/public-invoice/ui/pay-invoice-page.tsx';
import { ViewInvoicePage } from '#app/features/public-invoice/ui/view-invoice-page.tsx';
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
const verifyQr = null;
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
      sheet={sheetOfStatus(status)}
      status={status}
      verifyQr={verifyQr}
      working={working}
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
    expect(textsOf(html, 'h2')).toEqual(['Payment Options']);
    expect(textsOf(html, 'h3')).toEqual([
      'PayPal',
      'Card',
      'Other payment link',
      'Bank Details',
      'Payment Notes',
    ]);
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

  it('of a paid invoice says Invoice Paid and offers no payment methods', async () => {
    const html = await pay('paid');
    expect(textsOf(html, 'h2')).toEqual(['Invoice Paid']);
    expect(html).not.toContain('Payment Options');
    expect(html).not.toContain('buy.stripe.com');
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

describe('a paid invoice', () => {
  const paid = sheetOf({
    content: paidContent,
    totals: paidTotals,
    logo: null,
    signature: null,
    status: 'paid',
    paidOn: '2026-11-21',
  });

  it('has no payment methods on either page, and keeps its details on the view page', async () => {
    const paypalQr = drawQrCode(paid.paypalQrUrl);
    const state = 'Paid on 21 Nov 2026';
    const shared = { ...shown, ...written, status: 'paid', state, paypalQr } as const;
    const only = { sheet: paid, working, verifyQr };
    const { closed } = publicInvoiceTexts;
    const seen = await renderScreen(<ViewInvoicePage {...only} {...shared} />);
    const toPay = await renderScreen(
      <PayInvoicePage sheet={toPaySheet(paid)} {...shared} closed={closed.paid} />,
    );
    for (const html of [seen, toPay]) {
      expect(html).not.toMatch(/href="https:|Pay with|Scan to pay|<figure|href="\/invoice\/a"/);
    }
    expect(textsOf(seen, 'h2')).toContain('Paid on 11/21/2026');
    for (const text of ['000123456789', 'paypal.me/wrenstudio']) expect(seen).toContain(text);
  });
});

it('an invoice with a pending payment doesn’t ask for another on its view page', async () => {
  const content = { content: paidContent, totals: paidTotals, logo: null, signature: null };
  const going = sheetOf({ ...content, status: 'unpaid', isInProgress: true });
  const underWay = { title: 'Payment processing', text: 'Your bank is still processing it.' };
  const html = await renderScreen(
    <ViewInvoicePage
      {...shown}
      sheet={going}
      working={working}
      verifyQr={verifyQr}
      status="unpaid"
      state="Due"
      underWay={underWay}
      paypalQr={drawQrCode(going.paypalQrUrl)}
    />,
  );
  for (const text of [...Object.values(underWay), '000123456789', 'paypal.me/wrenstudio']) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/href="https:|Pay with|Scan to pay|<figure|href="\/invoice\/a"/);
});

describe('a void invoice', () => {
  const cancelled = sheetOf({
    content: paidContent,
    totals: paidTotals,
    logo: null,
    signature: null,
    status: 'void',
    voidedOn: '2026-11-21',
  });
  const closed = {
    title: 'Invoice Canceled',
    text: 'This invoice was canceled. Nothing to pay.',
  };
  const shared = { ...shown, ...written, status: 'void', closed, state: '' } as const;

  it('says so on both pages, with no payment methods: neither link nor account', async () => {
    const page = (
      <ViewInvoicePage sheet={cancelled} working={working} verifyQr={verifyQr} {...shared} />
    );
    const seen = await renderScreen(page);
    const toPay = await renderScreen(<PayInvoicePage sheet={toPaySheet(cancelled)} {...shared} />);
    for (const html of [seen, toPay]) {
      expect(html).toContain('This invoice was canceled. Nothing to pay.');
      expect(html).not.toMatch(/href="https:|Pay with|<figure|href="\/invoice\/a"|000123456789/);
      expect(html).not.toMatch(/Payment Options|Payment Notes|paypal\.me/);
    }
    expect(textsOf(toPay, 'h2')).toEqual(['Invoice Canceled']);
    expect(seen.slice(seen.indexOf('<article'))).toMatch(/Cancelled<.*Canceled on.*11\/21\/2026/s);
  });
});

it('both pages leave Close to the native app’s Back button', async () => {
  for (const html of [await pay('unpaid'), await view('unpaid')]) {
    expect(html).toMatch(/<a [^>]*aria-label="Close"[^>]*data-web-only/);
  }
});

describe('the view-invoice page', () => {
  it('has Close, Download PDF, the sheet, payment options and notes', async () => {
    const html = await view('unpaid');
    expect(html).toMatch(/<a [^>]*aria-label="Close"/);
    expect(html).toMatch(/<a href="\/view-invoice\/a\/pdf"[^>]*aria-label="Download PDF"/);
    expect(textsOf(html, 'h1')[0]).toMatch(/Invoice.*INV-001/);
    expect(html).toContain('Payment Options');
    expect(html).toContain('Thanks for coming.');
    expect(html).toContain('Thank you for your business!');
    expect(html).toContain('href="/invoice/a"');
  });

  it('on a phone first shows the amount due and the due date, and links to the payment', async () => {
    const html = await view('unpaid');
    const first = html.slice(0, html.indexOf('<article'));
    expect(first).toContain('$3,464.77');
    expect(first).toContain('Due 21 Dec 2025');
    expect(first).toMatch(/<a [^>]*href="\/invoice\/a"[^>]*>Pay Invoice<\/a>/);
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

  it('links to no payment if everything is paid', async () => {
    expect(await view('paid')).not.toContain('href="/invoice/a"');
  });
});

it('the PayPal QR code is on both pages if the seller shows it', async () => {
  const paypalQr = drawQrCode('https://paypal.me/northwind');
  const state = 'Due 21 Dec 2025';
  const shared = { ...shown, ...written, status: 'unpaid', state, paypalQr } as const;
  for (const page of [
    <PayInvoicePage key="pay" sheet={toPaySheet(sheet)} {...shared} />,
    <ViewInvoicePage key="view" sheet={sheet} working={working} verifyQr={verifyQr} {...shared} />,
  ]) {
    const html = await renderScreen(page);
    expect(html).toContain('Scan to pay with PayPal');
    expect(html).toContain(`d="${paypalQr?.path}"`);
  }
  expect((await pay('unpaid')) + (await view('unpaid'))).not.toContain('Scan to pay');
});

it('a missing invoice has its own screen with a link home', async () => {
  const html = await renderScreen(<InvoiceNotFound message="Failed to load invoice" />);
  expect(textsOf(html, 'h1')).toEqual(['Invoice Not Found']);
  expect(html).toContain('This invoice may have been removed or the link has expired.');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
});
