import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import type { EditBlockReason } from '#app/domain/invoices/status.ts';
import { ClosedInvoicePage } from '#app/features/invoice-form/ui/closed-invoice-page.tsx';
import {
  InvoiceFormScreen,
  type InvoiceFormScreenProps,
} from '#app/features/invoice-form/ui/invoice-form-screen.tsx';
import { paymentMethods } from '#app/features/payments/words/payment-methods.ts';
import { freeBilling } from '#tests/support/billing-view.ts';
import {
  foldedFields,
  inputs,
  linksAndForms,
  methodsOf,
  openMethods,
  texts,
} from '#tests/support/form-html.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

function render(country: CountryCode, changes: Partial<InvoiceFormScreenProps> = {}): string {
  const never = () => new Promise<never>(() => undefined);
  return renderToString(
    <StaticRouter location={`/${country}/create-invoice`}>
      <InvoiceFormScreen
        country={country}
        today="2026-03-15"
        isDayKnown
        userId={null}
        defaults={{ invoiceNumber: 'INV-001', taxRate: null, template: 'classic' }}
        clients={[]}
        products={[]}
        providers={[]}
        billing={null}
        opened={null}
        pictures={null}
        save={never}
        saveProduct={never}
        submitAuth={never}
        onSaved={() => undefined}
        onReopen={() => undefined}
        {...changes}
      />
    </StaticRouter>,
  );
}

const atTheLimit = freeBilling({ used: 3 });

describe('the server-rendered form', () => {
  it('has its sections in order, and labels each field once', () => {
    const html = render('us');
    expect(texts(html, 'h2').join(', ')).toBe(
      'Invoice Details, From (Seller), To (Client), Items, Totals, Additional Notes, Payment Methods, Template',
    );
    const buttons = texts(html, 'button');
    expect(buttons).toEqual(expect.arrayContaining(['Add Item', 'Add Discount', 'Save Invoice']));
    const labels = texts(html, 'label');
    const some = [
      'Invoice number',
      'Due date',
      'Business name',
      'Client name',
      'Description',
      'Price',
    ];
    expect(labels).toEqual(expect.arrayContaining([...some, 'Tax', 'Account number']));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('shows the client’s country, initially the seller’s', () => {
    const chosen = (html: string) =>
      /name="clientRegion".*?<option value="(..)" selected=""/.exec(html)?.[1];
    const regions = countryCodes.map((country) => chosen(render(country)));
    expect(regions).toEqual(['US', 'CA', 'GB', 'AU']);
    const { draft, ...about } = openedInvoice();
    const opened = { ...about, draft: { ...draft, clientRegion: 'DE' as const } };
    expect(chosen(render('us', { opened }))).toBe('DE');
  });

  it('asks a British seller for the VAT number while VAT is charged', () => {
    const labels = (country: CountryCode, registered: '' | 'no' = '') =>
      texts(
        render(country, {
          defaults: { invoiceNumber: 'INV-001', taxRate: null, template: 'classic', registered },
        }),
        'label',
      );
    expect(labels('uk')).toContain('VAT number');
    expect(labels('uk', 'no')).not.toContain('VAT number');
    expect(labels('us')).not.toContain('VAT number');
  });

  it.each([
    [
      'us',
      'Add ZIP code',
      'ZIP code',
      'EIN / Tax ID',
      'Routing Number',
      'Check payee name',
      'IBAN',
    ],
    [
      'ca',
      'Add postal code',
      'Postal code',
      'Business Number',
      'Transit Number',
      'Institution number',
      'Sort Code',
    ],
    ['uk', 'Add postcode', 'Postcode', 'Company No.', 'Sort Code', 'IBAN', 'PayID'],
    ['au', 'Add postcode', 'Postcode', 'ABN', 'BSB Number', 'PayID', 'IBAN'],
  ] as const)('in %s asks for what is usual there, and collapses what few need', (...given) => {
    const [country, summary, postalCode, tax, routing, own, foreign] = given;
    const html = render(country);
    const labels = texts(html, 'label');
    expect(labels).toEqual(expect.arrayContaining([tax, routing, own]));
    expect(labels).not.toContain(foreign);
    for (const { name, description } of paymentMethods(country)) {
      expect(html).toContain(name);
      expect(html).toContain(description);
    }
    const ofClient = ['Client’s tax number', 'Contact person', 'Client’s reference or PO number'];
    const shipping = ['Shipping address', 'Shipping postal code'];
    const about = 'Tax number, contact, reference, shipping address';
    const supply = { summary: 'Add date of supply', labels: ['Date of supply'] };
    expect(foldedFields(html)).toEqual(
      [
        ...(country === 'us' ? [] : [supply]),
        { summary, labels: [postalCode] },
        { summary: about, labels: [...ofClient, ...shipping] },
      ].map((part) => ({ isOpen: false, ...part })),
    );
    // Cancel is in the card on a wide screen and below the form on a phone.
    const home = ['Back', 'Cancel', 'Cancel'].map((name) => [name, `/${country}`]);
    expect(linksAndForms(html)).toEqual(home);
    const embedded = { onSignedIn: () => undefined };
    expect(linksAndForms(render(country, { embedded }))).toEqual([]);
  });

  it('collapses all payment methods except the bank transfer', () => {
    const open = countryCodes.map((country) => openMethods(render(country)));
    expect(open.flat()).toEqual(['Bank name', 'Bank name', 'Account number', 'Bank name']);
  });

  it.each([
    [{ checkPayeeName: 'Wren' }, ['Check payee name']],
    [{ paypalPaymentLink: 'https://paypal.me/wren' }, ['PayPal.Me link']],
    [{ stripePaymentLink: 'https://buy.stripe.com/a' }, ['Accept card payments']],
    [{ swiftBic: 'NWBKGB2L', checkMailingAddress: 'PO Box 1' }, ['Bank name', 'Check payee name']],
  ])('expands payment methods with values: %o', (changes, open) => {
    const original = openedInvoice();
    const none = { accountNumber: '', routingNumber: '', paypalPaymentLink: '' };
    const opened = { ...original, draft: { ...original.draft, ...none, ...changes } };
    const html = render('us', { opened });
    expect(openMethods(html)).toEqual(open);
    const inUse = methodsOf(html).filter(({ summary }) => summary?.endsWith('In use'));
    expect(inUse.map(({ labels }) => labels[0])).toEqual(open);
  });

  it.each([
    [{ postalCode: '10001' }, [false, true, false]],
    [{ shippingAddress: '3 Dock Road', shippingPostalCode: '10002' }, [false, false, true]],
  ])('expands sections with values: %o', (changes, open) => {
    const original = openedInvoice();
    const opened = { ...original, draft: { ...original.draft, ...changes } };
    expect(foldedFields(render('us', { opened })).map(({ isOpen }) => isOpen)).toEqual(open);
  });

  it('shows Upgrade to Save next to the form and on the bar if no invoice is left', () => {
    const buttons = texts(render('us', { userId: 'u1', billing: atTheLimit }), 'button');
    expect(buttons.filter((text) => /Upgrade|Save/.test(text))).toEqual(
      expect.arrayContaining(['Upgrade to Save', 'Upgrade to Save']),
    );
    expect(buttons).not.toContain('Save Invoice');
    expect(texts(render('us', { userId: 'u1' }), 'button')).not.toContain('Upgrade to Save');
  });

  it('says that Download PDF saves first', () => {
    expect(render('us')).toContain('Downloading saves the invoice first.');
    const html = render('us', { userId: 'u1', opened: openedInvoice() });
    expect(html).toContain('Downloading saves your changes first.');
    const [button] = html.match(/<button[^>]*aria-describedby="([^"]+)"/g) ?? [];
    const note = /describedby="([^"]+)"/.exec(button ?? '')?.[1];
    expect(html).toContain(`<p id="${note}"`);
  });

  it('for an edit says so, has the invoice unchanged, and never asks to upgrade', () => {
    const opened = openedInvoice();
    const html = render('us', { userId: 'u1', opened, billing: atTheLimit });
    expect(texts(html, 'h1')).toEqual(['Edit Invoice']);
    expect(texts(html, 'button')).toContain('Save Changes');
    expect(texts(html, 'button')).not.toContain('Upgrade to Save');
    expect(html.replace(/<[^>]+>/g, '')).not.toContain('This is a copy');
    expect(inputs(html)).toMatchObject({
      invoiceNumber: 'INV-003',
      invoiceDate: '2026-03-01',
      dueDate: '2026-03-31',
    });
  });
});

