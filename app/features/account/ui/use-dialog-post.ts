import { useCallback } from 'react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import type { DialogAnswer } from './post-from-dialog.ts';

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
      if (answer.outcome === 'unreachable') throw new Error('The sign-in did not get through');
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
