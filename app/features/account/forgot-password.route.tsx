import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import type { ForgotPasswordAnswer } from '#app/domain/account/sign-in.ts';
import { answerForgotPassword } from '#app/features/account/server/reset-action.api.server.ts';
import { passwordTexts } from '#app/features/account/texts.ts';
import { ForgotPasswordPage } from '#app/features/account/ui/password-pages.tsx';
import { refusedPostMessage } from '#app/features/account/ui/post-from-dialog.ts';
import { track } from '#app/features/analytics-and-consent/ui/track.client.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta = unlisted(
  () => pageTexts.names['forgot-password'],
  () => passwordTexts.forgot.description,
);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return { country: requireCountry(params) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerForgotPassword(request, context, requireCountry(params));
}

/** Returns the same message even if the request failed, so that it never reveals whether an account exists. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<ForgotPasswordAnswer> {
  const typed = await request.clone().formData();
  try {
    const answer = await serverAction<ForgotPasswordAnswer>();
    if (answer.outcome === 'sent') track('password_reset_requested');
    return answer;
  } catch (error) {
    const cut = refusedPostMessage(error, '');
    if (!cut) return { outcome: 'sent', message: passwordTexts.forgot.sent };
    return { outcome: 'refused', errors: { form: cut }, email: String(typed.get('email') ?? '') };
  }
}

export default function ForgotPassword() {
  const { country } = useLoaderData<typeof loader>();
  const answer = useActionData<ForgotPasswordAnswer>();
  return <ForgotPasswordPage country={country} answer={answer ?? null} />;
}
