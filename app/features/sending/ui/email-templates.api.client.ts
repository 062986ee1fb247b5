import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type {
  EmailCopy,
  EmailTemplate,
  ReceiptSettingsAnswer,
  TemplateAnswer,
  TemplateStart,
} from '#app/domain/sending/email-template.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

const path = '/api/mail-templates';

/** Loads the seller's email templates, or an error message. Never rejects. */
export async function fetchTemplates(): Promise<
  { start: TemplateStart; failure: null } | { start: null; failure: string }
> {
  const networkAway = { start: null, failure: failureTexts.reasons.networkAway };
  try {
    const answer = await fetch(path);
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
  return post<TemplateAnswer>(path, { ...of, ...words });
}

/** Turns thank-you emails on or off; can safely be sent again. */
export function postReceiptSetting(thanks: boolean): Promise<ReceiptSettingsAnswer> {
  return post<ReceiptSettingsAnswer>('/api/mail-settings', { thanks });
}

async function post<Answer>(to: string, json: object): Promise<Answer | ChangeFailure> {
  const { body } = await postCall(to, json);
  const isAnswer = typeof body === 'object' && body !== null && 'outcome' in body;
  if (isAnswer) return body as Answer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
