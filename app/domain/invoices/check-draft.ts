import { isSameEmail } from '#app/domain/account/email.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { checkFields } from '#app/domain/custom-fields/check-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { fieldsOfForm } from '#app/domain/custom-fields/document-fields.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import {
  headRules,
  homeRateRules,
  notesRules,
  paymentNotesRules,
  secondRules,
} from '#app/domain/fields/field-rules.ts';
import { everyText } from '#app/domain/fields/parse-fields.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { checkLook } from '#app/domain/looks/check-look.ts';
import { allotLargestRemainder } from '#app/domain/money/fraction.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { checkSchedule, type ScheduleStep } from '#app/domain/payments/schedule.ts';
import { ownDueDate, parsePaymentTerms, unchangedTerms } from '#app/domain/payments/terms.ts';
import { parseSteps } from '#app/domain/payments/typed-steps.ts';
import { isUntaxed } from '#app/domain/taxes/tax-choice.ts';
import { checkItems } from './check-items.ts';
import { checkInvoiceDiscount, type LineRules, lineRules } from './check-line.ts';
import { checkPayment } from './check-payment.ts';
import type { InvoiceContent, InvoiceItem } from './content.ts';
import { type DraftItem, draftClientRegion, draftLanguage, type InvoiceDraft } from './draft.ts';
import { lenientItems } from './draft-figures.ts';
import { type DraftIssue, type IssueCollector, issueCollector } from './draft-issue.ts';
import { usualPaper } from './sheet.ts';
import { parseHomeRate } from './tax-at-home.ts';
import { calculateTotals, isBelowZero } from './totals.ts';
import { type FigureInput, totalsSteps } from './totals-steps.ts';

/** The input of an invoice's totals, with its complete lines. */
type Lines = Omit<FigureInput, 'items'> & { items: readonly InvoiceItem[] };

/**
 * Aligns untaxed deposit deductions with the untaxed goods of an invoice. When the seller gives goods another exemption
 * reason, the deposits take it over, in proportion if there are several; no tax depends on that. Deposits that already
 * match, or that exceed all untaxed goods, are left alone.
 */
export function settleDeposits(lines: Lines): InvoiceItem[] {
  const items = [...lines.items];
  const isSettled = ({ depositOf, taxes }: InvoiceItem) =>
    depositOf === undefined || !isUntaxed(taxes);
  if (items.every(isSettled) || !isBelowZero(lines)) return items;
  const goods = totalsSteps({ ...lines, items: items.filter(isSettled) }).groups;
  let left = goods.filter(({ taxes, base }) => isUntaxed(taxes) && base > 0n);
  const done = new Set<string>();
  const settled = items.flatMap((item) => {
    if (isSettled(item)) return [item];
    const { depositOf = '', taxReason, ...deposit } = item;
    if (done.has(depositOf)) return [];
    done.add(depositOf);
    const amount = items
      .filter((one) => one.depositOf === depositOf && !isSettled(one))
      .reduce((sum, one) => sum + BigInt(one.unitPriceTenThousandths) / 10_000n, 0n);
    const room = left.reduce((sum, { base }) => sum + base, 0n);
    if (amount > room) return [item];
    const shares = allotLargestRemainder(
      left.map(({ base }) => ({ numerator: base * amount, denominator: room })),
      amount,
    );
    const lines = left.flatMap(({ taxes, reason }, at): InvoiceItem[] => {
      const share = Number(shares[at]);
      if (share === 0) return [];
      return [
        {
          ...deposit,
          unitPriceTenThousandths: share * 10_000,
          taxes: taxes.map(({ remainderMinor, ...tax }) => tax),
          ...(reason && { taxReason: reason }),
          depositOf,
        },
      ];
    });
    left = left.map((group, at) => ({ ...group, base: group.base - (shares[at] ?? 0n) }));
    return lines;
  });
  const fits = settled.length <= itemLimits.maxItems && !isBelowZero({ ...lines, items: settled });
  return fits ? settled : items;
}

