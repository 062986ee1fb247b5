import { newCodeAfterSeconds } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';

/** Whether a code was emailed; `waitSeconds` is the wait before another one can be requested. */
export type CodeOrderAnswer =
  | { outcome: 'sent'; message: string; waitSeconds: number }
  | { outcome: 'refused'; message: string };

/** Requests a code (`/api/send-otp`). Never rejects: a network failure is returned as a refusal. */
export async function askForLoginCode(email: string): Promise<CodeOrderAnswer> {
  const said = await ask('/api/send-otp', { email }, signInAnswerTexts.code.notSent);
  return said.outcome === 'refused'
    ? said
    : { outcome: 'sent', message: said.message, waitSeconds: newCodeAfterSeconds };
}

/** Whether a code signed this browser in, with the message to show. */
export type CodeProofAnswer =
  | { outcome: 'signed-in'; message: string; isNew: boolean; hasEarlier: boolean }
  | { outcome: 'refused'; message: string };

/** Submits a code (`/api/verify-otp`); the response sets the session cookie. Never rejects. */
export async function submitLoginCode(proof: {
  email: string;
  code: string;
  country?: CountryCode;
}): Promise<CodeProofAnswer> {
  return ask('/api/verify-otp', proof, signInAnswerTexts.failed);
}

async function ask(path: string, json: unknown, otherwise: string): Promise<CodeProofAnswer> {
  const { status, body } = await postCall(path, json);
  const { message, isNew, hasEarlier } = fieldsOf(body);
  if (status === 200 && typeof message === 'string') {
    const made = { isNew: isNew === true, hasEarlier: hasEarlier === true };
    return { outcome: 'signed-in', message, ...made };
  }
  return { outcome: 'refused', message: refusalIn(body)?.message ?? otherwise };
}
