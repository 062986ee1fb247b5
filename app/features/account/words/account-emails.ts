import { closedDays } from '#app/domain/account/account-closing.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import type { EmailContent, EmailPart, ProductInfo } from '#app/domain/email/email-content.ts';
import { isTimeZone } from '#app/domain/zone-days.ts';
import { renewsAt, secondPlanText } from '#app/features/billing/public.words.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { composeEmail } from '#app/features/sending/public.words.ts';
import { emailTexts } from '#app/features/sending/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDuration } from '#app/i18n/format/time.ts';

/** Creates the email with a sign-in code; the subject contains the code, so that phone notifications show it. */
export function loginCodeEmail(
  product: ProductInfo,
  { code, minutes }: { code: string; minutes: number },
): EmailContent {
  const texts = emailTexts.loginCode;
  const named = { product: product.productName };
  return composeEmail(product, {
    subject: fill(texts.subject, { code, ...named }),
    heading: texts.heading,
    parts: [
      fill(texts.type, named),
      { kind: 'code', code },
      fill(texts.works, { minutes }),
      texts.notYou,
    ],
  });
}

/** Creates the email that asks a new user to confirm the address; the link works for `days` days. */
export function confirmationEmail(
  product: ProductInfo,
  { link, days }: { link: string; days: number },
): EmailContent {
  const texts = emailTexts.confirmation;
  const named = { product: product.productName };
  return composeEmail(product, {
    subject: fill(texts.subject, named),
    heading: fill(texts.heading, named),
    parts: [
      texts.ready,
      { kind: 'button', label: texts.button, link },
      fill(texts.works, { days }),
      texts.notYou,
    ],
  });
}

/** Creates the email with the password reset link; it works for `minutes` minutes. */
export function resetEmail(
  product: ProductInfo,
  { link, minutes }: { link: string; minutes: number },
): EmailContent {
  const texts = emailTexts.reset;
  const named = { product: product.productName };
  return composeEmail(product, {
    subject: fill(texts.subject, named),
    heading: texts.heading,
    parts: [
      fill(texts.asked, named),
      setPassword(link),
      fill(texts.expires, { duration: formatDuration(minutes) }),
      texts.notYou,
    ],
  });
}

type PasswordChange = {
  /** When it was changed, milliseconds since the epoch. */
  changedAt: number;
  /** The owner's IANA time zone; null means UTC. */
  timeZone: string | null;
  /** Where to request a reset link. */
  forgotPasswordLink: string;
  /** True when the session that changed it stays signed in. */
  keepsSession?: boolean;
};

/** Creates the email that tells the owner when the password was changed, and what to do if it wasn't them. */
export function passwordChangedEmail(product: ProductInfo, change: PasswordChange): EmailContent {
  const texts = emailTexts.passwordChanged;
  const named = { product: product.productName };
  const moment = formatInstant(change.changedAt, change.timeZone);
  return composeEmail(product, {
    subject: fill(texts.subject, named),
    heading: texts.heading,
    parts: [
      fill(change.keepsSession ? texts.whenOthers : texts.whenAll, { moment, ...named }),
      texts.you,
      fill(texts.notYou, { email: product.supportEmail }),
      setPassword(change.forgotPasswordLink),
    ],
  });
}

/**
 * Creates the email that tells the owner that password sign-in is blocked for the day after too many wrong passwords.
 */
export function guessedPasswordsEmail(
  product: ProductInfo,
  { count, forgotPasswordLink }: { count: number; forgotPasswordLink: string },
): EmailContent {
  const texts = emailTexts.guessedPasswords;
  const named = { product: product.productName };
  return composeEmail(product, {
    subject: fill(texts.subject, named),
    heading: texts.heading,
    parts: [
      fill(texts.tried, { count, ...named }),
      texts.waysIn,
      setPassword(forgotPasswordLink),
      fill(texts.elsewhere, { email: product.supportEmail }),
    ],
  });
}

function setPassword(link: string): EmailPart {
  return { kind: 'button', label: emailTexts.frame.setPassword, link };
}

type AccountClosing = {
  /** When its data will be wiped, milliseconds since the epoch. */
  wipeDueAt: number;
  /** The owner's IANA time zone; null means UTC. */
  timeZone: string | null;
  /** The plan was bought in the App Store, where only the owner can cancel it. */
  hasAppStorePlan: boolean;
};

/**
 * Creates the email that tells the owner that the account was deleted, what happens next, and what to do if it wasn't
 * them.
 */
export function accountClosedEmail(product: ProductInfo, closing: AccountClosing): EmailContent {
  const texts = emailTexts.accountClosed;
  const day = formatDayOf(closing.wipeDueAt, closing.timeZone);
  return composeEmail(product, {
    subject: fill(texts.subject, { product: product.productName }),
    heading: texts.heading,
    parts: [
      texts.signedOut,
      fill(texts.wiped, { days: closedDays, day }),
      ...(closing.hasAppStorePlan ? [texts.apple] : []),
      fill(texts.notYou, { email: product.supportEmail }),
    ],
  });
}

type SecondPlan = {
  /** All renewing plans, more than one. */
  renewing: readonly RenewingPlan[];
  /** Where plans are managed. */
  settingsLink: string;
};

/** Creates the email that tells an owner that more than one plan is charged, and how to stop that. */
export function secondPlanEmail(
  product: ProductInfo,
  { renewing, settingsLink }: SecondPlan,
): EmailContent {
  const texts = emailTexts.secondPlan;
  return composeEmail(product, {
    subject: fill(texts.subject, { product: product.productName }),
    heading: texts.heading,
    parts: [
      secondPlanText(renewing) ?? '',
      ...(renewsAt(renewing, 'app_store') ? [billingTexts.several.cancelWithApple] : []),
      ...(renewsAt(renewing, 'stripe')
        ? [texts.web, { kind: 'button', label: texts.button, link: settingsLink } as const]
        : []),
      fill(texts.notMeant, { email: product.supportEmail }),
    ],
  });
}

const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats an instant (ms) in an IANA time zone: `May 2, 2026 at 4:30 PM GMT+2`. Null means UTC. */
function formatInstant(instantMs: number, timeZone: string | null): string {
  return say(instantMs, timeZone, { ...day, ...hour });
}

/** Formats only its date: `May 2, 2026`. */
function formatDayOf(instantMs: number, timeZone: string | null): string {
  return say(instantMs, timeZone, day);
}

function say(instantMs: number, timeZone: string | null, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(currentLanguage(), {
    ...options,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(instantMs);
}
