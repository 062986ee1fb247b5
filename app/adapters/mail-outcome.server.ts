import type { LetterOutcome } from '#app/domain/mail/client-letter.ts';

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
export function describeThrown(
  error: unknown,
  reportError: (error: unknown) => void,
): LetterOutcome {
  const code = codeOf(error);
  if (laterCodes.has(code) || code === 'E_NOT_CONFIGURED') {
    reportError(new Error(`The mail service takes nothing for now: ${code}.`));
    return { outcome: 'later' };
  }
  if (code === 'E_RECIPIENT_SUPPRESSED') return { outcome: 'refused', reason: 'suppressed' };
  if (refusedCodes.has(code)) {
    reportError(new Error(`The mail service refused a mail: ${code}.`));
    return { outcome: 'refused', reason: 'refused' };
  }
  // The error's message may contain the recipient.
  reportError(new Error(`Nobody knows whether a mail left: ${code || 'no code'}.`));
  return { outcome: 'unclear' };
}

/** Interprets a response of the HTTP address. */
export async function describeAnswer(answer: Response): Promise<LetterOutcome> {
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
