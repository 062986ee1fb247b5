import type { SendDraft } from '#app/domain/sending/check-send.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';
import type { SendAnswer, SendStart } from '../words/send-dialog.ts';

const path = '/api/invoice-mail';

/** Loads the email dialog's initial data, or the error that keeps it from opening. Never rejects. */
export async function fetchSendStart({
  kind,
  invoiceId,
  paymentId,
}: Pick<SendStart, 'kind' | 'invoiceId' | 'paymentId'>): Promise<
  { start: SendStart; failure: null } | { start: null; failure: string }
> {
  try {
    const payment = paymentId !== null && { payment: paymentId };
    const asked = new URLSearchParams({ kind, invoice: invoiceId, ...payment });
    const answer = await fetch(`${path}?${asked}`);
    const body: unknown = await answer.json();
    if (answer.ok) return { start: body as SendStart, failure: null };
    return { start: null, failure: refusalIn(body)?.message ?? failureTexts.reasons.networkAway };
  } catch {
    return { start: null, failure: failureTexts.reasons.networkAway };
  }
}

/** Posts the dialog; `unreachable` if no server responded, after which it can safely be sent again. */
export function postSend(intent: 'preview' | 'send', draft: SendDraft): Promise<SendAnswer> {
  return post({ intent, ...draft });
}

/** Resends an email, or cancels one that wasn't sent yet. */
export function postEmailAction(intent: 'again' | 'cancel', emailId: string): Promise<SendAnswer> {
  return post({ intent, emailId });
}

async function post(json: object): Promise<SendAnswer> {
  const { body } = await postCall(path, json);
  const isAnswer = typeof body === 'object' && body !== null && 'outcome' in body;
  if (isAnswer) return body as SendAnswer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
