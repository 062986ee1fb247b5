import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { ClosedInvoicePage } from '#app/features/invoice-form/ui/closed-invoice-page.tsx';
import {
  InvoiceFormScreen,
  type InvoiceFormScreenProps,
} from '#app/features/invoice-form/ui/invoice-form-screen.tsx';
import { freeBilling } from '#tests/support/billing-view.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { guestDefaults, guestForm, openedInvoice } from './complete-draft.ts';

function render(country: CountryCode, changes: Partial<InvoiceFormScreenProps> = {}): string {
  return renderToString(
    <StaticRouter location={`/${country}/create-invoice`}>
      <InvoiceFormScreen {...guestForm} country={country} {...changes} />
    </StaticRouter>,
  );
}

/** An edit of a saved invoice, in the form. */
function renderEdit(
  changes: Partial<InvoiceDraft> = {},
  more: Partial<InvoiceFormScreenProps> = {},
) {
  const draft = draftOfInvoice(sampleContent({ invoiceNumber: 'INV-003' }), null);
  const opened = { ...openedInvoice, draft: { ...draft, ...changes } };
  return render('us', { userId: 'u1', opened, ...more });
}

const atTheLimit = { userId: 'u1', billing: freeBilling({ used: 3 }) };

/** The texts of all elements with a tag, without nested tags. */
function texts(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, '').trim(),
  );
}

/** The collapsible sections, with the labels in them. */
const sectionsOf = (html: string) =>
  [...html.matchAll(/<details([^>]*)>(.*?)<\/details>/g)].map(([, tag = '', inner = '']) => ({
    isOpen: / open=/.test(tag),
    summary: texts(inner, 'summary')[0] ?? '',
    labels: texts(inner, 'label'),
  }));

/** The first labels of the sections that are expanded. */
const openSections = (html: string) =>
  sectionsOf(html).flatMap(({ isOpen, labels }) => (isOpen ? [labels[0]] : []));

/** The targets of Back and Cancel. */
const waysOut = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)]
    .filter((link) => /aria-label="Back"|>?Cancel/.test(link.slice(1).join('>')))
    .map(([, tag = '']) => /href="([^"]*)"/.exec(tag)?.[1]);

