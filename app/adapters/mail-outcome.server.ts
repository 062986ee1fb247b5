import type { LetterOutcome } from '#app/domain/mail/client-letter.ts';

/** What Cloudflare Email Service throws when it took nothing and may take it later (its reference, Workers API, errors). */
const laterCodes: ReadonlySet<string> = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
]);

/** What it throws of a mail that it did not get as far as sending. */
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
 * What a thrown error means. `E_DELIVERY_FAILED`, `E_INTERNAL_SERVER_ERROR`, an unknown code and none at all leave open whether the
 * mail left.
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
  // Its message may name the reader.
  reportError(new Error(`Nobody knows whether a mail left: ${code || 'no code'}.`));
  return { outcome: 'unclear' };
}

/** What an answer of the HTTP address means. */
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
