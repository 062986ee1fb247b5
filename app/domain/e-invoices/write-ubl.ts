import type { DownloadFormat, EInvoice, EInvoiceParty, TaxCategory } from './e-invoice.ts';
import { groupElement as group, textElement as text, xmlFile } from './xml.ts';

/** The specification id (BT-24), process id (BT-23) and tax scheme of each format. */
const profiles = {
  peppol: {
    rules: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    tax: 'VAT',
  },
  pint: {
    rules: 'urn:peppol:pint:billing-1@aunz-1',
    process: 'urn:peppol:bis:billing',
    tax: 'GST',
  },
  ubl: { rules: 'urn:cen.eu:en16931:2017', process: null, tax: 'VAT' },
} as const;

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Element names in each UBL document type. */
const documents = {
  '380': { root: 'Invoice', typeCode: 'cbc:InvoiceTypeCode', line: 'cac:InvoiceLine' },
  '381': { root: 'CreditNote', typeCode: 'cbc:CreditNoteTypeCode', line: 'cac:CreditNoteLine' },
} as const;

/** Writes an invoice or a credit note as UBL 2.1. */
export function writeUbl(model: EInvoice, format: DownloadFormat): string {
  const { rules, process, tax } = profiles[format];
  const { root, typeCode, line: lineName } = documents[model.typeCode];
  const quantity = model.typeCode === '381' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity';
  const amount = (name: string, value: string | null, currencyID: string = model.currency) =>
    text(`cbc:${name}`, value, { currencyID });
  const category = (name: string, of: TaxCategory, exemption: string[] = []) =>
    group(`cac:${name}`, [
      text('cbc:ID', of.code),
      text('cbc:Percent', of.rate),
      ...exemption,
      group('cac:TaxScheme', [text('cbc:ID', tax)]),
    ]);
  const allowance = (value: string | null, ofTax: string[] = []) =>
    value === null
      ? ''
      : group('cac:AllowanceCharge', [
          text('cbc:ChargeIndicator', 'false'),
          text('cbc:AllowanceChargeReasonCode', '95'),
          text('cbc:AllowanceChargeReason', model.discountReason),
          amount('Amount', value),
          ...ofTax,
        ]);
  const { totals, taxAtHome } = model;
  return xmlFile(
    group(
      root,
      [
        text('cbc:CustomizationID', rules),
        text('cbc:ProfileID', process),
        text('cbc:ID', model.number),
        text('cbc:IssueDate', model.issueDate),
        text('cbc:DueDate', model.dueDate),
        text(typeCode, model.typeCode),
        text('cbc:Note', model.note),
        text('cbc:DocumentCurrencyCode', model.currency),
        text('cbc:TaxCurrencyCode', taxAtHome?.currency ?? null),
        text('cbc:BuyerReference', model.buyerReference),
        group('cac:OrderReference', [text('cbc:ID', model.order)]),
        writeCredited(model),
        ...writeReferences(model),
        group('cac:AccountingSupplierParty', [writeParty(model.seller, tax)]),
        group('cac:AccountingCustomerParty', [writeParty(model.buyer, tax)]),
        group('cac:Delivery', [text('cbc:ActualDeliveryDate', model.deliveryDate)]),
        ...writePayment(model),
        group('cac:PaymentTerms', [text('cbc:Note', model.terms)]),
        ...model.allowances.map((of) =>
          allowance(of.amount, [category('TaxCategory', of.category)]),
        ),
        group('cac:TaxTotal', [
          amount('TaxAmount', totals.tax),
          ...model.taxes.map(({ base, amount: due, category: of, exemption }) =>
            group('cac:TaxSubtotal', [
              amount('TaxableAmount', base),
              amount('TaxAmount', due),
              category('TaxCategory', of, [
                text('cbc:TaxExemptionReasonCode', exemption?.code ?? null),
                text('cbc:TaxExemptionReason', exemption?.text ?? null),
              ]),
            ]),
          ),
        ]),
        group('cac:TaxTotal', [
          amount('TaxAmount', taxAtHome?.amount ?? null, taxAtHome?.currency),
        ]),
        group('cac:LegalMonetaryTotal', [
          amount('LineExtensionAmount', totals.lines),
          amount('TaxExclusiveAmount', totals.net),
          amount('TaxInclusiveAmount', totals.total),
          amount('AllowanceTotalAmount', totals.allowances),
          amount('PayableAmount', totals.total),
        ]),
        ...model.lines.map((line) =>
          group(lineName, [
            text('cbc:ID', line.id),
            text(quantity, line.quantity, { unitCode: line.unit }),
            amount('LineExtensionAmount', line.net),
            group('cac:InvoicePeriod', [
              text('cbc:StartDate', line.serviceDay),
              text('cbc:EndDate', line.serviceDay),
            ]),
            group('cac:OrderLineReference', [text('cbc:LineID', line.orderLine)]),
            allowance(line.allowance),
            group('cac:Item', [
              text('cbc:Description', line.description),
              text('cbc:Name', line.name),
              group('cac:SellersItemIdentification', [text('cbc:ID', line.itemCode)]),
              category('ClassifiedTaxCategory', line.category),
            ]),
            group('cac:Price', [
              amount('PriceAmount', line.price),
              text('cbc:BaseQuantity', line.baseQuantity, { unitCode: line.unit }),
            ]),
          ]),
        ),
      ],
      {
        xmlns: `${ubl}:${root}-2`,
        'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
      },
    ),
  );
}

