import type { CountryCode } from '../country/country.ts';
import type { DocumentLanguage } from '../language/document-language.ts';

/** A client as edited in the form: texts as typed, empty where unknown. */
export type ClientText = {
  name: string;
  email: string;
  /** Copy recipients of the client's emails, comma-separated. */
  ccEmails: string;
  phone: string;
  address: string;
  country: CountryCode;
  /** Language of their invoices; empty: the seller's. */
  language: DocumentLanguage | '';
  /** ISO 3166 alpha-2; empty: unknown. */
  region: string;
  contact: string;
  taxNumber: string;
  /** The client's own reference for their orders. */
  reference: string;
  /** Payment terms code, see `parsePaymentTerms`; empty: the seller's. */
  paymentTerms: string;
};

/** A client's validated values; empty fields are null. */
export type ClientColumns = {
  name: string;
  email: string | null;
  /** Comma-separated. */
  ccEmails: string | null;
  phone: string | null;
  /** May span several lines. */
  address: string | null;
  country: CountryCode;
  /** Language of their invoices; null: the seller's. */
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

/** Converts a saved client to form texts. */
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
