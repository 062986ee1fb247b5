import { loadNativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

/** The result of a sign-in with Apple; `path` is the page to load next. */
export type AppleSignInEnd =
  | { outcome: 'signed-in'; path: string }
  | { outcome: 'cancelled' }
  | { outcome: 'failed'; message: string };

/**
 * Signs in with the iPhone's own Apple sheet: the server provides a nonce, the sheet returns a token that contains it,
 * and the server starts the session. Never rejects.
 * @param goal.country the country for a new account
 */
export async function signInWithApple(goal: {
  country: CountryCode;
  redirectTo: string | null;
}): Promise<AppleSignInEnd> {
  const bridge = await loadNativeBridge();
  if (!bridge) return fail();
  const started = await postCall('/api/start-apple-sign-in', goal);
  const nonce = textIn(started.body, 'nonce');
  if (nonce === null) return fail(started.body);
  const answer = await bridge.signInWithApple(nonce).catch(() => null);
  if (!answer) return fail();
  if (answer.status === 'cancelled') return { outcome: 'cancelled' };
  const { idToken, code } = answer;
  const finished = await postCall('/api/finish-apple-sign-in', { idToken, code });
  const path = textIn(finished.body, 'path');
  return path === null ? fail(finished.body) : { outcome: 'signed-in', path };
}

function fail(body?: unknown): AppleSignInEnd {
  const message = refusalIn(body)?.message ?? signInAnswerTexts.failedWithApple;
  return { outcome: 'failed', message };
}

function textIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : null;
}
