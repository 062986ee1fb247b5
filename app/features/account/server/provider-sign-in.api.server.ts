import { redirect } from '@remix-run/cloudflare';
import { isProviderSignInError } from '#app/adapters/identity/identity-client.server.ts';
import {
  type IdentityProvider,
  identityProviders,
  type OfferedProvider,
} from '#app/domain/account/sign-in.ts';
import { isCountryCode } from '#app/domain/country/country.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { detectVisitorCountry } from '#app/http/request/country.server.ts';
import { isNative } from '#app/http/request/platform.server.ts';
import type {
  Call,
  RefusalWord,
  RequestContext,
} from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { claimTry } from '#app/http/security/throttle.server.ts';
import { type FlashMessage, redirectWithFlash } from '#app/http/session/flash.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import {
  createAttempt,
  openProviderSession,
  type ProviderAttempt,
  redeemAttempt,
  saveAttempt,
} from './provider-session.api.server.ts';

const failures = {
  google: 'sign-in-failed',
  apple: 'apple-sign-in-failed',
} as const satisfies Record<IdentityProvider, string>;

/** The errors that providers return when the user pressed Cancel; the second is Apple's. */
const cancelled = new Set(['access_denied', 'user_cancelled_authorize']);

/**
 * The providers to show buttons for: those with keys. Provider pages don't open in an app's web view, so the iOS app
 * offers only Apple's native sign-in sheet.
 */
export function offeredProviders({ request, context }: Call): OfferedProvider[] {
  if (isNative(request)) return context.appleApp ? ['apple-app'] : [];
  return identityProviders.filter((provider) => context.identityClients[provider] !== null);
}

/**
 * Starts a sign-in: stores `?redirectTo=` and `?country=` with the secrets in a cookie and redirects to the provider.
 * Returns 404 if the provider has no keys.
 */
export async function startProviderSignIn(
  provider: IdentityProvider,
  { request, context }: Call,
): Promise<Response> {
  const client = context.identityClients[provider];
  if (!client) return apiError(404, 'not-found', signInAnswerTexts.notOffered);
  const query = new URL(request.url).searchParams;
  const chosen = query.get('country');
  const country = isCountryCode(chosen) ? chosen : await detectVisitorCountry(request, context);
  const redirectTo = parseRedirectPath(query.get('redirectTo'));
  const attempt = createAttempt({ request, context }, { country, redirectTo });
  const cookie = await saveAttempt(provider, attempt);
  return redirect(client.startUrl(attempt).href, { headers: { 'Set-Cookie': cookie } });
}

/**
 * Completes a sign-in with the provider's response: starts a session and redirects on, or redirects back to the auth
 * page.
 * @param answer the provider's parameters, from the query or from a form
 */
export async function finishProviderSignIn(
  provider: IdentityProvider,
  answer: URLSearchParams,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const client = context.identityClients[provider];
  const attempt = await redeemAttempt(provider, request, context);
  const back = await authPath(attempt, request, context);
  const fail = (message: FlashMessage = { code: failures[provider] }) =>
    redirectWithFlash(back, 'error', message, { status: 303 });
  const refuse = (why: RefusalWord, message?: FlashMessage) => {
    context.recordRefusal(why);
    return fail(message);
  };

  if (!client || !attempt || answer.get('state') !== attempt.state) return refuse('state');
  if (cancelled.has(answer.get('error') ?? '')) return redirect(back, 303);
  const code = answer.get('code');
  if (!code) return refuse('code');

  try {
    const wait = await claimTry(context, [{ limit: 'signInPerNetwork' }]);
    if (wait)
      return refuse('limit', {
        code: 'too-many-attempts',
        endsAt: wait.endsAt,
        askedAt: context.now,
        timeZone: getTimeZone(request),
      });
    const identity = await client.identify(code, attempt, context.now);
    const opened = await openProviderSession({ request, context }, provider, {
      identity,
      attempt,
      platform: 'web',
    });
    if (!opened) return refuse('closed', { code: 'account-deleted' });
    return redirectWithFlash(opened.path, 'success', opened.message, {
      status: 303,
      arrival: opened.arrival,
    });
  } catch (error) {
    if (!isProviderSignInError(error) && !isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return fail();
  }
}

/** The path of the auth page, with the tab that shows the provider buttons and the page to return to. */
async function authPath(
  attempt: ProviderAttempt | null,
  request: Request,
  context: RequestContext,
): Promise<string> {
  const country = attempt?.country ?? (await detectVisitorCountry(request, context));
  const redirectTo = parseRedirectPath(attempt?.redirectTo);
  const query = new URLSearchParams({ tab: 'sign-up', ...(redirectTo && { redirectTo }) });
  return `/${country}/auth?${query}`;
}
