import type { EntryIssues, PaymentEntry } from '#app/domain/payments/check-entry.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** What is wrong with a payment, in sentences by form field. */
export type PaymentIssues = Partial<Record<keyof PaymentEntry, string>>;

/** Describes what is wrong with a payment, each issue at its field. */
export function describeEntryIssues(issues: EntryIssues): PaymentIssues {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      fill<string>(paymentTexts.refusals[issue.code], { ...issue }),
    ]),
  );
}
