import { type CountryRules, checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import type { FormRules } from '#app/ui/form/form-messages.ts';
import { draftText, fieldIssue } from './field-key.ts';
import { saveForGuest } from './save-for-guest.ts';
import { type FailedCheck, failedSave } from './save-messages.ts';

/** Returns the validation rules of the invoice form. */
export function draftRules(rules: CountryRules): FormRules<InvoiceDraft> {
  return {
    check: (draft) => {
      const check = checkDraft(draft, { ...rules, userLanguage: currentLanguage() });
      return check.ok ? [] : describeIssues(check.issues).map((issue) => fieldIssue(issue, draft));
    },
    textOf: draftText,
    speaksEarly: (key, text) => isLinkKey(key) && !isLinkBeginning(text),
  };
}

/** What a save needs of a draft: its issues, or what a guest's invoice leaves for the next one on this device. */
type SaveCheck = { ok: true; saveForGuest: () => void } | { ok: false; failed: FailedCheck };

/** Checks a draft before it is sent. */
export function checkForSave(draft: InvoiceDraft, rules: CountryRules): SaveCheck {
  const check = checkDraft(draft, { ...rules, userLanguage: currentLanguage() });
  return check.ok
    ? { ok: true, saveForGuest: () => saveForGuest(check.content) }
    : { ok: false, failed: failedSave(describeIssues(check.issues)) };
}

/** Whether two drafts would be saved as the same invoice, regardless of how their values are typed. */
export function isSameInvoice(
  left: InvoiceDraft,
  right: InvoiceDraft,
  rules: CountryRules,
): boolean {
  const [one, other] = [left, right].map((draft) =>
    checkDraft(draft, { ...rules, userLanguage: currentLanguage() }),
  );
  return one?.ok === true && JSON.stringify(one) === JSON.stringify(other);
}

// Links show errors while the user types, but not while the text may still become `https://`.
function isLinkKey(key: string): boolean {
  return key === 'stripePaymentLink' || key === 'paypalPaymentLink' || key.endsWith('.url');
}

function isLinkBeginning(text: string): boolean {
  return 'https://'.startsWith(text.trim().toLowerCase());
}
