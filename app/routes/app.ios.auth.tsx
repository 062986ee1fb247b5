import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import { nativePlaces } from '#app/domain/navigation/places.ts';
import { readRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { answerAuth } from '#app/http/auth-action.server.ts';
import { offeredProviders } from '#app/http/provider-sign-in.server.ts';
import { readViewerOrNobody } from '#app/http/session.server.ts';
import { nativeCountry } from '#app/http/shell.server.ts';
import { AuthPage } from '#app/screens/account/auth-page.tsx';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Sign in', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = readRedirectPath(query.get('redirectTo'));
  if (await readViewerOrNobody(request, context)) {
    throw redirect(redirectTo ?? nativePlaces.invoices);
  }
  return {
    country: await nativeCountry(request, context),
    redirectTo: redirectTo ?? nativePlaces.invoices,
    providers: offeredProviders(context),
    tab: query.get('tab') === 'sign-up' ? ('sign-up' as const) : ('sign-in' as const),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerAuth(request, context, await nativeCountry(request, context));
}

export default function NativeAuth() {
  const answer = useActionData<AuthAnswer>();
  return <AuthPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />;
}