/**
 * Converts a draft's payment schedule to amounts: shares of the total and the remainder in the last installment are
 * calculated here. Empty when there is no schedule or it has issues.
 */
function checkSteps(
  draft: Pick<InvoiceDraft, 'schedule' | 'invoiceDate' | 'dueDate'>,
  of: { total: number; currency: CurrencyCode; country: CountryCode },
  collector: IssueCollector,
): ScheduleStep[] {
  const steps = parseSteps(draft.schedule, { ...of, dates: draft });
  const checked = checkSchedule(steps, { ...of, invoiceDate: draft.invoiceDate });
  if (checked.ok) return checked.steps;
  for (const { at, issue } of checked.issues) {
    const field = at ? `schedule.${at.step}.${at.field}` : 'schedule';
    collector.add(field, 'payment', { code: 'schedule', issue });
  }
  return [];
}

export type DraftCheck =
  /** `schedule`: empty unless it is paid in installments. */
  | { ok: true; content: InvoiceContent; schedule: ScheduleStep[] }
  | { ok: false; issues: DraftIssue[] };

/** The country and the seller's own settings that a draft is checked by. */
export type CountryRules = {
  country: CountryCode;
  /** The seller accepts cards through their own Stripe account. */
  takesCards?: boolean | undefined;
  /** What the seller has defined; without it, a draft's custom fields are kept as they are. */
  customFields?: readonly CustomField[] | undefined;
};

/** The same with the product language of the draft's user, which decides its language until they choose one. */
type DraftRules = CountryRules & { userLanguage: LanguageCode };

/**
 * Validates a draft before saving, in browser and server alike. Returns the exact content, or every issue in form
 * order, at most one per field.
 */
export function checkDraft(draft: InvoiceDraft, rules: DraftRules): DraftCheck {
  const collector = issueCollector();
  const built = buildContent(draft, rules, collector);
  return collector.issues.length > 0
    ? { ok: false, issues: collector.issues }
    : { ok: true, ...built };
}

/**
 * Returns what a draft would be saved as while it is still being typed: invalid figures count as 0, invalid links are
 * left out, and required texts may be empty. Only for showing it.
 */
export function draftContent(
  draft: InvoiceDraft,
  rules: DraftRules,
): { content: InvoiceContent; schedule: ScheduleStep[] } {
  return buildContent(draft, rules, issueCollector());
}

