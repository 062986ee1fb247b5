import { postCall } from '#app/browser/requests/post-call.client.ts';
import { refusalIn } from '#app/browser/requests/refusal.client.ts';
import { codeNotSentMessage, newCodeAfterSeconds } from '#app/domain/account/login-code.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

/** What a call's answer may say; nothing of it is sure. */
type Said = { message?: unknown; isNew?: unknown } | null;

/** Whether a code was mailed; `waitSeconds` until another one may be asked for. */
export type CodeOrderAnswer =
  | { outcome: 'sent'; message: string; waitSeconds: number }
  | { outcome: 'refused'; message: string };

/** Asks for a code (`/api/send-otp`). Never rejects: a dead network is a refusal like the others. */
export async function askForLoginCode(email: string): Promise<CodeOrderAnswer> {
  const { status, body } = await postCall('/api/send-otp', { email });
  const { message } = { ...(body as Said) };
  if (status === 200 && typeof message === 'string') {
    return { outcome: 'sent', message, waitSeconds: newCodeAfterSeconds };
  }
  return { outcome: 'refused', message: refusalIn(body)?.message ?? codeNotSentMessage };
}

/** Whether a code signed this browser in, with the sentence to say. */
export type CodeProofAnswer =
  | { outcome: 'signed-in'; message: string; isNew: boolean }
  | { outcome: 'refused'; message: string };

/** Sends a code back (`/api/verify-otp`); the answer sets the session's cookie. Never rejects. */
export async function proveLoginCode(proof: {
  email: string;
  code: string;
  country?: CountryCode;
}): Promise<CodeProofAnswer> {
  const { status, body } = await postCall('/api/verify-otp', proof);
  const { message, isNew } = { ...(body as Said) };
  if (status === 200 && typeof message === 'string') {
    return { outcome: 'signed-in', message, isNew: isNew === true };
  }
  const refusal = refusalIn(body)?.message ?? "We couldn't sign you in. Please try again.";
  return { outcome: 'refused', message: refusal };
}
