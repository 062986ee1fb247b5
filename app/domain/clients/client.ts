import type { CountryCode } from '../country/country.ts';
import type { DocumentLanguage } from '../language/document-language.ts';

/** A client as the form holds it: texts as typed, empty where nothing is known. */
export type ClientText = {
  name: string;
  email: string;
  /** Who gets a copy of what the client is sent, between commas. */
  ccEmails: string;
  phone: string;
  address: string;
  country: CountryCode;
  /** Of their invoices; empty: the seller's. */
  language: DocumentLanguage | '';
  /** ISO 3166 alpha-2; empty: unknown. */
  region: string;
  contact: string;
  taxNumber: string;
  /** What they want to find their orders by. */
  reference: string;
  /** The code of their payment terms, see `parsePaymentTerms`; empty: the seller's. */
  paymentTerms: string;
};

/** A client's checked values; what was left empty is null. */
export type ClientColumns = {
  name: string;
  email: string | null;
  /** Between commas. */
  ccEmails: string | null;
  phone: string | null;
  /** May have several lines. */
  address: string | null;
  country: CountryCode;
  /** Of their invoices; null: the seller's. */
  language: DocumentLanguage | null;
  /** ISO 3166 alpha-2; null: unknown. */
  region: string | null;
  contact: string | null;
  taxNumber: string | null;
  reference: string | null;
  paymentTerms: string | null;
};

/** A saved client of the signed-in seller. */
export type SavedClient = ClientColumns & { id: string };

/** A saved client as the form's text. */
export function clientText(columns: ClientColumns): ClientText {
  const { name, country, language, ...texts } = columns;
  const { email, ccEmails, phone, address, region, contact, taxNumber, reference } = texts;
  return {
    name,
    email: email ?? '',
    ccEmails: ccEmails ?? '',
    phone: phone ?? '',
    address: address ?? '',
    country,
    language: language ?? '',
    region: region ?? '',
    contact: contact ?? '',
    taxNumber: taxNumber ?? '',
    reference: reference ?? '',
    paymentTerms: columns.paymentTerms ?? '',
  };
}
