import type { EInvoiceFormat } from '#app/domain/e-invoices/e-invoice.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import type { FileToCheck } from './file-to-check.ts';

/** One change to a valid file: replaces the first match of a text; null replaces every match. */
type Break = [what: string, from: string | RegExp, to: string];

const ubl: Break[] = [
  ['total', '<cbc:PayableAmount currencyID="CUR">', '<cbc:PayableAmount currencyID="CUR">1'],
  [
    'net',
    '<cbc:TaxExclusiveAmount currencyID="CUR">',
    '<cbc:TaxExclusiveAmount currencyID="CUR">1',
  ],
  ['sum of lines', /(LegalMonetaryTotal><cbc:LineExtensionAmount[^>]*>)/, '$11'],
  ['tax', /(TaxTotal><cbc:TaxAmount[^>]*>)/, '$11'],
  ['tax group', /<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/, ''],
  ['base of a tax group', /(<cbc:TaxableAmount[^>]*>)/, '$19'],
  ['no number', /<cbc:ID>[^<]*<\/cbc:ID>/, ''],
  ['no date', /<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, ''],
  ['wrong date', /<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>01/03/2026'],
  ['wrong order', /(<cbc:IssueDate>.*?<\/cbc:IssueDate>)(<cbc:DueDate>.*?<\/cbc:DueDate>)/, '$2$1'],
  ['unknown element', '<cac:InvoiceLine>', '<cbc:Remark>Thanks</cbc:Remark><cac:InvoiceLine>'],
  ['sum of words', /(<cbc:PayableAmount[^>]*>)[^<]*/, '$1much'],
  [
    'no name of the client',
    /<cbc:RegistrationName>[^<]*<\/cbc:RegistrationName>(?!.*<cbc:RegistrationName>)/,
    '',
  ],
  ['no country', /<cac:Country>.*?<\/cac:Country>/, ''],
  ['no tax number of the seller', /<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/, ''],
  ['unit', /unitCode="[^"]*"/, 'unitCode="hour"'],
  ['currency', /currencyID="[^"]*"/, 'currencyID="£"'],
  ['category', '<cbc:ID>S</cbc:ID>', '<cbc:ID>X</cbc:ID>'],
  ['no category', /<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/, ''],
  [
    'empty element',
    '</cac:AccountingSupplierParty>',
    '</cac:AccountingSupplierParty><cac:Delivery/>',
  ],
  ['no currency', /<cbc:DocumentCurrencyCode>[^<]*<\/cbc:DocumentCurrencyCode>/, ''],
  ['kind', '<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>999'],
  ['no name of the seller', /<cbc:RegistrationName>[^<]*<\/cbc:RegistrationName>/, ''],
  ['no address of the seller', /<cac:PostalAddress>.*?<\/cac:PostalAddress>/, ''],
  ['unknown country', /<cbc:IdentificationCode>[A-Z]{2}/, '<cbc:IdentificationCode>XX'],
  ['neither due date nor terms', /<cbc:DueDate>[^<]*<\/cbc:DueDate>/, ''],
  ['way of paying', /<cbc:PaymentMeansCode>[^<]*/, '<cbc:PaymentMeansCode>999'],
  ['no account', /<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/, ''],
  ['sum with tax', '<cbc:TaxInclusiveAmount currencyID="CUR">', '$&1'],
  ['three decimals', /(TaxTotal><cbc:TaxAmount[^>]*>[^<]*)/, '$10'],
  ['tax of a group', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>)/, '$19'],
  ['no category of a group', /(<cac:TaxSubtotal>.*?)<cac:TaxCategory>.*?<\/cac:TaxCategory>/, '$1'],
  ['no lines', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''],
  ['no quantity', /<cbc:InvoicedQuantity.*?<\/cbc:InvoicedQuantity>/, ''],
  ['no unit', / unitCode="[^"]*"/, ''],
  ['no name of a line', /(<cac:Item>)<cbc:Name>[^<]*<\/cbc:Name>/, '$1'],
  ['no price', /<cac:Price>.*?<\/cac:Price>/, ''],
  ['negative price', /(<cbc:PriceAmount[^>]*>)/, '$1-'],
  ['no rate of a line', /(<cac:ClassifiedTaxCategory>.*?)<cbc:Percent>[^<]*<\/cbc:Percent>/, '$1'],
  ['rate of nothing', /(<cbc:ID>S<\/cbc:ID><cbc:Percent>)[^<]*/, '$10'],
];

