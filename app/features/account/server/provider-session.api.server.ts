import type { ProviderIdentity } from '#app/adapters/identity/identity-client.server.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import type { Platform } from '#app/domain/navigation/native-path.ts';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import type { FlashMessage, serializeFlash } from '#app/http/session/flash.server.ts';
import { parseReturnPath } from '#app/http/session/guards.server.ts';
import { prepareSession } from '#app/http/session/session.server.ts';
import { currentLanguage, inLanguage } from '#app/i18n/current-language.ts';
import { mailProof } from './account-mails.server.ts';
import type { ProviderAttempt } from './provider-attempt.api.server.ts';
import { signInWithProvider } from './sign-in.server.ts';

/** The page to open after a sign-in, with the message to show and the event to track. */
export type ProviderSession = {
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
    context.waitUntil(inLanguage(language, () => mailProof(context, proof, country)));
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
