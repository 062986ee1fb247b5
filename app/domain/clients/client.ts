import type { CountryCode } from '../country/country.ts';
import type { clientRules } from '../fields/client-rules.ts';
import type { DocumentLanguage } from '../language/document-language.ts';

/** The texts of a client; their rules are in `clientRules`. */
type ClientTextField = keyof typeof clientRules;

/** Texts that few clients need, in display order; a form shows them together. */
export const extraClientFields = ['contact', 'taxNumber', 'reference'] as const;

/** A client as edited in the form: texts as typed, empty where unknown. */
export type ClientText = Record<ClientTextField, string> & {
  country: CountryCode;
  /** Language of their invoices; empty: the seller's. */
  language: DocumentLanguage | '';
  /** ISO 3166 alpha-2; empty: unknown. */
  region: string;
};

/** A client's validated values; empty fields are null. */
export type ClientColumns = {
  [Field in ClientTextField]: Field extends 'name' ? string : string | null;
} & {
  country: CountryCode;
  /** Language of their invoices; null: the seller's. */
  language: DocumentLanguage | null;
  /** ISO 3166 alpha-2; null: unknown. */
  region: string | null;
};

/** A saved client of the signed-in seller. */
export type SavedClient = ClientColumns & { id: string };

/** Converts a saved client to form texts. */
export function clientText(columns: ClientColumns): ClientText {
  const texts = Object.entries(columns).map(([field, value]) => [field, value ?? '']);
  return Object.fromEntries(texts);
}
