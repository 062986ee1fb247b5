import type {
  EInvoice,
  EInvoiceParty,
  Identifier,
  PaymentMeans,
  TaxCategory,
} from './e-invoice.ts';
import { groupElement as group, textElement as text, xmlFile } from './xml.ts';

const uncefact = 'urn:un:unece:uncefact:data';

/** Writes an invoice or a credit note as Factur-X / ZUGFeRD XML (Cross Industry Invoice, profile EN 16931). */
export function writeCii(model: EInvoice): string {
  return xmlFile(
    group(
      'rsm:CrossIndustryInvoice',
      [
        group('rsm:ExchangedDocumentContext', [
          group('ram:GuidelineSpecifiedDocumentContextParameter', [
            text('ram:ID', 'urn:cen.eu:en16931:2017'),
          ]),
        ]),
        group('rsm:ExchangedDocument', [
          text('ram:ID', model.number),
          text('ram:TypeCode', model.typeCode),
          day('ram:IssueDateTime', model.issueDate),
          group('ram:IncludedNote', [text('ram:Content', model.note)]),
        ]),
        group('rsm:SupplyChainTradeTransaction', [
          ...writeLines(model),
          group('ram:ApplicableHeaderTradeAgreement', [
            text('ram:BuyerReference', model.buyerReference),
            writeParty('ram:SellerTradeParty', model.seller),
            writeParty('ram:BuyerTradeParty', model.buyer),
            group('ram:BuyerOrderReferencedDocument', [text('ram:IssuerAssignedID', model.order)]),
            group('ram:ContractReferencedDocument', [text('ram:IssuerAssignedID', model.contract)]),
            writeProject(model),
          ]),
          writeDelivery(model),
          writeSettlement(model),
        ]),
      ],
      {
        'xmlns:rsm': `${uncefact}:standard:CrossIndustryInvoice:100`,
        'xmlns:ram': `${uncefact}:standard:ReusableAggregateBusinessInformationEntity:100`,
        'xmlns:udt': `${uncefact}:standard:UnqualifiedDataType:100`,
        ...(model.credits && { 'xmlns:qdt': `${uncefact}:standard:QualifiedDataType:100` }),
      },
    ),
  );
}

/** `YYYYMMDD` is format 102 of UNTDID 2379. */
function day(name: string, date: string | null): string {
  return group(name, [
    text('udt:DateTimeString', date?.replaceAll('-', '') ?? null, { format: '102' }),
  ]);
}

function identify(name: string, of: Identifier | null): string {
  return text(name, of?.id ?? null, { schemeID: of?.scheme ?? null });
}

function writeLines({ lines, discountReason }: EInvoice): string[] {
  return lines.map((line) =>
    group('ram:IncludedSupplyChainTradeLineItem', [
      group('ram:AssociatedDocumentLineDocument', [text('ram:LineID', line.id)]),
      group('ram:SpecifiedTradeProduct', [
        text('ram:SellerAssignedID', line.itemCode),
        text('ram:Name', line.name),
        text('ram:Description', line.description),
      ]),
      group('ram:SpecifiedLineTradeAgreement', [
        group('ram:BuyerOrderReferencedDocument', [text('ram:LineID', line.orderLine)]),
        group('ram:NetPriceProductTradePrice', [
          text('ram:ChargeAmount', line.price),
          text('ram:BasisQuantity', line.baseQuantity, { unitCode: line.unit }),
        ]),
      ]),
      group('ram:SpecifiedLineTradeDelivery', [
        text('ram:BilledQuantity', line.quantity, { unitCode: line.unit }),
      ]),
      group('ram:SpecifiedLineTradeSettlement', [
        group('ram:ApplicableTradeTax', writeCategory(line.category)),
        group('ram:BillingSpecifiedPeriod', [
          day('ram:StartDateTime', line.serviceDay),
          day('ram:EndDateTime', line.serviceDay),
        ]),
        writeAllowance(line.allowance, discountReason),
        group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
          text('ram:LineTotalAmount', line.net),
        ]),
      ]),
    ]),
  );
}

/** A project needs a name, for which EN 16931 has no term. */
function writeProject({ project }: EInvoice): string {
  const id = text('ram:ID', project);
  if (id === '') return '';
  return group('ram:SpecifiedProcuringProject', [id, text('ram:Name', 'Project reference')]);
}

function writeCategory({ code, rate }: TaxCategory): string[] {
  return [
    text('ram:TypeCode', 'VAT'),
    text('ram:CategoryCode', code),
    text('ram:RateApplicablePercent', rate),
  ];
}

function writeAllowance(amount: string | null, reason: string, category?: TaxCategory): string {
  if (amount === null) return '';
  return group('ram:SpecifiedTradeAllowanceCharge', [
    group('ram:ChargeIndicator', [text('udt:Indicator', 'false')]),
    text('ram:ActualAmount', amount),
    text('ram:ReasonCode', '95'),
    text('ram:Reason', reason),
    group('ram:CategoryTradeTax', category ? writeCategory(category) : []),
  ]);
}

