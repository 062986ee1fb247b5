import type { CountryCode } from '#app/domain/country/country.ts';
import { countries } from '#app/domain/country/country.ts';
import { addressLines } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceSheet, Paper, SheetParty } from '#app/domain/invoices/sheet.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';

/** The seller's details on a report or statement, from Settings. */
export type PaperSeller = {
  country: CountryCode;
  paper: Paper;
  name: string;
  address: string;
  postalCode: string;
  email: string;
  phone: string;
  website: string;
  taxNumber: string;
};

type Own = Pick<
  InvoiceSheet<string>,
  'title' | 'number' | 'date' | 'dates' | 'to' | 'columns' | 'lines' | 'totals' | 'remarks'
> & { word: string };

/**
 * Builds the printed sheet of a report or statement in the layout of documents, without payment details and signature.
 */
export function paperSheet(
  seller: PaperSeller,
  language: LanguageCode,
  { word, ...own }: Own,
): InvoiceSheet<string> {
  const { words } = documentLanguage(language);
  const { name } = seller;
  return {
    template: 'classic',
    look: null,
    paper: seller.paper,
    country: seller.country,
    language: words.language,
    mark: null,
    shipTo: null,
    opening: null,
    schedule: null,
    paymentHeading: '',
    paymentLinks: [],
    usedLinks: [],
    paypalQrUrl: null,
    bankDetails: [],
    checkDetails: [],
    paymentNotes: null,
    notes: null,
    terms: null,
    thanks: name,
    contactEmail: seller.email || null,
    verify: null,
    logo: null,
    signature: null,
    from: sellersParty(seller, words),
    words: {
      ...words.fixed,
      invoice: word,
      logo: fill(words.logo, { name }),
      signatureOf: fill(words.signatureOf, { name }),
    },
    ...own,
  };
}

function sellersParty(
  { country, taxNumber, ...seller }: PaperSeller,
  { from, taxNumbers }: ReturnType<typeof documentLanguage>['words'],
): SheetParty<string> {
  return {
    heading: from,
    name: seller.name,
    addressLines: addressLines(seller.address, seller.postalCode, countries[country].region),
    email: seller.email || null,
    phone: seller.phone || null,
    website: seller.website || null,
    details: taxNumber ? [{ label: taxNumbers[country], value: taxNumber }] : [],
  };
}