function writeCredited({ credits }: EInvoice): string {
  return group('cac:BillingReference', [
    group('cac:InvoiceDocumentReference', [
      text('cbc:ID', credits?.number ?? null),
      text('cbc:IssueDate', credits?.issueDate ?? null),
    ]),
  ]);
}

/** A credit note has no element for the project, so it names it in a reference of its own type. */
function writeReferences({ typeCode, contract, project }: EInvoice): string[] {
  const id = text('cbc:ID', project);
  return [
    group('cac:ContractDocumentReference', [text('cbc:ID', contract)]),
    typeCode === '380' || id === ''
      ? group('cac:ProjectReference', [id])
      : group('cac:AdditionalDocumentReference', [id, text('cbc:DocumentTypeCode', '50')]),
  ];
}

function writeParty(party: EInvoiceParty, tax: string): string {
  const [street, second, third] = party.address;
  const { endpoint, legalId, contact } = party;
  const registered = (number: string | null, scheme: string) =>
    number === null
      ? ''
      : group('cac:PartyTaxScheme', [
          text('cbc:CompanyID', number),
          group('cac:TaxScheme', [text('cbc:ID', scheme)]),
        ]);
  return group('cac:Party', [
    text('cbc:EndpointID', endpoint?.id ?? null, { schemeID: endpoint?.scheme ?? null }),
    group('cac:PartyIdentification', [text('cbc:ID', party.id)]),
    group('cac:PostalAddress', [
      text('cbc:StreetName', street),
      text('cbc:AdditionalStreetName', second),
      text('cbc:PostalZone', party.postalCode),
      group('cac:AddressLine', [text('cbc:Line', third)]),
      group('cac:Country', [text('cbc:IdentificationCode', party.region)]),
    ]),
    registered(party.taxId, tax),
    registered(party.taxRegistration, 'TAX'),
    group('cac:PartyLegalEntity', [
      text('cbc:RegistrationName', party.name),
      text('cbc:CompanyID', legalId?.id ?? null, { schemeID: legalId?.scheme ?? null }),
    ]),
    group('cac:Contact', [
      text('cbc:Name', contact.name),
      text('cbc:Telephone', contact.phone),
      text('cbc:ElectronicMail', contact.email),
    ]),
  ]);
}

function writePayment({ payment, number }: EInvoice): string[] {
  return payment.map(({ code, name, account }) =>
    group('cac:PaymentMeans', [
      text('cbc:PaymentMeansCode', code, { name }),
      text('cbc:PaymentID', number),
      account === null
        ? ''
        : group('cac:PayeeFinancialAccount', [
            text('cbc:ID', account.id),
            text('cbc:Name', account.holder),
            group('cac:FinancialInstitutionBranch', [text('cbc:ID', account.branch?.id ?? null)]),
          ]),
    ]),
  );
}
