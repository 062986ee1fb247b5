import { codeNotSentMessage, newCodeAfterSeconds } from '#app/domain/account/login-code.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

type Answer = { status: number; body: Record<string, unknown> };

/** Whether a code was mailed; `waitSeconds` until another one may be asked for. */
export type CodeOrderAnswer =
  | { outcome: 'sent'; message: string; waitSeconds: number }
  | { outcome: 'refused'; message: string };

/** Asks for a code (`/api/send-otp`). Never rejects: a dead network is a refusal like the others. */
export async function askForLoginCode(email: string): Promise<CodeOrderAnswer> {
  const { status, body } = await post('/api/send-otp', { email });
  if (status === 200 && typeof body.message === 'string') {
    return { outcome: 'sent', message: body.message, waitSeconds: newCodeAfterSeconds };
  }
  const message = typeof body.error === 'string' ? body.error : codeNotSentMessage;
  return { outcome: 'refused', message };
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
  const { status, body } = await post('/api/verify-otp', proof);
  if (status === 200 && typeof body.message === 'string') {
    return { outcome: 'signed-in', message: body.message, isNew: body.isNew === true };
  }
  const message =
    typeof body.error === 'string' ? body.error : "We couldn't sign you in. Please try again.";
  return { outcome: 'refused', message };
}

async function post(path: string, json: unknown): Promise<Answer> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(json) });
    const body: unknown = await answer.json();
    return { status: answer.status, body: { ...(body as object) } };
  } catch {
    return { status: 0, body: {} };
  }
}
