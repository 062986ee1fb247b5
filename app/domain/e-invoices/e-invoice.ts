import type { CountryCode } from '#app/domain/country/country.ts';
import type { FieldMeaning } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';

/**
 * E-invoice formats: CII inside the PDF (Factur-X / ZUGFeRD, profile EN 16931), and UBL 2.1 as Peppol BIS Billing 3,
 * Peppol PINT A-NZ or plain EN 16931.
 */
export type EInvoiceFormat = 'cii' | 'peppol' | 'pint' | 'ubl';

/** Formats that are separate files. */
export type DownloadFormat = Exclude<EInvoiceFormat, 'cii'>;

const downloads: Record<CountryCode, DownloadFormat> = {
  us: 'ubl',
  ca: 'ubl',
  uk: 'peppol',
  au: 'pint',
};

/** Returns the format that sellers of a country download. */
export function downloadFormat(country: CountryCode): DownloadFormat {
  return downloads[country];
}

/** An identifier with its scheme: ISO 6523 for BT-30 and BT-47, EAS for electronic addresses. */
export type Identifier = { id: string; scheme: string | null };

/** Seller (BG-4) or buyer (BG-7). */
export type EInvoiceParty = {
  /** BT-29, for a seller without any number: the email address. */
  id: string | null;
  /** BT-27, BT-44. */
  name: string;
  /** BT-35, BT-36 and BT-162; BT-50, BT-51 and BT-163. */
  address: [string, string | null, string | null];
  /** BT-38, BT-53. */
  postalCode: string | null;
  /** BT-40, BT-55: ISO 3166-1 alpha-2. */
  region: string;
  /** BT-31, BT-48; starts with the country code, except in PINT A-NZ, where it is the plain ABN. */
  taxId: string | null;
  /** BT-32, seller only. */
  taxRegistration: string | null;
  /** BT-30, BT-47. */
  legalId: Identifier | null;
  /** BT-34, BT-49. */
  endpoint: Identifier | null;
  /** BT-41 to BT-43, BT-56 to BT-58. */
  contact: { name: string | null; phone: string | null; email: string | null };
};

/** Categories of UNTDID 5305: standard rate, zero-rated, exempt, outside the scope, reverse charge, export. */
export type CategoryCode = 'S' | 'Z' | 'E' | 'O' | 'AE' | 'G';

/** Why no tax is charged, as text and VATEX code. */
export type Exemption = { text: string; code: string | null };

/** BT-151 and BT-152, BT-95 and BT-96, BT-118 and BT-119. */
export type TaxCategory = {
  code: CategoryCode;
  /** Percent; null for outside the scope of tax. */
  rate: string | null;
};

/** One line (BG-25); amounts are decimal text in the invoice's currency. */
export type EInvoiceLine = {
  /** BT-126. */
  id: string;
  /** BT-153 and BT-154. */
  name: string;
  description: string | null;
  /** BT-129 and BT-130, a code of UN/ECE Recommendation 20. */
  quantity: string;
  unit: string;
  /** BT-131. */
  net: string;
  /** BT-146, for the base quantity in BT-149; null means one unit. */
  price: string;
  baseQuantity: string | null;
  /** BT-136: the line's own discount. */
  allowance: string | null;
  category: TaxCategory;
  /** BT-132. */
  orderLine: string | null;
  /** BT-134 and BT-135: `YYYY-MM-DD`. */
  serviceDay: string | null;
  /** BT-155. */
  itemCode: string | null;
};

/** A payment means (BG-16), with its account where it has one (BG-17). */
export type PaymentMeans = {
  /** BT-81, a code of UNTDID 4461. */
  code: string;
  /** BT-82. */
  name: string | null;
  account: {
    /** BT-84. */
    id: string;
    isIban: boolean;
    /** BT-85. */
    holder: string | null;
    /** BT-86: a BIC, or the country's bank code. */
    branch: { id: string; isBic: boolean } | null;
  } | null;
};

