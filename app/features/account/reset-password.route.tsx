import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
} from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { ResetAnswer } from '#app/domain/account/sign-in.ts';
import { answerResetPassword } from '#app/features/account/server/reset-action.api.server.ts';
import { passwordTexts } from '#app/features/account/texts.ts';
import { ResetPasswordPage } from '#app/features/account/ui/password-pages.tsx';
import { refusedPostMessage } from '#app/features/account/ui/post-from-dialog.ts';
import {
  clearRecoveryToken,
  consumeRecoveryToken,
} from '#app/features/account/ui/recovery-token.client.ts';
import { track } from '#app/features/analytics-and-consent/ui/track.client.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';
import { toast } from '#app/ui/messages/toast.tsx';

export const meta = unlisted(
  () => pageTexts.names['reset-password'],
  () => passwordTexts.reset.description,
);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return { country: requireCountry(params) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerResetPassword(request, context, requireCountry(params));
}

/** Turns a network failure into a message, so that the typed values are not lost. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<ResetAnswer>();
  } catch (error) {
    if (error instanceof Response) {
      clearRecoveryToken();
      if (error.headers.get('Location')?.includes('reset=success')) {
        track('password_reset_completed');
      }
      throw error;
    }
    const form = refusedPostMessage(error, passwordTexts.reset.failed);
    return { outcome: 'refused', errors: { form } } satisfies ResetAnswer;
  }
}

export default function ResetPassword() {
  const { country } = useLoaderData<typeof loader>();
  const answer = useActionData<ResetAnswer>();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    const take = () => setToken(consumeRecoveryToken());
    take();
    if (consumeRecoveryToken() === null) {
      toast.error(passwordTexts.reset.invalidLink, { id: 'invalid-reset-link' });
      navigate(`/${country}/auth`, { replace: true });
    }
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [country, navigate]);
  useEffect(() => {
    if (token) track('password_reset_opened');
  }, [token]);

  return <ResetPasswordPage country={country} token={token} answer={answer ?? null} />;
}
