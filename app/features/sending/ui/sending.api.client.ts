import type { SendDraft } from '#app/domain/sending/check-send.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { postCall } from '#app/ui/browser/requests/post-call.client.ts';
import { refusalIn } from '#app/ui/browser/requests/refusal.client.ts';
import type { SendAnswer, SendStart } from '../words/send-dialog.ts';

const path = '/api/invoice-mail';

/** What the dialog of a mail begins with, or why it cannot be opened; never rejects. */
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

/** Posts the dialog; what no server answered is `unreachable`, and sent again it does no harm. */
export function postSend(intent: 'preview' | 'send', draft: SendDraft): Promise<SendAnswer> {
  return post({ intent, ...draft });
}

/** Sends a mail once more, or takes one back that has not left. */
export function postMailAct(intent: 'again' | 'cancel', mailId: string): Promise<SendAnswer> {
  return post({ intent, mailId });
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