it.each<[EditBlockReason, string, string]>([
  [
    'paid',
    'Invoice INV-003 is paid',
    'Paid invoices can’t be edited. Mark this one as unpaid first, or clone it to send a new invoice',
  ],
  [
    'void',
    'Invoice INV-003 is void',
    'Void invoices can’t be edited. Clone this one to send a new invoice.',
  ],
  [
    'part-paid',
    'Invoice INV-003 has payments',
    'Invoices with payments can’t be edited. Clone this one or issue a credit note.',
  ],
])('an invoice that is %s can’t be edited, and offers to clone', (bar, title, reason) => {
  const html = renderToString(
    <StaticRouter location="/us/create-invoice?edit=i1">
      <ClosedInvoicePage
        country="us"
        listCountry="uk"
        invoice={{ id: 'i1', invoiceNumber: 'INV-003', bar }}
      />
    </StaticRouter>,
  );
  expect(texts(html, 'h1')).toEqual([title]);
  expect(html).toContain(reason);
  expect(html).toMatch(/href="\/us\/create-invoice\?clone=i1"[^>]*>Clone invoice</);
  expect(html).toMatch(/href="\/uk\/invoices\?highlight=i1"[^>]*>Back to invoices</);
});

function openedInvoice() {
  const content = sampleContent({ invoiceNumber: 'INV-003', discountHundredths: 1250 });
  const documentKind = 'invoice' as const;
  const about = {
    kind: 'edit' as const,
    documentKind,
    id: 'i1',
    invoiceNumber: 'INV-003',
    version: 1,
  };
  return { ...about, draft: draftOfInvoice(content, null), isArchived: false, isIssued: false };
}