/** Only in an invoice with discounts and an untaxed line. */
const ublDiscounts: Break[] = [
  ['sum of discounts', /(<cbc:AllowanceTotalAmount[^>]*>)/, '$11'],
  [
    'discount without a reason',
    /<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/,
    '',
  ],
  ['tax on what is zero-rated', /(<cbc:ID>Z<\/cbc:ID><cbc:Percent>)0/, '$120'],
];

/** Only required by a network. */
const network: Break[] = [
  ['wrong scheme', /(<cbc:EndpointID schemeID=)"[^"]*"/, '$1"9999"'],
  ['scheme EM', /(<cbc:EndpointID schemeID=)"[^"]*"/, '$1"EM"'],
  ['no address', /<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>/, ''],
  ['no reference', /<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''],
  ['line', /(InvoiceLine>.*?<cbc:PriceAmount[^>]*>)/, '$19'],
];

const cii: Break[] = [
  ['total', '<ram:DuePayableAmount>', '<ram:DuePayableAmount>1'],
  ['net', '<ram:TaxBasisTotalAmount>', '<ram:TaxBasisTotalAmount>1'],
  ['sum with tax', '<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>1'],
  ['tax', /(<ram:TaxTotalAmount[^>]*>)/, '$11'],
  ['tax group', /<ram:ApplicableTradeTax><ram:CalculatedAmount>.*?<\/ram:ApplicableTradeTax>/, ''],
  ['base of a tax group', '<ram:BasisAmount>', '<ram:BasisAmount>9'],
  ['no number', /(ExchangedDocument>)<ram:ID>[^<]*<\/ram:ID>/, '$1'],
  ['no date', /<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/, ''],
  ['wrong order', /(<ram:ID>[^<]*<\/ram:ID>)(<ram:TypeCode>[^<]*<\/ram:TypeCode>)/, '$2$1'],
  ['unknown element', '<ram:SellerTradeParty>', '<ram:Remark>Thanks</ram:Remark>$&'],
  ['sum of words', /(<ram:DuePayableAmount>)[^<]*/, '$1much'],
  ['no name', /<ram:SellerTradeParty><ram:Name>[^<]*<\/ram:Name>/, '<ram:SellerTradeParty>'],
  ['no country', /<ram:CountryID>[^<]*<\/ram:CountryID>/, ''],
  [
    'no tax number of the seller',
    /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/,
    '',
  ],
  ['unit', /unitCode="[^"]*"/, 'unitCode="hour"'],
  ['category', '<ram:CategoryCode>S<', '<ram:CategoryCode>X<'],
  ['no currency', /<ram:InvoiceCurrencyCode>[^<]*<\/ram:InvoiceCurrencyCode>/, ''],
  ['currency', /<ram:InvoiceCurrencyCode>[^<]*/, '<ram:InvoiceCurrencyCode>QQQ'],
  ['kind', '<ram:TypeCode>380', '<ram:TypeCode>999'],
  ['no address of the seller', /<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, ''],
  ['unknown country', /<ram:CountryID>[A-Z]{2}/, '<ram:CountryID>XX'],
  [
    'neither due date nor terms',
    /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/,
    '',
  ],
  [
    'no account',
    /<ram:PayeePartyCreditorFinancialAccount>.*?<\/ram:PayeePartyCreditorFinancialAccount>/,
    '',
  ],
  ['sum of lines', '<ram:LineTotalAmount>', '$&1'],
  ['sum of discounts', '<ram:AllowanceTotalAmount>', '$&1'],
  ['discount without a reason', /<ram:ReasonCode>.*?<\/ram:Reason>/, ''],
  ['three decimals', /(<ram:GrandTotalAmount>[^<]*)/, '$10'],
  ['tax of a group', '<ram:CalculatedAmount>', '$&9'],
  [
    'no lines',
    /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/,
    '',
  ],
  ['no quantity', /<ram:BilledQuantity.*?<\/ram:BilledQuantity>/, ''],
  ['no unit', / unitCode="[^"]*"/, ''],
  ['no name of a line', /(<ram:SpecifiedTradeProduct>)<ram:Name>[^<]*<\/ram:Name>/, '$1'],
  ['negative price', /(<ram:NetPriceProductTradePrice><ram:ChargeAmount>)/, '$1-'],
  ['rate of nothing', /(S<\/ram:CategoryCode><ram:RateApplicablePercent>)[^<]*/, '$10'],
  ['tax on what is zero-rated', /(Z<\/ram:CategoryCode><ram:RateApplicablePercent>)0/, '$120'],
];

