import { isEmail, isSameEmail } from '../account/email.ts';
import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { checkDiscount, checkItems } from './check-items.ts';
import { checkPayment } from './check-payment.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import type { InvoiceContent } from './content.ts';
import { draftCurrency, type InvoiceDraft } from './draft.ts';
import { type DraftIssue, type IssueCollector, issueCollector } from './draft-issue.ts';
import { type TextField, textRules } from './limits.ts';
import { calculateTotals, totalTooLargeMessage } from './totals.ts';

export type DraftCheck =
  | { ok: true; content: InvoiceContent }
  | { ok: false; issues: DraftIssue[] };

/** `invoices.md` section 5, Checks run on save; a date that is no day has our own sentence. */
export const draftMessages = {
  invalidDate: 'Enter a valid date',
  dueBeforeInvoice: 'Due date must be on or after invoice date',
  invalidEmail: 'Enter a valid email',
  sameEmail: 'Client email cannot be the same as business email',
} as const;

/**
 * The save rules, the same in browser and server (`invoices.md` section 5; `decisions.md`, Invoice form and invoice).
 * Gives the exact content, or every issue in the order of the form, at most one per field.
 */
export function checkDraft(draft: InvoiceDraft, { country }: { country: CountryCode }): DraftCheck {
  const collector = issueCollector();
  const content = buildContent(draft, country, collector);
  return collector.issues.length > 0
    ? { ok: false, issues: collector.issues }
    : { ok: true, content };
}

function buildContent(
  draft: InvoiceDraft,
  country: CountryCode,
  collector: IssueCollector,
): InvoiceContent {
  const read = (field: TextField) => readText(draft, field, collector);
  const insist = (field: TextField) => requireText(draft, field, collector);
  const currency = draftCurrency(draft, country);

  const invoiceNumber = insist('invoiceNumber');
  const dates = checkDates(draft, collector);
  const businessName = insist('businessName');
  const businessEmail = checkBusinessEmail(read('businessEmail'), collector);
  const business = {
    businessPhone: read('businessPhone'),
    businessWebsite: read('businessWebsite'),
    businessAddress: insist('businessAddress'),
    postalCode: read('postalCode'),
    taxNumber: read('taxNumber'),
  };
  const clientName = insist('clientName');
  const clientEmail = read('clientEmail');
  checkClientEmail(clientEmail, businessEmail, collector);
  const client = {
    clientAddress: insist('clientAddress'),
    shippingAddress: read('shippingAddress'),
    shippingPostalCode: read('shippingPostalCode'),
  };
  const items = checkItems(draft.items, currency, collector);
  const discount = checkDiscount(draft.showDiscount ? draft.discount : '0');
  if (discount.message) collector.add('discount', 'items', discount.message);
  const discountHundredths = discount.value ?? 0;
  if (!calculateTotals({ items, discountHundredths }).ok) {
    collector.add('items', 'items', totalTooLargeMessage);
  }
  const notes = read('notes');
  const payment = checkPayment(draft, country, read, collector);
  const paymentNotes = read('paymentNotes');

  return {
    invoiceNumber,
    ...dates,
    country,
    currency,
    template: draft.template,
    businessName,
    businessEmail,
    ...business,
    clientId: draft.selectedClientId,
    clientName,
    clientEmail,
    ...client,
    items,
    discountHundredths,
    notes,
    ...payment,
    paymentNotes,
  };
}

function readText(draft: InvoiceDraft, field: TextField, collector: IssueCollector): string | null {
  const { label, max, group, lines } = textRules[field];
  const text = lines ? cleanLines(draft[field]) : cleanLine(draft[field]);
  if (text.length > max) collector.add(field, group, `${label} must be ${max} characters or less`);
  return text === '' ? null : text;
}

function requireText(draft: InvoiceDraft, field: TextField, collector: IssueCollector): string {
  const text = readText(draft, field, collector);
  const { label, group } = textRules[field];
  if (text === null) collector.add(field, group, `${label} is required`);
  return text ?? '';
}

function checkDates(draft: InvoiceDraft, collector: IssueCollector) {
  const dates = { invoiceDate: draft.invoiceDate.trim(), dueDate: draft.dueDate.trim() };
  const fields = [
    ['invoiceDate', 'Invoice date'],
    ['dueDate', 'Due date'],
  ] as const;
  for (const [field, label] of fields) {
    if (dates[field] === '') collector.add(field, 'invoice details', `${label} is required`);
    else if (!isCalendarDate(dates[field])) {
      collector.add(field, 'invoice details', draftMessages.invalidDate);
    }
  }
  const areDays = isCalendarDate(dates.invoiceDate) && isCalendarDate(dates.dueDate);
  if (areDays && dates.dueDate < dates.invoiceDate) {
    collector.add('dueDate', 'invoice details', draftMessages.dueBeforeInvoice);
  }
  return dates;
}

function checkBusinessEmail(email: string | null, collector: IssueCollector): string {
  if (email === null || !isEmail(email)) {
    collector.add('businessEmail', 'business info', draftMessages.invalidEmail);
  }
  return email ?? '';
}

function checkClientEmail(
  clientEmail: string | null,
  businessEmail: string,
  collector: IssueCollector,
): void {
  if (clientEmail === null) return;
  if (!isEmail(clientEmail)) {
    collector.add('clientEmail', 'client info', draftMessages.invalidEmail);
  } else if (isSameEmail(clientEmail, businessEmail)) {
    collector.add('clientEmail', 'client info', draftMessages.sameEmail);
  }
}
