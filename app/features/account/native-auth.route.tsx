import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { offeredProviders } from '#app/features/account/server/provider-sign-in.api.server.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { signInByCode } from '#app/features/account/ui/auth-form.tsx';
import { NativeAuthPage } from '#app/features/account/ui/native-auth-page.tsx';
import { refusedPostMessage } from '#app/features/account/ui/post-from-dialog.ts';
import { titled } from '#app/frames/meta/page-meta.ts';
import { isNative, nativeCountry } from '#app/http/request/platform.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta = titled(() => pageTexts.names.auth);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = parseRedirectPath(query.get('redirectTo'));
  if (await getViewerOrGuest(request, context)) {
    throw redirect(redirectTo ?? nativePaths.invoices);
  }
  return {
    country: await nativeCountry(request, context),
    redirectTo,
    // In a browser, these pages only look like the native app and offer no providers.
    providers: isNative(request) ? offeredProviders({ request, context }) : [],
    isReset: query.get('reset') === 'success',
    mode: query.get('mode') === 'sign-up' ? ('sign-up' as const) : ('sign-in' as const),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerAuth(request, context, await nativeCountry(request, context), 'native');
}

/** Turns a network failure into a message, so that the typed email address is not lost. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData();
  if (typed.get('intent') === 'code') {
    return signInByCode(typed, { newAccount: nativePaths.home, otherwise: nativePaths.invoices });
  }
  try {
    return await serverAction<AuthAnswer>();
  } catch (error) {
    // The action redirects only after a successful sign-in or sign-up.
    if (error instanceof Response) throw error;
    const form = refusedPostMessage(error, signInAnswerTexts.failedNatively);
    const email = String(typed.get('email') ?? '');
    return { outcome: 'refused', errors: { form }, email } satisfies AuthAnswer;
  }
}

export default function NativeAuth() {
  const answer = useActionData<AuthAnswer>();
  return <NativeAuthPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />;
}
