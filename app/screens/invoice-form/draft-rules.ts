import type { CountryCode } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { FormRules } from '../form/visible-messages.ts';
import { draftText, fieldIssue } from './field-key.ts';

/** The rules of the invoice form under a country. */
export function draftRules(country: CountryCode): FormRules<InvoiceDraft> {
  return {
    check: (draft) => {
      const check = checkDraft(draft, { country });
      return check.ok ? [] : check.issues.map((issue) => fieldIssue(issue, draft));
    },
    textOf: draftText,
    speaksEarly: (key, text) => isLinkKey(key) && !isLinkBeginning(text),
  };
}

/** Whether two drafts would be saved as the same invoice, however they are typed. */
export function isSameInvoice(
  left: InvoiceDraft,
  right: InvoiceDraft,
  country: CountryCode,
): boolean {
  const [one, other] = [left, right].map((draft) => checkDraft(draft, { country }));
  return one?.ok === true && JSON.stringify(one) === JSON.stringify(other);
}

// Links say what is wrong while they are typed (`invoices.md` section 5, Inline messages), but not before `https://`
// can be told from something else.
function isLinkKey(key: string): boolean {
  return key === 'stripePaymentLink' || key === 'paypalPaymentLink' || key.endsWith('.url');
}

function isLinkBeginning(text: string): boolean {
  return 'https://'.startsWith(text.trim().toLowerCase());
}
