import { isEmail } from '#app/domain/account/email.ts';
import type {
  ClientEmail,
  EmailContent,
  EmailFile,
  ProviderOutcome,
  SendEmail,
  SendToClient,
} from '#app/domain/email/email-content.ts';

/**
 * Errors of Cloudflare Email Service that mean it accepted nothing but may later (its reference, Workers API, errors).
 */
const laterCodes: ReadonlySet<string> = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
]);

/** Errors about an email that it refused before sending. */
const refusedCodes: ReadonlySet<string> = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_TOO_MANY_ATTACHMENTS',
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_CONTENT_TOO_LARGE',
  'E_HEADER_NOT_ALLOWED',
  'E_HEADER_USE_API_FIELD',
  'E_HEADER_VALUE_INVALID',
  'E_HEADER_VALUE_TOO_LONG',
  'E_HEADER_NAME_INVALID',
  'E_HEADERS_TOO_LARGE',
  'E_HEADERS_TOO_MANY',
]);

/**
 * Interprets a thrown error. With `E_DELIVERY_FAILED`, `E_INTERNAL_SERVER_ERROR`, an unknown code or none, the email
 * may or may not have been sent.
 */
function describeThrown(error: unknown, reportError: (error: unknown) => void): ProviderOutcome {
  const code = codeOf(error);
  if (laterCodes.has(code) || code === 'E_NOT_CONFIGURED') {
    reportError(new Error(`The email provider is temporarily unavailable: ${code}.`));
    return { outcome: 'later' };
  }
  if (code === 'E_RECIPIENT_SUPPRESSED') return { outcome: 'refused', reason: 'suppressed' };
  if (refusedCodes.has(code)) {
    reportError(new Error(`The email provider rejected an email: ${code}.`));
    return { outcome: 'refused', reason: 'refused' };
  }
  // The error's message may contain the recipient.
  reportError(new Error(`An email may or may not have been sent: ${code || 'no code'}.`));
  return { outcome: 'unclear' };
}

/** Interprets a response of the HTTP address. */
async function describeAnswer(answer: Response): Promise<ProviderOutcome> {
  const said = (await answer.json().catch(() => null)) as { id?: unknown; code?: unknown } | null;
  if (answer.ok) {
    return { outcome: 'taken', providerId: typeof said?.id === 'string' ? said.id : null };
  }
  if (answer.status === 429 || answer.status === 503) return { outcome: 'later' };
  if (answer.status >= 500) return { outcome: 'unclear' };
  return { outcome: 'refused', reason: said?.code === 'suppressed' ? 'suppressed' : 'refused' };
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : '';
}

/** An email to send; `to` and `replyTo` are bare addresses. */
type Mail = EmailContent & { to: string; replyTo?: string };

type Address = { name: string; email: string };

type EmailSettings = {
  emailFrom: string;
  /**
   * Sender of client emails: a separate subdomain, so that their reputation doesn't affect codes and password resets.
   */
  clientEmailFrom: string;
  emailUrl: string | undefined;
};

type Attachment = { filename: string; type: string } & (
  | { disposition: 'attachment' }
  | { disposition: 'inline'; contentId: string }
);

/** Cloudflare's `send_email` binding (Email Service). */
type EmailBinding = {
  send(
    message: Mail & {
      from: string | Address;
      attachments?: (Attachment & { content: ArrayBuffer })[];
    },
  ): Promise<{ messageId?: unknown } | unknown>;
};

const accountEmailTimeoutMs = 5_000;
/** Emails with attachments take longer; after this timeout, the outcome is unclear. */
const clientEmailTimeoutMs = 30_000;

/**
 * Creates the only function that sends emails: by the `EMAIL` binding in production, by an HTTP address where
 * `MAIL_URL` is set.
 * @returns a function that throws when the email is malformed or the provider didn't accept it; its errors contain no
 * personal data
 */
