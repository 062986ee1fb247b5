import type { CreditAnswer, CreditStart } from '#app/domain/documents/credit-answer.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { failureTexts } from '#app/texts/failures.ts';
import { postCall } from './post-call.client.ts';
import { refusalIn } from './refusal.client.ts';

const path = '/api/credit-note';

/** What is left of an invoice to be credited, or why nothing can be; never rejects. */
export async function fetchCreditStart(
  invoiceId: string,
): Promise<{ start: CreditStart; failure: null } | { start: null; failure: string }> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ invoice: invoiceId })}`);
    const body: unknown = await answer.json();
    if (answer.ok) return { start: body as CreditStart, failure: null };
    return { start: null, failure: refusalIn(body)?.message ?? failureTexts.reasons.networkAway };
  } catch {
    return { start: null, failure: failureTexts.reasons.networkAway };
  }
}

/** Posts the form; what no server answered is `unreachable`, and sent again it is the same credit note. */
export async function postCreditNote(json: {
  invoiceId: string;
  noteKey: string;
  choice: PartChoice;
  reason: string;
}): Promise<CreditAnswer> {
  const { body } = await postCall(path, json);
  const isAnswer = typeof body === 'object' && body !== null && 'outcome' in body;
  if (isAnswer) return body as CreditAnswer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
