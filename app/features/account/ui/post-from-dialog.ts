import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { useCallback } from 'react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { isCountryCode } from '#app/domain/country/country.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { usePost } from '#app/ui/form/use-post.ts';

/** The response to a dialog's post; `unreachable` if the request failed. */
type DialogAnswer = AuthAnswer | { outcome: 'unreachable' };

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
    if (typed?.get('intent') === 'code') return await verifyCode(typed, params.country);
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
function isFormPost(request: Request): boolean {
  const type = request.headers.get('Content-Type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded');
}

/**
 * Verifies a code with the shared API call; as an action's response it also revalidates the page's data.
 * @param country the country for a new account
 */
export async function verifyCode(
  typed: FormData,
  country: string | undefined,
): Promise<AuthAnswer> {
  const { submitLoginCode } = await import('./login-code.client.ts');
  const email = String(typed.get('email'));
  const answer = await submitLoginCode({
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

/**
 * Posts the sign-in dialog's fields to the page it is shown on, whose `clientAction` is `postFromDialog`, and tracks a
 * sign-in. The promise rejects if the request failed.
 * @param here the page's own path: when offline, Remix fails to load another page's module and reloads this one
 */
export function useDialogPost(here: string) {
  const post = usePost<DialogAnswer>(here, 'application/x-www-form-urlencoded');
  return useCallback(
    async (fields: Record<string, string>): Promise<AuthAnswer> => {
      const answer = await post({ ...fields, screen: 'dialog' });
      if (answer.outcome === 'unreachable') throw new Error('The sign-in request failed');
      if (answer.outcome === 'signed-in') {
        const isNew = fields.intent === 'sign-up' || answer.isNew;
        const method = fields.intent === 'code' ? 'code' : 'password';
        track(isNew ? 'sign_up' : 'login', { method });
      }
      return answer;
    },
    [post],
  );
}
