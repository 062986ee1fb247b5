import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { isCountryCode } from '#app/domain/country/country.ts';

/** The response to a dialog's post; `unreachable` if the request failed. */
export type DialogAnswer = AuthAnswer | { outcome: 'unreachable' };

/**
 * The `clientAction` of a page that opens the sign-in dialog: the dialog posts its fields, and the page itself may post
 * JSON. A network failure or an unexpected response is returned as data, so that the page keeps everything that was
 * typed.
 */
export async function postFromDialog(
  call: Pick<ClientActionFunctionArgs, 'request' | 'params' | 'serverAction'>,
): Promise<unknown> {
  const { request, params, serverAction } = call;
  try {
    const typed = isFormPost(request) ? await request.clone().formData() : null;
    if (typed?.get('intent') === 'code') return await proveCode(typed, params.country);
    return await serverAction();
  } catch (error) {
    const message = refusedPostMessage(error, '');
    const answer: DialogAnswer =
      message === ''
        ? { outcome: 'unreachable' }
        : { outcome: 'refused', errors: { form: message }, email: '' };
    return answer;
  }
}

/** Whether a post comes from the dialog: form fields, not JSON. */
export function isFormPost(request: Request): boolean {
  const type = request.headers.get('Content-Type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded');
}

/**
 * Verifies a code with the shared API call; as an action's response it also revalidates the page's data.
 * @param country the country for a new account
 */
export async function proveCode(typed: FormData, country: string | undefined): Promise<AuthAnswer> {
  const { proveLoginCode } = await import('./login-code.client.ts');
  const email = String(typed.get('email'));
  const answer = await proveLoginCode({
    email,
    code: String(typed.get('code')),
    country: isCountryCode(country) ? country : undefined,
  });
  if (answer.outcome === 'signed-in') return answer;
  return { outcome: 'refused', errors: { form: answer.message }, email };
}

/**
 * The message to show when a post was not answered by its action: the server's message when this network was
 * rate-limited (429), else the form's own.
 * @param error what `serverAction` threw
 */
export function refusedPostMessage(error: unknown, otherwise: string): string {
  const isCut = isRouteErrorResponse(error) && error.status === 429;
  return isCut && typeof error.data === 'string' ? error.data : otherwise;
}
