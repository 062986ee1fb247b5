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
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const emailsPath = '/api/invoice-mail';

/** Loads the email dialog's initial data, or the error that keeps it from opening. Never rejects. */
export function fetchSendStart({
  kind,
  invoiceId,
  paymentId,
}: Pick<SendStart, 'kind' | 'invoiceId' | 'paymentId'>) {
  const payment = paymentId !== null && { payment: paymentId };
  return fetchStart<SendStart>(emailsPath, { kind, invoice: invoiceId, ...payment });
}

/** Posts the dialog; `unreachable` if no server responded, after which it can safely be sent again. */
export function postSend(intent: 'preview' | 'send', draft: SendDraft): Promise<SendAnswer> {
  return postCommand<SendAnswer>(emailsPath, { intent, ...draft });
}

/** Resends an email, or cancels one that wasn't sent yet. */
export function postEmailAction(intent: 'again' | 'cancel', emailId: string): Promise<SendAnswer> {
  return postCommand<SendAnswer>(emailsPath, { intent, emailId });
}

/** Checks or sends several documents; a repeat with the same keys sends nothing twice. */
export function postSelection(
  intent: 'check-selected' | 'send-selected',
  kind: DocumentKind,
  documents: readonly SelectedDocument[],
): Promise<SelectionAnswer> {
  return postCommand<SelectionAnswer>(emailsPath, { intent, kind, documents });
}

const templatesPath = '/api/mail-templates';

/** Loads the seller's email templates, or an error message. Never rejects. */
export const fetchTemplates = () => fetchStart<TemplateStart>(templatesPath);

/** Saves a template; `unreachable` if no server responded, after which it can safely be sent again. */
export function postTemplate(
  of: Pick<EmailTemplate, 'kind' | 'language'>,
  words: EmailCopy,
): Promise<TemplateAnswer> {
  return postCommand<TemplateAnswer>(templatesPath, { ...of, ...words });
}

/** Turns thank-you emails on or off; can safely be sent again. */
export function postReceiptSetting(thanks: boolean): Promise<ReceiptSettingsAnswer> {
  return postCommand<ReceiptSettingsAnswer>('/api/mail-settings', { thanks });
}