function buildContent(
  draft: InvoiceDraft,
  { country, takesCards, customFields = [], userLanguage }: DraftRules,
  collector: IssueCollector,
): { content: InvoiceContent; schedule: ScheduleStep[] } {
  const rules = lineRules(draft, country);
  const { currency } = rules;
  const language = draftLanguage(draft, country, userLanguage);
  const isBilingual = language === bilingual;
  const isEstimate = draft.kind === 'estimate';
  const head = parseTexts(draft, headRules, collector, {
    dueDate: (due, { invoiceDate = '' }) =>
      isCalendarDate(invoiceDate) && due < invoiceDate
        ? { code: isEstimate ? 'validBeforeEstimate' : 'dueBeforeInvoice' }
        : null,
    clientEmail: (email, { businessEmail = '' }) =>
      isSameEmail(email, businessEmail) ? { code: 'sameEmail' } : null,
  });
  const shownFields = (owner: 'document' | 'line') => fieldsOfForm(customFields, owner, draft.kind);
  const fields = checkFields(draft.fields, shownFields('document'), language, (field, issue) => {
    const group = field.printPlace === 'client' ? 'client' : 'invoice';
    collector.add(`fields.${field.id}.value`, group, {
      code: 'customField',
      label: field.label,
      issue,
    });
  });
  const typed = isBilingual
    ? draft.items
    : draft.items.map((item) => ({ ...item, secondDescription: '' }));
  const lineFields = { shown: shownFields('line'), language };
  const complete = checkItems(typed, { ...rules, lineFields }, collector);
  const isComplete = complete.length === typed.length;
  const lines = isComplete ? complete : incompleteLines(typed, rules);
  const { code, ...discount } = checkInvoiceDiscount(draft, lines, currency);
  if (code) collector.add('discount', 'items', { code });
  const { pricesIncludeTax, rounding } = draft;
  const items = settleDeposits({ items: lines, ...discount, pricesIncludeTax, rounding });
  if (pricesIncludeTax && items.some(({ taxReason }) => taxReason === 'reverse-charge')) {
    collector.add('pricesIncludeTax', 'items', { code: 'insideReverse' });
  }
  const figures = { items, ...discount, pricesIncludeTax, rounding };
  const made = calculateTotals(figures);
  if (!made.ok) collector.add('items', 'items', { code: 'totalTooLarge' });
  if (items.some(({ depositOf }) => depositOf !== undefined) && isBelowZero(figures)) {
    collector.add('items', 'items', { code: 'depositTooLarge' });
  }
  const schedule =
    made.ok && !isEstimate
      ? checkSteps(draft, { total: made.totals.total, currency, country }, collector)
      : [];
  const { paymentTerms } = draft;
  const isKnown = ['', ownDueDate].includes(paymentTerms) || parsePaymentTerms(paymentTerms);
  if (!isEstimate && !isKnown) {
    collector.add('paymentTerms', 'invoice', { code: 'termDays' });
  }
  const content = {
    ...head,
    paymentTerms: isEstimate ? null : unchangedTerms(paymentTerms, head.invoiceDate, head.dueDate),
    country,
    currency,
    template: draft.template,
    look: checkLook(draft.look, collector),
    ...(fields.length > 0 && { fields }),
    paper: draft.paper || usualPaper(country),
    language,
    clientId: draft.selectedClientId,
    ...figures,
    registered: draft.registered || null,
    province: country === 'ca' ? codeOf(draft.province) : null,
    clientRegion: codeOf(draftClientRegion(draft, country)),
    ...homeRateOf(draft, collector, currency === countries[country].currency),
    ...parseTexts(draft, notesRules, collector),
    ...(isEstimate ? noPayment : parsePayment(draft, { country, takesCards }, collector)),
    ...(isBilingual ? parseTexts(draft, secondRules, collector) : everyText(secondRules, null)),
    ...(isEstimate && { secondPaymentNotes: null }),
  };
  return { content, schedule };
}

/** Returns all lines while some are incomplete: a line without a description still has a price. */
function incompleteLines(items: readonly DraftItem[], rules: LineRules): InvoiceItem[] {
  return lenientItems(items, rules).map((line, at) => {
    const { unit, secondDescription } = items[at] ?? {};
    return { ...line, ...(secondDescription && { secondDescription }), ...(unit && { unit }) };
  });
}

/** Parses a draft's payment details and their notes. */
export function parsePayment(draft: InvoiceDraft, rules: CountryRules, collector: IssueCollector) {
  return {
    ...checkPayment(draft, rules, collector),
    ...parseTexts(draft, paymentNotesRules, collector),
  };
}

/** Parses two capital letters, the format of province and country codes. */
function codeOf(text: string): string | null {
  return /^[A-Z]{2}$/.test(text) ? text : null;
}

/** Parses the exchange rate for tax in the seller's currency; null for an invoice in that currency. */
function homeRateOf(draft: InvoiceDraft, collector: IssueCollector, isHome: boolean) {
  if (isHome) return everyText(homeRateRules, null);
  const read = parseTexts(draft, homeRateRules, collector, {
    homeRate: (rate) => (parseHomeRate(rate) ? null : { code: 'homeRate' }),
  });
  return { ...read, homeRate: read.homeRate && (parseHomeRate(read.homeRate) ?? null) };
}
