import * as z from 'zod';
import { identityProviderNames, identityProviders } from '#app/domain/account/identity-provider.ts';
import { planNames } from '#app/domain/billing/plans.ts';
import { isTimeZone } from '#app/domain/zone-days.ts';
import { joinedMessage } from '#app/features/account/public.server.ts';
import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { passwordTexts } from '#app/features/account/texts/password.ts';
import { signInAnswerTexts } from '#app/features/account/texts/sign-in-answers.ts';
import { clientTexts } from '#app/features/clients/texts/clients.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { fill } from '#app/i18n/fill.ts';
import { tooManyAttempts } from '../security/attempt-wait.server.ts';

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
export const messageShape = z.lazy(() =>
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

export type FlashMessage = z.infer<typeof messageShape>;

/** Formats a message in the language of the page that shows it. */
export function sayFlash(message: FlashMessage): string {
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
