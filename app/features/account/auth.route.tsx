import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { countryOfPath } from '#app/domain/country/detect-country.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { offeredProviders } from '#app/features/account/server/provider-sign-in.api.server.ts';
import { signInAnswerTexts, signInTexts } from '#app/features/account/texts.ts';
import { signInByCode } from '#app/features/account/ui/auth-form.tsx';
import { AuthPage } from '#app/features/account/ui/auth-page.tsx';
import { refusedPostMessage } from '#app/features/account/ui/post-from-dialog.ts';
import { track } from '#app/features/analytics-and-consent/ui/track.client.ts';
import { publicPageMeta } from '#app/frames/meta/public-page-meta.ts';
import { countryOfNewAccount, requireCountry } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta: MetaFunction = (page) =>
  publicPageMeta(
    {
      title: isSignUpTab(page.location.search) ? pageTexts.createAccount : pageTexts.names.auth,
      description: signInTexts.page.description,
    },
    page,
  );

const isSignUpTab = (search: string) => new URLSearchParams(search).get('tab') === 'sign-up';

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'auth');
  const page = requireCountry(params);
  const query = new URL(request.url).searchParams;
  const redirectTo = parseRedirectPath(query.get('redirectTo'));
  if (await getViewerOrGuest(request, context)) {
    throw redirect(redirectTo ?? `/${page}/invoices`);
  }
  return {
    country: countryOfPath(redirectTo) ?? page,
    accountCountry: countryOfNewAccount(request, context, { origin: redirectTo, page }),
    redirectTo,
    isReset: query.get('reset') === 'success',
    providers: offeredProviders({ request, context }),
    tab: isSignUpTab(request.url.split('?')[1] ?? '') ? ('sign-up' as const) : ('sign-in' as const),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerAuth(request, context, requireCountry(params));
}

/** Turns a network failure into a message, so that the typed email address is not lost. */
export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData();
  if (typed.get('intent') === 'code') {
    return signInByCode(typed, {
      newAccount: `/${typed.get('country')}/pricing`,
      otherwise: `/${params.country}/invoices`,
    });
  }
  const isSignUp = typed.get('intent') === 'sign-up';
  try {
    return await serverAction<AuthAnswer>();
  } catch (error) {
    if (error instanceof Response) {
      // The action redirects only after a successful sign-in or sign-up.
      if (error.status < 400) track(isSignUp ? 'sign_up' : 'login', { method: 'password' });
      throw error;
    }
    const form = refusedPostMessage(
      error,
      isSignUp ? signInAnswerTexts.signUpFailed : signInAnswerTexts.failed,
    );
    const email = String(typed.get('email') ?? '');
    return { outcome: 'refused', errors: { form }, email } satisfies AuthAnswer;
  }
}

export default function Auth() {
  const answer = useActionData<AuthAnswer>();
  return <AuthPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />;
}