describe('the server-rendered form', () => {
  it('has its sections in order, and labels each field once', () => {
    const html = render('us');
    expect(texts(html, 'h2').join(', ')).toBe(
      'Invoice Details, From (Seller), To (Client), Items, Totals, Additional Notes, Payment Methods, Design',
    );
    const labels = texts(html, 'label');
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(['Invoice number', 'Description', 'Price']));
  });

  it('shows the client’s country, initially the seller’s', () => {
    const chosen = (html: string) =>
      /name="clientRegion".*?<option value="(..)" selected=""/.exec(html)?.[1];
    const regions = countryCodes.map((country) => chosen(render(country)));
    expect(regions).toEqual(['US', 'CA', 'GB', 'AU']);
    expect(chosen(renderEdit({ clientRegion: 'DE' }))).toBe('DE');
  });

  it.each([
    ['uk', '', true],
    ['uk', 'no', false],
    ['us', '', false],
  ] as const)('in %s asks a seller registered for tax: “%s” for the VAT number: %s', (...given) => {
    const [country, registered, asks] = given;
    const html = render(country, { defaults: { ...guestDefaults, registered } });
    expect(texts(html, 'label').includes('VAT number')).toBe(asks);
  });

  it.each([
    ['us', 'ZIP code', ['EIN / Tax ID', 'Routing Number', 'Check payee name'], 'IBAN'],
    ['ca', 'postal code', ['Business Number', 'Transit Number'], 'Sort Code'],
    ['uk', 'postcode', ['Company No.', 'Sort Code', 'IBAN'], 'PayID'],
    ['au', 'postcode', ['ABN', 'BSB Number', 'PayID'], 'IBAN'],
  ] as const)('in %s asks for what is usual there, and collapses what few need', (...given) => {
    const [country, code, usual, foreign] = given;
    const html = render(country);
    const labels = texts(html, 'label');
    expect(labels).toEqual(expect.arrayContaining([...usual]));
    expect(labels).not.toContain(foreign);
    const collapsed = sectionsOf(html).flatMap(({ isOpen, summary }) => (isOpen ? [] : [summary]));
    const about = 'Tax number, contact, reference, shipping address';
    const supply = country === 'us' ? [] : ['Add date of supply'];
    expect(collapsed).toEqual(expect.arrayContaining([`Add ${code}`, about].concat(supply)));
    // Cancel is in the card on a wide screen and below the form on a phone.
    expect(waysOut(html)).toEqual(Array(3).fill(`/${country}`));
    expect(waysOut(render(country, { embedded: { onSignedIn: () => undefined } }))).toEqual([]);
    expect(openSections(html)).toEqual([country === 'uk' ? 'Account number' : 'Bank name']);
  });

  const none = { accountNumber: '', routingNumber: '', paypalPaymentLink: '' };
  it.each<[Partial<InvoiceDraft>, string[]]>([
    [{ checkPayeeName: 'Wren' }, ['Check payee name']],
    [{ paypalPaymentLink: 'https://paypal.me/wren' }, ['PayPal.Me link']],
    [{ stripePaymentLink: 'https://buy.stripe.com/a' }, ['Accept card payments']],
    [{ swiftBic: 'NWBKGB2L', checkMailingAddress: 'PO Box 1' }, ['Bank name', 'Check payee name']],
  ])('expands payment methods with values: %o', (changes, open) => {
    const html = renderEdit({ ...none, ...changes });
    expect(openSections(html)).toEqual(open);
    const inUse = sectionsOf(html).filter(({ summary }) => summary.endsWith('In use'));
    expect(inUse.map(({ labels }) => labels[0])).toEqual(open);
  });

  it('expands sections with values', () => {
    const shipping = { shippingAddress: '3 Dock Road', shippingPostalCode: '10002' };
    const html = renderEdit({ ...none, postalCode: '10001', ...shipping });
    expect(openSections(html).slice(0, 2)).toEqual(['ZIP code', 'Client’s tax number']);
  });

  it('says that Download PDF saves first', () => {
    expect(render('us')).toContain('Downloading saves the invoice first.');
    const html = renderEdit();
    const note = /<button[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<p id="${note}"[^>]*>Downloading saves your changes first.`));
  });

  it('for an edit says so, has the invoice unchanged, and never asks to upgrade', () => {
    const html = renderEdit({}, atTheLimit);
    expect(texts(html, 'h1')).toEqual(['Edit Invoice']);
    expect(texts(html, 'button')).toContain('Save Changes');
    expect(texts(html, 'button')).not.toContain('Upgrade to Save');
    expect(texts(render('us', atTheLimit), 'button')).toContain('Upgrade to Save');
    expect(html).not.toContain('This is a copy');
    for (const value of ['INV-003', '2026-03-01', '2026-03-31']) {
      expect(html).toContain(` value="${value}"`);
    }
  });
});

it.each([
  ['paid', 'is paid'],
  ['void', 'is void'],
  ['part-paid', 'has payments'],
] as const)('an invoice that is %s can’t be edited, and offers to clone', (bar, reason) => {
  const html = renderToString(
    <StaticRouter location="/us/create-invoice?edit=i1">
      <ClosedInvoicePage
        country="us"
        listCountry="uk"
        invoice={{ id: 'i1', invoiceNumber: 'INV-003', bar }}
      />
    </StaticRouter>,
  );
  expect(texts(html, 'h1')).toEqual([`Invoice INV-003 ${reason}`]);
  expect(html).toMatch(/href="\/us\/create-invoice\?clone=i1"[^>]*>Clone invoice</);
  expect(html).toMatch(/href="\/uk\/invoices\?highlight=i1"[^>]*>Back to invoices</);
});
