import type { CreditFor } from '#app/features/payments/words/describe-payments.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

/** Loads the credit that can be used on an invoice, or an error message. Never rejects. */
export async function fetchClientCredit(
  invoiceId: string,
): Promise<{ credit: CreditFor; failure: null } | { credit: null; failure: string }> {
  const failed = (message?: string) => ({
    credit: null,
    failure: message ?? failureTexts.reasons.networkAway,
  });
  try {
    const answer = await fetch(`/api/client-credit?${new URLSearchParams({ invoice: invoiceId })}`);
    const body: unknown = await answer.json();
    return answer.ok
      ? { credit: body as CreditFor, failure: null }
      : failed(refusalIn(body)?.message);
  } catch {
    return failed();
  }
}
