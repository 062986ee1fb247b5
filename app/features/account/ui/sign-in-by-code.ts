import { redirect } from '@remix-run/react';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { proveCode } from './post-from-dialog.ts';

/** Where a sign-in without a return page redirects to. */
type Landings = { newAccount: string; otherwise: string };

/**
 * The `clientAction` of an auth screen for a code: signs in and redirects as the server does after a password.
 * @returns the errors for a wrong code
 */
export async function signInByCode(typed: FormData, { newAccount, otherwise }: Landings) {
  const answer = await proveCode(typed, String(typed.get('country')));
  if (answer.outcome !== 'signed-in') return answer;
  track(answer.isNew ? 'sign_up' : 'login', { method: 'code' });
  toast.success(answer.message);
  const origin = parseRedirectPath(String(typed.get('redirectTo') ?? ''));
  // The invoice list shows the notice about an earlier account.
  const isFirst = answer.isNew && !answer.hasEarlier;
  return redirect(origin ?? (isFirst ? newAccount : otherwise));
}