const three = 'United Kingdom, three rates and three discounts';
const uk = taxInvoiceForFiles(three);
const allUbl = [...ubl, ...ublDiscounts];

/** For credit notes: their own fields, and one sum to show that the credit note rules run. */
const credits: Break[] = [
  ['kind', '<cbc:CreditNoteTypeCode>381', '<cbc:CreditNoteTypeCode>999'],
  ['total', '<cbc:PayableAmount currencyID="CUR">', '<cbc:PayableAmount currencyID="CUR">1'],
  ['sum of lines', /(LegalMonetaryTotal><cbc:LineExtensionAmount[^>]*>)/, '$11'],
  ['tax', /(TaxTotal><cbc:TaxAmount[^>]*>)/, '$11'],
  ['no lines', /<cac:CreditNoteLine>.*<\/cac:CreditNoteLine>/, ''],
  ['no quantity', /<cbc:CreditedQuantity.*?<\/cbc:CreditedQuantity>/, ''],
];
const australian = taxInvoiceForFiles('Australia, rounded line by line');

type Source = {
  rules: string;
  format: EInvoiceFormat;
  content: InvoiceContent;
  /** Write it as a credit note. */
  isCredit?: true;
  breaks: Break[];
  /** Findings that these rules leave to other rule sets. */
  unjudged?: RegExp;
};

const sources: Source[] = [
  { rules: 'EN16931-CII', format: 'cii', content: uk, breaks: cii, unjudged: /^neither/ },
  { rules: 'Factur-X', format: 'cii', content: uk, breaks: cii },
  {
    rules: 'EN16931-UBL',
    format: 'ubl',
    content: uk,
    breaks: allUbl,
    unjudged: /^neither|^empty/,
  },
  {
    rules: 'Peppol-BIS-3',
    format: 'peppol',
    content: uk,
    breaks: [...allUbl, ...network],
    unjudged: /^neither/,
  },
  {
    rules: 'PINT-A-NZ',
    format: 'pint',
    content: australian,
    breaks: [...ubl, ...network],
    unjudged: /EM$|tax number/,
  },
  ...(
    [
      { rules: 'EN16931-UBL-CN', format: 'ubl', content: uk },
      { rules: 'Peppol-BIS-3-CN', format: 'peppol', content: uk },
      { rules: 'PINT-A-NZ-CN', format: 'pint', content: australian },
    ] as const
  ).map((of) => ({ ...of, isCredit: true as const, breaks: credits })),
];

/** A copy of a valid file that is broken in one place, and the rule set that has to reject it. */
type BrokenXml = {
  rules: string;
  what: string;
  format: EInvoiceFormat | `${EInvoiceFormat}-credit`;
  xml: string;
};

export function* brokenXmls(): Generator<BrokenXml> {
  for (const { rules, format, content, isCredit, breaks, unjudged } of sources) {
    const figures = calculateTotals(content);
    const source = { number: 'INV-1', date: content.invoiceDate };
    const kind = isCredit && { kind: 'credit-note' as const, source, reason: 'Returned' };
    const made = figures.ok
      ? renderEInvoice({ ...kind, content, totals: figures.totals }, format)
      : null;
    if (!made?.ok) throw new Error(`No ${format} file of ${content.invoiceNumber}`);
    for (const [what, from, to] of breaks) {
      if (unjudged?.test(what)) continue;
      const place = typeof from === 'string' ? from.replace('CUR', content.currency) : from;
      const xml = made.xml.replace(place, to.replace('CUR', content.currency));
      if (xml === made.xml) throw new Error(`Nothing to break: ${rules}, ${what}`);
      yield { rules, what, format: isCredit ? `${format}-credit` : format, xml };
    }
  }
}

/** Copies of valid files, each broken in one place, named by the rule set that has to reject it. */
export function* brokenXmlFiles(): Generator<FileToCheck> {
  for (const { rules, what, format, xml } of brokenXmls()) {
    yield { name: `${rules}~${what}.${format}.xml`, bytes: new TextEncoder().encode(xml) };
  }
}
