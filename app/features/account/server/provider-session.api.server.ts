import { type Cookie, createCookie } from '@remix-run/cloudflare';
import * as z from 'zod';
import type { ProviderIdentity } from '#app/adapters/identity/identity-client.server.ts';
import { type IdentityProvider, providerAttemptMinutes } from '#app/domain/account/sign-in.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import type { Platform } from '#app/domain/navigation/platform.ts';
import { languageOf } from '#app/http/request/language.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import type { FlashMessage, serializeFlash } from '#app/http/session/flash.server.ts';
import { parseReturnPath } from '#app/http/session/guards.server.ts';
import { getSessionId, prepareSession } from '#app/http/session/session.server.ts';
import { randomToken } from '#app/http/session/token.server.ts';
import { currentLanguage, inLanguage } from '#app/i18n/current-language.ts';
import { sendProofEmail } from './account-emails.server.ts';
import { signInWithProvider } from './sign-in.server.ts';

const attemptSeconds = providerAttemptMinutes * 60;

const shared = { path: '/', httpOnly: true, secure: true, maxAge: attemptSeconds };

/** Apple's response is a form post from its own site, which only sends cookies with `SameSite=None`. */
const cookies = {
  google: createCookie('__Host-google-attempt', { ...shared, sameSite: 'lax' }),
  apple: createCookie('__Host-apple-attempt', { ...shared, sameSite: 'none' }),
} satisfies Record<IdentityProvider, Cookie>;

const attemptSchema = z.lazy(() =>
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
export type ProviderAttempt = z.infer<typeof attemptSchema>;

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
export function saveAttempt(provider: IdentityProvider, attempt: ProviderAttempt): Promise<string> {
  return cookies[provider].serialize(attempt);
}

/**
 * Gets the attempt that the browser has started and clears its cookie, since each attempt can be used only once.
 * @returns null if there is none or it is too old
 */
export async function redeemAttempt(
  provider: IdentityProvider,
  request: Request,
  context: RequestContext,
): Promise<ProviderAttempt | null> {
  const cookie = cookies[provider];
  context.answerHeaders.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }));
  const kept = attemptSchema.safeParse(await cookie.parse(request.headers.get('Cookie')));
  if (!kept.success) return null;
  return context.now - kept.data.startedAt <= attemptSeconds * 1000 ? kept.data : null;
}

/** The page to open after a sign-in, with the message to show and the event to track. */
type ProviderSession = {
  path: string;
  message: FlashMessage;
  arrival: NonNullable<Parameters<typeof serializeFlash>[2]>;
};

/**
 * Signs in a user identified by a provider: finds, links or creates the account, starts the session, and emails the
 * owner if this changed the account.
 * @returns null if the account is closed
 * @throws if the database is unavailable
 */
export async function openProviderSession(
  { request, context }: Call,
  provider: IdentityProvider,
  {
    identity,
    attempt,
    platform,
  }: {
    identity: ProviderIdentity;
    attempt: ProviderAttempt;
    platform: Platform;
  },
): Promise<ProviderSession | null> {
  const newUserId = crypto.randomUUID();
  const { session, handOver } = prepareSession(request, context, newUserId, true);
  const { country, timeZone, heldSessionId } = attempt;
  const language = attempt.language ?? currentLanguage();
  const signedIn = await signInWithProvider(context.db, {
    kind: provider,
    ...identity,
    newUserId,
    heldSessionId,
    country,
    timeZone,
    language,
    now: context.now,
    session,
  });
  if (signedIn.outcome === 'closed') return null;
  handOver();
  const { effect } = signedIn;
  if (effect === 'joined') context.endChannels(signedIn.userId, { except: [session.id] });
  if (identity.verifiedEmail !== null) {
    const proof = { effect, email: identity.verifiedEmail, way: provider };
    context.waitUntil(inLanguage(language, () => sendProofEmail(context, proof, country)));
  }
  const paths = pathsOf(platform, country);
  const isNative = platform === 'native';
  const isNew = signedIn.outcome === 'signed-up';
  const firstPage = isNative ? paths.home : `/${country}/pricing`;
  // The invoice list shows the notice about the earlier account.
  const page = isNew && effect !== 'set-aside' ? firstPage : paths.invoices;
  const created = isNative ? 'account-created-natively' : 'account-created';
  const welcomeBack: FlashMessage =
    effect === 'linked' ? { code: 'provider-linked', provider } : { code: 'welcome-back' };
  return {
    path: parseReturnPath(attempt.redirectTo, page),
    message: isNew ? { code: created } : welcomeBack,
    arrival: { event: isNew ? 'sign_up' : 'login', method: provider },
  };
}