function writeParty(name: string, party: EInvoiceParty): string {
  const [lineOne, lineTwo, lineThree] = party.address;
  const { contact } = party;
  return group(name, [
    text('ram:ID', party.id),
    text('ram:Name', party.name),
    group('ram:SpecifiedLegalOrganization', [identify('ram:ID', party.legalId)]),
    group('ram:DefinedTradeContact', [
      text('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', [text('ram:CompleteNumber', contact.phone)]),
      group('ram:EmailURIUniversalCommunication', [text('ram:URIID', contact.email)]),
    ]),
    group('ram:PostalTradeAddress', [
      text('ram:PostcodeCode', party.postalCode),
      text('ram:LineOne', lineOne),
      text('ram:LineTwo', lineTwo),
      text('ram:LineThree', lineThree),
      text('ram:CountryID', party.region),
    ]),
    group('ram:URIUniversalCommunication', [identify('ram:URIID', party.endpoint)]),
    group('ram:SpecifiedTaxRegistration', [text('ram:ID', party.taxId, { schemeID: 'VA' })]),
    group('ram:SpecifiedTaxRegistration', [
      text('ram:ID', party.taxRegistration, { schemeID: 'FC' }),
    ]),
  ]);
}

/** The delivery element is required even when empty. */
function writeDelivery({ deliveryDate }: EInvoice): string {
  const event = group('ram:ActualDeliverySupplyChainEvent', [
    day('ram:OccurrenceDateTime', deliveryDate),
  ]);
  return (
    group('ram:ApplicableHeaderTradeDelivery', [event]) || '<ram:ApplicableHeaderTradeDelivery/>'
  );
}

function writeSettlement(model: EInvoice): string {
  const { totals, taxAtHome, discountReason } = model;
  return group('ram:ApplicableHeaderTradeSettlement', [
    text('ram:PaymentReference', model.number),
    text('ram:TaxCurrencyCode', taxAtHome?.currency ?? null),
    text('ram:InvoiceCurrencyCode', model.currency),
    ...model.payment.map(writePayment),
    ...model.taxes.map(({ category: { code, rate }, exemption, base, amount }) =>
      group('ram:ApplicableTradeTax', [
        text('ram:CalculatedAmount', amount),
        text('ram:TypeCode', 'VAT'),
        text('ram:ExemptionReason', exemption?.text ?? null),
        text('ram:BasisAmount', base),
        text('ram:CategoryCode', code),
        text('ram:ExemptionReasonCode', exemption?.code ?? null),
        text('ram:RateApplicablePercent', rate),
      ]),
    ),
    ...model.allowances.map(({ amount, category }) =>
      writeAllowance(amount, discountReason, category),
    ),
    group('ram:SpecifiedTradePaymentTerms', [
      text('ram:Description', model.terms),
      day('ram:DueDateDateTime', model.dueDate),
    ]),
    group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('ram:LineTotalAmount', totals.lines),
      text('ram:AllowanceTotalAmount', totals.allowances),
      text('ram:TaxBasisTotalAmount', totals.net),
      text('ram:TaxTotalAmount', totals.tax, { currencyID: model.currency }),
      text('ram:TaxTotalAmount', taxAtHome?.amount ?? null, {
        currencyID: taxAtHome?.currency ?? null,
      }),
      text('ram:GrandTotalAmount', totals.total),
      text('ram:DuePayableAmount', totals.total),
    ]),
    writeCredited(model),
  ]);
}

function writeCredited({ credits }: EInvoice): string {
  const date = credits?.issueDate.replaceAll('-', '') ?? null;
  return group('ram:InvoiceReferencedDocument', [
    text('ram:IssuerAssignedID', credits?.number ?? null),
    group('ram:FormattedIssueDateTime', [text('qdt:DateTimeString', date, { format: '102' })]),
  ]);
}

/** CII can only hold a BIC, so any other bank code is prefixed to the account number. */
function writePayment({ code, name, account }: PaymentMeans): string {
  const branch = account?.branch ?? null;
  const bank = branch && !branch.isBic ? `${branch.id} ` : '';
  return group('ram:SpecifiedTradeSettlementPaymentMeans', [
    text('ram:TypeCode', code),
    text('ram:Information', name),
    account === null
      ? ''
      : group('ram:PayeePartyCreditorFinancialAccount', [
          text('ram:IBANID', account.isIban ? account.id : null),
          text('ram:AccountName', account.holder),
          text('ram:ProprietaryID', account.isIban ? null : `${bank}${account.id}`),
        ]),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', [
      text('ram:BICID', branch?.isBic ? branch.id : null),
    ]),
  ]);
}
