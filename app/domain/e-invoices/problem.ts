/** What an e-invoice needs and an invoice lacks. */
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

/** What an e-invoice cannot say at all. */
export type InexpressibleCode =
  | 'severalTaxes'
  | 'mixedScope'
  | 'reverseCharge'
  | 'rounding'
  | 'void'
  | 'estimate';

/** Why there is no file of an invoice. */
export type EInvoiceProblem =
  | { kind: 'missing'; code: MissingCode; field: string }
  | { kind: 'inexpressible'; code: InexpressibleCode; field: string };

/** Something that is missing, with the path of the form's field that it leads to. */
export function missing(code: MissingCode, field: string): EInvoiceProblem {
  return { kind: 'missing', code, field };
}

/** Something that the format has no words for, with the path of the form's field that says it. */
export function inexpressible(code: InexpressibleCode, field: string): EInvoiceProblem {
  return { kind: 'inexpressible', code, field };
}
