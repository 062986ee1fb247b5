import { countryByName } from '#app/domain/country/detect-country.ts';
import { validFields } from '#app/domain/custom-fields/check-fields.ts';
import { parsePrintedFields } from '#app/domain/custom-fields/document-fields.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { parsePayment } from '#app/domain/invoices/check-draft.ts';
import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import { parseItems } from '#app/domain/invoices/invoice-json.ts';
import { invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import { itemLimits, maxDiscountHundredths } from '#app/domain/limits.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies, isCurrencyCode } from '#app/domain/money/money.ts';
import {
  headRules,
  homeRateRules,
  notesRules,
  secondRules,
  type TextRule,
} from '../fields/field-rules.ts';
import type { InvoiceContent, InvoiceItem, OtherPaymentLink } from '../invoices/content.ts';
import { emptyDraft, type InvoiceDraft } from '../invoices/draft.ts';
import { isDepositLine } from '../invoices/draft-deposits.ts';
import { issueCollector } from '../invoices/draft-issue.ts';
import { calculateTotals, type InvoiceTotals, isBelowZero } from '../invoices/totals.ts';
import { documentLanguages } from '../language/document-language.ts';
import { parseStoredLook } from '../looks/check-look.ts';
import { unchangedTerms } from '../payments/terms.ts';
import { roundings } from '../taxes/tax-choice.ts';
import type { ExportedDocument } from './exported-records.ts';
import type { ImportIssue } from './import-answer.ts';

const loosened = Object.entries({ ...headRules, ...notesRules }).map(([field, rule]) => {
  const { required, ...loose }: TextRule = rule;
  const isHead = field === 'invoiceNumber' || field === 'invoiceDate' || field === 'dueDate';
  return [field, isHead ? { ...loose, required: true } : loose] as const;
});
/** Saved documents needn't meet requirements that were added later. */
const textRules = Object.fromEntries(loosened) as Record<
  keyof typeof headRules | keyof typeof notesRules,
  TextRule
>;
/** Texts that are empty, never null, when unknown. */
const neverNull = [
  'clientName',
  'clientAddress',
  'businessName',
  'businessEmail',
  'businessAddress',
] as const;

export type RestoredDocument =
  | { ok: true; content: InvoiceContent; totals: InvoiceTotals }
  | { ok: false; issue: ImportIssue };

/**
 * Parses and validates an exported document like a save, and checks that its figures match the export's. Nothing in it
 * is trusted: links and texts pass the form's rules.
 */
export function parseExportedDocument(document: ExportedDocument): RestoredDocument {
  const unreadable = { ok: false, issue: { code: 'unreadable' } } as const;
  const country = countryByName(document.country);
  const { currency } = document;
  if (!country || !isCurrencyCode(currency)) return unreadable;
  const textOf = (field: string) => {
    const value = document[field];
    return typeof value === 'string' ? value : '';
  };
  const start = emptyDraft(country, { today: '2000-01-01', saveKey: '', itemId: '' });
  const filled = Object.keys(start).filter(
    (field) => typeof start[field as keyof InvoiceDraft] === 'string',
  );
  const draft: InvoiceDraft = {
    ...start,
    ...Object.fromEntries(filled.map((field) => [field, textOf(field)])),
    acceptCardPayments: document.acceptCardPayments === true,
    displayPaypalQr: document.displayPaypalQr === true,
    otherPaymentLinks: linksIn(document.otherPaymentLinks),
  };
  const collector = issueCollector();
  const texts = parseTexts(draft, textRules, collector) as unknown as Pick<
    InvoiceContent,
    keyof typeof textRules
  >;
  const payment = parsePayment(draft, { country }, collector);
  const rates = parseTexts(draft, homeRateRules, collector);
  const second = parseTexts(draft, secondRules, collector);
  const [issue] = collector.issues.filter(({ field }) => field !== 'paymentMethods');
  if (issue) return { ok: false, issue: { code: 'field', issue } };
  const items = parseItems(document.items, currency)?.map(cleanItem) ?? null;
  const figures = items && parseFigures(document, items, currency);
  const template = invoiceTemplates.find((each) => each === document.template);
  const paper = papers.find((each) => each === document.paper);
  const language = documentLanguages.find((each) => each === document.language);
  if (!figures || !template || !paper || !language) return unreadable;
  const calculated = calculateTotals(figures);
  const { minorDigits } = currencies[currency];
  const isAsExported =
    calculated.ok && calculated.totals.total === parseDecimal(document.total, minorDigits);
  if (!isAsExported || isBelowZero(figures)) return unreadable;
  const filledTexts = Object.fromEntries(neverNull.map((field) => [field, texts[field] ?? '']));
  const fields = validFields(parsePrintedFields(document.fields));
  const content = {
    ...texts,
    ...filledTexts,
    paymentTerms: unchangedTerms(textOf('paymentTerms'), texts.invoiceDate, texts.dueDate),
    ...payment,
    ...rates,
    ...second,
    ...figures,
    country,
    currency,
    template,
    look: parseStoredLook(typeof document.look === 'string' ? document.look : null),
    ...(fields.length > 0 && { fields }),
    paper,
    language,
    clientId: null,
    registered:
      document.registered === 'yes' || document.registered === 'no' ? document.registered : null,
    province: codeIn(document.province),
    clientRegion: codeIn(document.clientRegion),
  } as InvoiceContent;
  return { ok: true, content, totals: calculated.totals };
}

function parseFigures(document: ExportedDocument, items: InvoiceItem[], currency: CurrencyCode) {
  const { discountPercent, discountAmountMinor, pricesIncludeTax } = document;
  const discount = typeof discountPercent === 'string' ? parseDecimal(discountPercent, 2) : null;
  const rounding = roundings.find((each) => each === document.rounding);
  const amount = discountAmountMinor ?? null;
  const isAmount = amount === null || (Number.isSafeInteger(amount) && Number(amount) >= 0);
  const isValid =
    items.length > 0 &&
    items.length <= itemLimits.maxItems &&
    items.every((item) => isSoundItem(item, currency));
  if (!isValid || !rounding || !isAmount || discount === null) return null;
  if (discount < 0 || discount > maxDiscountHundredths) return null;
  return {
    items,
    discountHundredths: discount,
    discountAmountMinor: amount as number | null,
    pricesIncludeTax: pricesIncludeTax === true,
    rounding,
  };
}

function cleanItem({
  description,
  secondDescription,
  taxes,
  fields = [],
  ...item
}: InvoiceItem): InvoiceItem {
  const second = cleanLines(secondDescription ?? '');
  return {
    ...item,
    description: cleanLines(description),
    ...(second !== '' && { secondDescription: second }),
    taxes: taxes.map((tax) => ({
      ...tax,
      name: cleanLine(tax.name),
      number: tax.number && cleanLine(tax.number),
    })),
    ...(fields.length > 0 && { fields: validFields(fields) }),
  };
}

function isSoundItem(item: InvoiceItem, currency: CurrencyCode): boolean {
  const { description, secondDescription = '', quantityTenThousandths: quantity, taxes } = item;
  const { discount, sourceLine = 0 } = item;
  const isDiscount =
    discount?.kind === 'percent'
      ? discount.hundredths >= 0 && discount.hundredths <= maxDiscountHundredths
      : (discount?.minor ?? 0) >= 0;
  const most = itemLimits.unitPrice * 10 ** (currencies[currency].minorDigits + 4);
  return (
    description.length <= itemLimits.maxDescriptionLength &&
    secondDescription.length <= itemLimits.maxDescriptionLength &&
    (quantity > 0 ? item.depositOf === undefined : isDepositLine(item)) &&
    quantity <= itemLimits.quantityTenThousandths &&
    item.unitPriceTenThousandths >= 0 &&
    item.unitPriceTenThousandths <= most &&
    isDiscount &&
    sourceLine >= 0 &&
    sourceLine < itemLimits.maxItems &&
    taxes.length <= itemLimits.maxTaxes &&
    taxes.every(({ rate, name, number }) => {
      const isRate = rate >= 0 && rate <= itemLimits.taxRate;
      const isShort = (number ?? '').length <= itemLimits.maxTaxNumberLength;
      return isRate && isShort && name.length <= itemLimits.maxTaxNameLength;
    })
  );
}

function linksIn(value: unknown): OtherPaymentLink[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((link: unknown) => {
    if (typeof link !== 'object' || link === null) return [];
    const { name, url }: Record<string, unknown> = { ...link };
    return typeof name === 'string' && typeof url === 'string' ? [{ name, url }] : [];
  });
}

/** Parses two capital letters, the format of province and country codes. */
function codeIn(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null;
}
