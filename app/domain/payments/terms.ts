import { addDays, endOfMonth, isCalendarDate } from '../dates.ts';

/**
 * When an invoice is due: on receipt, after days, at the end of its month or the next, or days after the end of its
 * month.
 */
export const termKinds = ['receipt', 'days', 'month', 'next-month', 'after-month'] as const;
export type TermKind = (typeof termKinds)[number];

/** Days are 0 to 365, and 0 for terms without days. */
export type PaymentTerms = { kind: TermKind; days: number };

/** The code of a manually typed due date, which follows no terms. */
export const ownDueDate = 'own';

/** Days from the invoice date to the due date when no terms are chosen. */
export const defaultDueDays = 30;

/** Maximum days of payment terms. */
export const maxTermDays = 365;

/** Whether a kind of terms has a number of days. */
export function hasDays(kind: string): boolean {
  return kind === 'days' || kind === 'after-month';
}

/** Parses the stored code of payment terms: `receipt`, `days:14`, `month`. Null when it is malformed. */
export function parsePaymentTerms(code: string | null): PaymentTerms | null {
  const [name, days, ...rest] = (code ?? '').split(':');
  const kind = termKinds.find((each) => each === name);
  if (!kind || rest.length > 0 || hasDays(kind) !== (days !== undefined)) return null;
  if (days === undefined) return { kind, days: 0 };
  return /^\d{1,3}$/.test(days) && Number(days) <= maxTermDays
    ? { kind, days: Number(days) }
    : null;
}

/** Returns the due date under terms; both dates `YYYY-MM-DD`. */
export function dueDateUnder({ kind, days }: PaymentTerms, invoiceDate: string): string {
  switch (kind) {
    case 'receipt':
    case 'days':
      return addDays(invoiceDate, days);
    case 'month':
      return endOfMonth(invoiceDate);
    case 'next-month':
      return endOfMonth(invoiceDate, 1);
    case 'after-month':
      return addDays(endOfMonth(invoiceDate), days);
  }
}

/** Returns the due date for a terms code; the default 30 days without a code. Null for a malformed code or date. */
export function dueDateOf(code: string, invoiceDate: string): string | null {
  if (!isCalendarDate(invoiceDate)) return null;
  const terms = code === '' ? { kind: 'days' as const, days: defaultDueDays } : null;
  const chosen = terms ?? parsePaymentTerms(code);
  return chosen && dueDateUnder(chosen, invoiceDate);
}

/** Returns a form's values with the due date from its terms. */
export function withDueDate<
  Values extends { paymentTerms: string; invoiceDate: string; dueDate: string },
>(values: Values): Values {
  const dueDate = dueDateOf(values.paymentTerms, values.invoiceDate);
  return dueDate === null ? values : { ...values, dueDate };
}

/** Returns the code stored with an invoice: chosen terms if the due date matches them, else null. */
export function unchangedTerms(code: string, invoiceDate: string, dueDate: string): string | null {
  return code !== '' && dueDateOf(code, invoiceDate) === dueDate ? code : null;
}
