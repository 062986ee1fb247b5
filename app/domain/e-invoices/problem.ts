/** What an e-invoice requires and an invoice lacks. */
export type MissingCode =
  | 'clientCountry'
  | 'clientReference'
  | 'clientTaxNumber'
  | 'clientAbn'
  | 'clientNzbn'
  | 'clientAddress'
  | 'sellerNumber'
  | 'sellerTaxNumber'
  | 'sellerVat'
  | 'sellerAbn'
  | 'taxReason'
  | 'text';

/** What the e-invoice format can't express at all. */
export type InexpressibleCode =
  | 'severalTaxes'
  | 'mixedScope'
  | 'reverseCharge'
  | 'rounding'
  | 'void'
  | 'estimate';

/** Why an invoice has no e-invoice. */
export type EInvoiceProblem =
  | { kind: 'missing'; code: MissingCode; field: string }
  | { kind: 'inexpressible'; code: InexpressibleCode; field: string };

/** Creates a problem about missing data, with the path of the form field to fill in. */
export function missing(code: MissingCode, field: string): EInvoiceProblem {
  return { kind: 'missing', code, field };
}

/** Creates a problem about data that the format can't express, with the path of its form field. */
export function inexpressible(code: InexpressibleCode, field: string): EInvoiceProblem {
  return { kind: 'inexpressible', code, field };
}
