import type { EInvoiceFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { makeEInvoice } from '#app/domain/e-invoices/make-e-invoice.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import type { FileToCheck } from './file-to-check.ts';

/** What is broken of a good file, by the first place of a text in it; null: every place. */
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
];

/** What only a network asks for. */
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
];

const three = 'United Kingdom, three rates and three discounts';
const sources: [rules: string, format: EInvoiceFormat, content: InvoiceContent, breaks: Break[]][] =
  [
    ['EN16931-CII', 'cii', taxInvoiceForFiles(three), cii],
    ['Factur-X', 'cii', taxInvoiceForFiles(three), cii],
    [
      'EN16931-UBL',
      'ubl',
      taxInvoiceForFiles(three),
      ubl.filter(([what]) => what !== 'empty element'),
    ],
    ['Peppol-BIS-3', 'peppol', taxInvoiceForFiles(three), [...ubl, ...network]],
    [
      'PINT-A-NZ',
      'pint',
      taxInvoiceForFiles('Australia, rounded line by line'),
      [...ubl, ...network].filter(([what]) => !/EM$|tax number/.test(what)),
    ],
  ];

/** Copies of good files, each broken in one place, named by the rule set that has to refuse it. */
export function* brokenXmlFiles(): Generator<FileToCheck> {
  for (const [rules, format, content, breaks] of sources) {
    const figures = calculateTotals(content);
    const made = figures.ok ? makeEInvoice({ content, totals: figures.totals }, format) : null;
    if (!made?.ok) throw new Error(`No ${format} file of ${content.invoiceNumber}`);
    for (const [what, from, to] of breaks) {
      const place = typeof from === 'string' ? from.replace('CUR', content.currency) : from;
      const xml = made.xml.replace(place, to.replace('CUR', content.currency));
      if (xml === made.xml) throw new Error(`Nothing to break: ${rules}, ${what}`);
      yield { name: `${rules}~${what}.${format}.xml`, bytes: new TextEncoder().encode(xml) };
    }
  }
}