/** An invoice in the business terms of EN 16931-1, independent of the syntax; amounts are decimal text. */
export type EInvoice = {
  /** BT-3, from UNTDID 1001: 380 is an invoice, 381 a credit note. */
  typeCode: '380' | '381';
  /** The credited invoice (BT-25, BT-26). */
  credits: { number: string; issueDate: string } | null;
  /** BT-1. */
  number: string;
  /** BT-2, BT-9 and BT-72: `YYYY-MM-DD`. */
  issueDate: string;
  dueDate: string | null;
  deliveryDate: string | null;
  /** BT-5. */
  currency: string;
  /** BT-6 and BT-111. */
  taxAtHome: { currency: string; amount: string } | null;
  /** BT-10. */
  buyerReference: string | null;
  /** BT-11, BT-12 and BT-13. */
  project: string | null;
  contract: string | null;
  order: string | null;
  /** BT-20 and BT-22. */
  terms: string | null;
  note: string | null;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  payment: PaymentMeans[];
  /** The reason text for discounts (BT-97 and BT-139). */
  discountReason: string;
  /** The invoice's discount by category (BG-20). */
  allowances: { amount: string; category: TaxCategory }[];
  /** BG-23. */
  taxes: { category: TaxCategory; exemption: Exemption | null; base: string; amount: string }[];
  lines: EInvoiceLine[];
  /** BT-106, BT-107, BT-109, BT-110, BT-112 (and BT-115: what is due when it is issued). */
  totals: { lines: string; allowances: string | null; net: string; tax: string; total: string };
};

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
type InexpressibleCode =
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

/** Codes of UNTDID 4461. */
const codes = { cheque: '20', transfer: '30', online: '68' };

/**
 * Lists the payment means: accounts and what serves as one; without them checks, without those payment links (all of
 * one kind, UBL-SR-47).
 */
export function paymentOf(content: InvoiceContent): PaymentMeans[] {
  const transfers = accountsOf(content);
  if (transfers.length > 0) return transfers;
  const { checkPayeeName, checkMailingAddress } = content;
  if (checkPayeeName || checkMailingAddress) {
    return [{ code: codes.cheque, name: null, account: null }];
  }
  const links = [
    ...(content.acceptCardPayments && content.stripePaymentLink ? ['Stripe'] : []),
    ...(content.paypalPaymentLink ? ['PayPal'] : []),
    ...content.otherPaymentLinks.map(({ name }) => name),
  ].filter((name) => name !== '');
  const name = links.join(', ') || null;
  return name === null ? [] : [{ code: codes.online, name, account: null }];
}

function accountsOf(content: InvoiceContent): PaymentMeans[] {
  const { iban, accountNumber, payid, interacEmail, accountHolder: holder } = content;
  const means = (name: string | null, id: string, branch: Branch, isIban = false) => ({
    code: codes.transfer,
    name,
    account: { id, isIban, holder, branch },
  });
  const bic = bicOf(content);
  return [
    ...(iban ? [means(null, iban.replaceAll(/\s/g, ''), bic, true)] : []),
    ...(accountNumber && !iban ? [means(null, accountNumber, bankOf(content) ?? bic)] : []),
    ...(payid ? [means('PayID', payid, null)] : []),
    ...(interacEmail ? [means('Interac e-Transfer', interacEmail, null)] : []),
  ];
}

type Branch = NonNullable<PaymentMeans['account']>['branch'];

function bicOf({ swiftBic }: InvoiceContent): Branch {
  return swiftBic ? { id: swiftBic.replaceAll(/\s/g, ''), isBic: true } : null;
}

/** Returns a sort code, BSB or routing number; in Canada institution and transit number. */
function bankOf({ routingNumber, institutionNumber }: InvoiceContent): Branch {
  const id = [institutionNumber, routingNumber].filter(Boolean).join('-');
  return id === '' ? null : { id, isBic: false };
}

/** Returns the value of the first custom field with a meaning; null without one. */
export function valueOfMeaning(
  meaning: FieldMeaning,
  fields: readonly PrintedField[] | undefined,
): string | null {
  return fields?.find((field) => field.meaning === meaning)?.value ?? null;
}