export function createEmailSender(
  settings: Omit<EmailSettings, 'clientEmailFrom'>,
  env: unknown,
): SendEmail {
  return async (message) => {
    const malformed = findMalformedField(message);
    if (malformed) throw new Error(`An email was malformed: ${malformed}.`);
    if (settings.emailUrl) {
      const email = { ...message, from: settings.emailFrom };
      const answer = await post(settings.emailUrl, email, accountEmailTimeoutMs);
      if (!answer.ok) throw new Error(`The email provider returned ${answer.status}.`);
      return;
    }
    await bindingOf(env).send({ ...message, from: parseSender(settings.emailFrom) });
  };
}

/**
 * Creates the same for emails to clients, sent under the sellers' names. Failures are reported without personal data.
 */
export function createClientEmailSender(
  settings: EmailSettings,
  env: unknown,
  reportError: (error: unknown) => void,
): SendToClient {
  return async (email): Promise<ProviderOutcome> => {
    const { fromName, files, ...message } = email;
    const malformed = findMalformedField(message) ?? (hasControls(fromName) ? 'its sender' : null);
    if (malformed) {
      reportError(new Error(`An email was malformed: ${malformed}.`));
      return { outcome: 'refused', reason: 'refused' };
    }
    const from = { name: fromName, email: settings.clientEmailFrom };
    try {
      if (settings.emailUrl) {
        const attachments = files.map((file) => ({
          ...describeFile(file),
          content: toBase64(file),
        }));
        const answer = await post(
          settings.emailUrl,
          { ...message, from, attachments },
          clientEmailTimeoutMs,
        );
        return await describeAnswer(answer);
      }
      const attachments = files.map((file) => ({
        ...describeFile(file),
        content: file.bytes.slice().buffer,
      }));
      const sent = await inTime(
        bindingOf(env).send({ ...message, from, attachments }),
        clientEmailTimeoutMs,
      );
      const id = (sent as { messageId?: unknown } | null)?.messageId;
      return { outcome: 'taken', providerId: typeof id === 'string' && id !== '' ? id : null };
    } catch (error) {
      return describeThrown(error, reportError);
    }
  };
}

function bindingOf(env: unknown): EmailBinding {
  const binding = (env as { EMAIL?: EmailBinding }).EMAIL;
  if (!binding) throw new EmailNotConfiguredError();
  return binding;
}

class EmailNotConfiguredError extends Error {
  override message = 'No email provider is configured: set EMAIL or MAIL_URL.';
  code = 'E_NOT_CONFIGURED';
}

function post(url: string, email: object, milliseconds: number): Promise<Response> {
  return fetch(url, {
    redirect: 'manual',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(email),
    signal: AbortSignal.timeout(milliseconds),
  });
}

async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("The email provider didn't respond in time.")),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function describeFile({ name, type, contentId }: EmailFile): Attachment {
  const file = { filename: name, type };
  return contentId === undefined
    ? { ...file, disposition: 'attachment' }
    : { ...file, disposition: 'inline', contentId };
}

function toBase64({ bytes }: EmailFile): string {
  return Buffer.from(bytes).toString('base64');
}

/** A line break could inject a header, a comma an additional recipient (CWE-93). */
function findMalformedField({
  to,
  replyTo,
  subject,
}: Pick<ClientEmail, 'to' | 'subject'> & { replyTo?: string }) {
  if (replyTo !== undefined && !isEmail(replyTo))
    return 'its answers would not go to one bare address';
  if (!isEmail(to)) return 'its recipient is not one bare address';
  if (hasControls(subject)) return 'its subject holds a control character';
  return null;
}

function hasControls(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text);
}

/** The binding expects a sender with a name as two values. */
function parseSender(emailFrom: string): string | Address {
  const [, name, email] = /^\s*"?([^"<>]+?)"?\s*<([^<>]+)>\s*$/.exec(emailFrom) ?? [];
  return name && email ? { name, email } : emailFrom;
}
