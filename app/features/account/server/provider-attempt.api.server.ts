import { type Cookie, createCookie } from '@remix-run/cloudflare';
import * as z from 'zod';
import { type IdentityProvider, providerAttemptMinutes } from '#app/domain/account/sign-in.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import { languageOf } from '#app/http/request/language.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';
import { randomToken } from '#app/http/session/token.server.ts';

const attemptSeconds = providerAttemptMinutes * 60;

const shared = { path: '/', httpOnly: true, secure: true, maxAge: attemptSeconds };

/** Apple's response is a form post from its own site, which only sends cookies with `SameSite=None`. */
const cookies = {
  google: createCookie('__Host-google-attempt', { ...shared, sameSite: 'lax' }),
  apple: createCookie('__Host-apple-attempt', { ...shared, sameSite: 'none' }),
} satisfies Record<IdentityProvider, Cookie>;

const attemptShape = z.lazy(() =>
  z.object({
    state: z.string().min(40),
    nonce: z.string().min(40),
    codeVerifier: z.string().min(43),
    /** Where to redirect after the sign-in; parsed strictly again when it is used. */
    redirectTo: z.string().nullable(),
    country: z.enum(countryCodes),
    /** Stored here because Apple's post sends no other cookie. */
    timeZone: z.string().nullable(),
    /** The page's language, stored here for the same reason. */
    language: z.string().refine(isLanguageCode).nullable(),
    /** The browser's session id, stored here for the same reason; it can't be used to sign in. */
    heldSessionId: z.string().nullable(),
    /** Milliseconds since the epoch. */
    startedAt: z.number(),
  }),
);

/** A sign-in with a provider that this browser has started. */
export type ProviderAttempt = z.infer<typeof attemptShape>;

/** Creates a sign-in attempt for this browser with its own secrets. */
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

/** The `Set-Cookie` value that stores an attempt in the browser for ten minutes. */
export function keepAttempt(provider: IdentityProvider, attempt: ProviderAttempt): Promise<string> {
  return cookies[provider].serialize(attempt);
}

/**
 * Gets the attempt that the browser has started and clears its cookie, since each attempt can be used only once.
 * @returns null if there is none or it is too old
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
