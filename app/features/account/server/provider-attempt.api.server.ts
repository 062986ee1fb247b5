import { type Cookie, createCookie } from '@remix-run/cloudflare';
import * as z from 'zod';
import {
  type IdentityProvider,
  providerAttemptMinutes,
} from '#app/domain/account/identity-provider.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import { languageOf } from '#app/http/request/language.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';
import { randomToken } from '#app/http/session/token.server.ts';

const attemptSeconds = providerAttemptMinutes * 60;

const shared = { path: '/', httpOnly: true, secure: true, maxAge: attemptSeconds };

/** Apple answers with a form post from its own site, which brings only cookies of `SameSite=None`. */
const cookies = {
  google: createCookie('__Host-google-attempt', { ...shared, sameSite: 'lax' }),
  apple: createCookie('__Host-apple-attempt', { ...shared, sameSite: 'none' }),
} satisfies Record<IdentityProvider, Cookie>;

const attemptShape = z.lazy(() =>
  z.object({
    state: z.string().min(40),
    nonce: z.string().min(40),
    codeVerifier: z.string().min(43),
    /** Where to go afterwards; read strictly again when it is used. */
    redirectTo: z.string().nullable(),
    country: z.enum(countryCodes),
    /** Apple's post brings no other cookie, so it is kept here. */
    timeZone: z.string().nullable(),
    /** That of the page, likewise. */
    language: z.string().refine(isLanguageCode).nullable(),
    /** The id of the session that the browser held, likewise; it is no secret that opens anything. */
    heldSessionId: z.string().nullable(),
    /** Milliseconds since the epoch. */
    startedAt: z.number(),
  }),
);

/** A sign-in with a provider that this browser has begun. */
export type ProviderAttempt = z.infer<typeof attemptShape>;

/** Starts a sign-in for this browser, with secrets of its own. */
export function createAttempt(
  { request, context }: Call,
  goal: Pick<ProviderAttempt, 'country' | 'redirectTo'>,
): ProviderAttempt {
  return {
    state: randomToken(),
    nonce: randomToken(),
    codeVerifier: randomToken(),
    redirectTo: goal.redirectTo,
    country: goal.country,
    timeZone: getTimeZone(request),
    language: languageOf(request, goal.country),
    heldSessionId: getSessionId(request),
    startedAt: context.now,
  };
}

/** The `Set-Cookie` value that keeps an attempt in the browser for ten minutes. */
export function keepAttempt(provider: IdentityProvider, attempt: ProviderAttempt): Promise<string> {
  return cookies[provider].serialize(attempt);
}

/**
 * The attempt that the browser has begun, which this takes away from it: each is good for one answer.
 * @returns null when there is none, or it is too old
 */
export async function takeAttempt(
  provider: IdentityProvider,
  request: Request,
  context: RequestContext,
): Promise<ProviderAttempt | null> {
  const cookie = cookies[provider];
  context.answerHeaders.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }));
  const kept = attemptShape.safeParse(await cookie.parse(request.headers.get('Cookie')));
  if (!kept.success) return null;
  return context.now - kept.data.startedAt <= attemptSeconds * 1000 ? kept.data : null;
}
