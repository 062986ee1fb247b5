import type { CountryCode } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { checkPreview, previewMessages } from '#app/domain/invoices/check-preview.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type DraftIssue, summarizeIssues } from '#app/domain/invoices/draft-issue.ts';
import { duplicateNumberMessage } from '#app/domain/invoices/invoice-number.ts';

/** What a failed check says (`title`, `detail`) and marks: `spoken` issues keep their own words until a change. */
export type FailedCheck = {
  title: string;
  detail?: string;
  issues: readonly DraftIssue[];
  spoken: readonly DraftIssue[];
};

/** A save that was refused for these issues; `spoken` when only the server could know them. */
export function failedSave(
  issues: readonly DraftIssue[],
  spoken: readonly DraftIssue[] = [],
): FailedCheck {
  const { title, intro, groups } = summarizeIssues(issues);
  return { title, detail: `${intro} ${groups.join(', ')}`, issues, spoken };
}

/** The refusal of a number that is in use. */
export function numberTaken(invoiceNumber: string): FailedCheck {
  const message = duplicateNumberMessage(invoiceNumber);
  const issues: DraftIssue[] = [{ field: 'invoiceNumber', group: 'invoice details', message }];
  return failedSave(issues, issues);
}

/**
 * The content to preview, or what is wrong: first the earlier variant's rules with their words, then those of the
 * save (`invoices.md` section 5, Guest preview; `decisions.md`, Invoice form and invoice).
 */
export function checkForPreview(
  draft: InvoiceDraft,
  country: CountryCode,
): { ok: true; content: InvoiceContent } | { ok: false; failed: FailedCheck } {
  const save = checkDraft(draft, { country });
  const saveIssues = save.ok ? [] : save.issues;
  const preview = checkPreview(draft, { country });
  if (!preview.ok) {
    const { message, missing, issues } = preview;
    // "Please complete all required fields" is for the whole form: a field has a sentence of its own.
    const spoken = issues.filter(
      (issue) =>
        issue.message !== previewMessages.incomplete ||
        !saveIssues.some(({ field }) => field === issue.field),
    );
    const detail =
      missing.length === 0 ? undefined : [previewMessages.missing, ...missing].join('\n');
    return { ok: false, failed: { title: message, detail, issues, spoken } };
  }
  if (!save.ok) return { ok: false, failed: failedSave(save.issues) };
  return { ok: true, content: save.content };
}

// @covers decisions-5.1 invoices-5.4
