import { createCookie, redirect } from '@remix-run/cloudflare';
import * as z from 'zod';
import { confirmParameter } from '#app/domain/account/email-link.ts';
import { identityProviderNames, identityProviders } from '#app/domain/account/sign-in.ts';
import { planNames } from '#app/domain/billing/plans.ts';
import { isTimeZone } from '#app/domain/zone-days.ts';
import { joinedMessage } from '#app/features/account/public.server.ts';
import {
  accountMessageTexts,
  passwordTexts,
  signInAnswerTexts,
} from '#app/features/account/texts.ts';

import { clientTexts } from '#app/features/clients/texts.ts';
import { tooManyAttempts } from '#app/http/security/throttle.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';

/** Messages without values. */
const sentences = {
  'welcome-back': () => signInAnswerTexts.welcomeBack,
  'account-created': () => signInAnswerTexts.accountCreated,
  'account-created-natively': () => signInAnswerTexts.accountCreatedNatively,
  'sign-in-failed': () => signInAnswerTexts.failed,
  'apple-sign-in-failed': () => signInAnswerTexts.failedWithApple,
  'account-deleted': () => signInAnswerTexts.closed,
  'logged-out': () => signInAnswerTexts.loggedOut,
  'still-signed-in': () => signInAnswerTexts.stillSignedIn,
  'signed-out': () => signInAnswerTexts.signedOut,
  'sign-out-failed': () => signInAnswerTexts.signOutFailed,
  'invalid-reset-link': () => passwordTexts.reset.invalidLink,
  'email-confirmed': () => accountMessageTexts.confirmation.done,
  'confirmation-over': () => accountMessageTexts.confirmation.linkOver,
  'confirmation-over-send-new': () => accountMessageTexts.confirmation.linkOverSendNew,
  'client-not-found': () => clientTexts.notFound,
} as const satisfies Record<string, () => string>;

type PlainCode = keyof typeof sentences;

/** The maximum listed in a merge message, plus one to show that there are more (`joinedMessage`). */
export const maxRenumbered = 6;
const invoiceNumber = z.string().max(100);

/** A message as stored in the cookie: a code with values, independent of language. */
const messageSchema = z.lazy(() =>
  z.union([
    z.object({ code: z.enum(Object.keys(sentences) as [PlainCode, ...PlainCode[]]) }),
    z.object({ code: z.literal('provider-linked'), provider: z.enum(identityProviders) }),
    z.object({
      code: z.literal('too-many-attempts'),
      endsAt: z.number(),
      askedAt: z.number(),
      timeZone: z.string().refine(isTimeZone).nullable(),
    }),
    z.object({
      code: z.literal('accounts-joined'),
      plan: z.enum(planNames).nullable(),
      renumbered: z.array(z.object({ from: invoiceNumber, to: invoiceNumber })).max(maxRenumbered),
    }),
    z.object({
      code: z.literal('not-loaded'),
      what: z.enum(['client', 'clone', 'edit']),
      why: z.enum(['databaseAway', 'invoiceNotFound']),
    }),
  ]),
);

export type FlashMessage = z.infer<typeof messageSchema>;

/** Formats a message in the language of the page that shows it. */
function formatFlash(message: FlashMessage): string {
  switch (message.code) {
    case 'provider-linked': {
      const provider = identityProviderNames[message.provider];
      return fill(signInAnswerTexts.providerLinked, { provider });
    }
    case 'too-many-attempts':
      return tooManyAttempts(message.endsAt, message.askedAt, message.timeZone);
    case 'accounts-joined':
      return joinedMessage(message.renumbered, message.plan);
    case 'not-loaded':
      return fill(failureTexts.loading[message.what], {
        message: failureTexts.reasons[message.why],
      });
    default:
      return sentences[message.code]();
  }
}

/** Passes a message to the next page. */
export const flashCookie = createCookie('__Host-flash', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 60,
});

const flashSchema = z.lazy(() =>
  z.object({
    /** Distinguishes two equal messages in a row. */
    id: z.string().max(50),
    kind: z.enum(['success', 'error', 'info']),
    message: messageSchema,
    /** A user returned from an identity provider: the event for the page to count, with consent. */
    arrival: z
      .object({ event: z.enum(['sign_up', 'login']), method: z.enum(identityProviders) })
      .optional(),
  }),
);

type StoredFlash = z.infer<typeof flashSchema>;

/** A message that a page shows once as a toast, in its language. */
type Flash = Omit<StoredFlash, 'message'> & { message: string };

/** Redirects to a page that shows a toast. `path` must be one of our paths; the status is 302 by default. */
export async function redirectWithFlash(
  path: string,
  kind: Flash['kind'],
  message: FlashMessage,
  { status = 302, arrival }: { status?: number; arrival?: Flash['arrival'] } = {},
): Promise<Response> {
  const cookie = await serializeFlash(kind, message, arrival);
  return redirect(path, { status, headers: { 'Set-Cookie': cookie } });
}

/** Returns the `Set-Cookie` value of a message for the next page, for responses whose script navigates itself. */
export function serializeFlash(
  kind: Flash['kind'],
  message: FlashMessage,
  arrival?: Flash['arrival'],
): Promise<string> {
  const flash: StoredFlash = { id: crypto.randomUUID(), kind, message, arrival };
  return flashCookie.serialize(flash);
}

/**
 * Returns the message for this page, if any, and adds the cookie's removal to `answerHeaders`. A confirmation link
 * takes none: it redirects with its own message, which that removal would delete.
 */
export async function consumeFlash(
  request: Request,
  answerHeaders: Headers,
): Promise<Flash | null> {
  if (new URL(request.url).searchParams.has(confirmParameter)) return null;
  const stored = await flashCookie.parse(request.headers.get('Cookie'));
  if (stored === null) return null;
  answerHeaders.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }));
  const flash = flashSchema.safeParse(stored);
  return flash.success ? { ...flash.data, message: formatFlash(flash.data.message) } : null;
}

/** Returns the headers of a redirect without the removal of a message, which waits for the final page. */
export function preserveFlash(answerHeaders: Headers): Headers {
  const kept = new Headers(answerHeaders);
  kept.delete('Set-Cookie');
  for (const cookie of answerHeaders.getSetCookie()) {
    const isRemoval = cookie.startsWith(`${flashCookie.name}=`) && cookie.includes('Max-Age=0');
    if (!isRemoval) kept.append('Set-Cookie', cookie);
  }
  return kept;
}
