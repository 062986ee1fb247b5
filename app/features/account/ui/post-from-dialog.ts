import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import { isCountryCode } from '#app/domain/country/country.ts';

/** What a dialog's post is answered with; `unreachable` when it did not get through. */
export type DialogAnswer = AuthAnswer | { outcome: 'unreachable' };

/**
 * The `clientAction` of a page that opens the sign-in dialog: the dialog posts its fields, the page itself may post JSON. A
 * dead network or an answer that is not ours becomes data, so that the page stays with all that was typed.
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

/** Whether a post is the dialog's: fields of a form, not JSON. */
export function isFormPost(request: Request): boolean {
  const type = request.headers.get('Content-Type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded');
}

/**
 * A code goes to the call that every client uses; as an action's answer it also loads the page's data anew.
 * @param country of an account that is made
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
 * What a form says when its post was not answered by its action: the server's sentence when a flood from this network
 * was cut (429), else the form's own.
 * @param error what `serverAction` threw
 */
export function refusedPostMessage(error: unknown, otherwise: string): string {
  const isCut = isRouteErrorResponse(error) && error.status === 429;
  return isCut && typeof error.data === 'string' ? error.data : otherwise;
}
