import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { SendDraft } from '#app/domain/sending/check-send.ts';
import type {
  EmailCopy,
  EmailTemplate,
  ReceiptSettingsAnswer,
  TemplateAnswer,
  TemplateStart,
} from '#app/domain/sending/email-template.ts';
import type { SendAnswer, SendStart } from '#app/features/sending/words/send-dialog.ts';
import type {
  SelectedDocument,
  SelectionAnswer,
} from '#app/features/sending/words/send-selection.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

const emailsPath = '/api/invoice-mail';

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
    const answer = await fetch(`${emailsPath}?${asked}`);
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

/** Checks or sends several documents; a repeat with the same keys sends nothing twice. */
export function postSelection(
  intent: 'check-selected' | 'send-selected',
  kind: DocumentKind,
  documents: readonly SelectedDocument[],
): Promise<SelectionAnswer> {
  return post<SelectionAnswer>({ intent, kind, documents });
}

async function post<Answer = SendAnswer>(json: object): Promise<Answer | ChangeFailure> {
  const { body } = await postCall(emailsPath, json);
  const isAnswer = typeof body === 'object' && body !== null && 'outcome' in body;
  if (isAnswer) return body as Answer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}

const templatesPath = '/api/mail-templates';

/** Loads the seller's email templates, or an error message. Never rejects. */
export async function fetchTemplates(): Promise<
  { start: TemplateStart; failure: null } | { start: null; failure: string }
> {
  const networkAway = { start: null, failure: failureTexts.reasons.networkAway };
  try {
    const answer = await fetch(templatesPath);
    const body: unknown = await answer.json();
    if (answer.ok) return { start: body as TemplateStart, failure: null };
    return { start: null, failure: refusalIn(body)?.message ?? networkAway.failure };
  } catch {
    return networkAway;
  }
}

/** Saves a template; `unreachable` if no server responded, after which it can safely be sent again. */
export function postTemplate(
  of: Pick<EmailTemplate, 'kind' | 'language'>,
  words: EmailCopy,
): Promise<TemplateAnswer> {
  return postToTemplates<TemplateAnswer>(templatesPath, { ...of, ...words });
}

/** Turns thank-you emails on or off; can safely be sent again. */
export function postReceiptSetting(thanks: boolean): Promise<ReceiptSettingsAnswer> {
  return postToTemplates<ReceiptSettingsAnswer>('/api/mail-settings', { thanks });
}

async function postToTemplates<Answer>(to: string, json: object): Promise<Answer | ChangeFailure> {
  const { body } = await postCall(to, json);
  const isAnswer = typeof body === 'object' && body !== null && 'outcome' in body;
  if (isAnswer) return body as Answer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
