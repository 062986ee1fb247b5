import { consentDays } from '#app/domain/consent/analytics.ts';
import { cookieMaxAge } from '#app/domain/cookies.ts';
import { closedDays, retentionYears } from './account-closing.ts';
import { maxWindowMs } from './attempt-limits.ts';
import { confirmationLinkDays, resetLinkMinutes } from './email-link.ts';
import { sessionDays, shortSessionHours } from './session-lifetimes.ts';
import { loginCodeMinutes, providerAttemptMinutes } from './sign-in.ts';

const hourMs = 3_600_000;

/** Days that the install prompt stays hidden after "Not now". */
export const installDismissedDays = 30;

/** Dead-letter messages contain client addresses; they are deleted after this many days. */
export const deadLetterDays = 30;

/** Expired rows are deleted hourly, so each may be stored that much longer. */
const jobMinutes = 60;

/** Retention periods, as stated on the legal pages; each name ends with its unit. */
export const retention = {
  closedDays,
  taxYears: retentionYears,
  attemptHours: maxWindowMs / hourMs + jobMinutes / 60,
  codeMinutes: loginCodeMinutes,
  storedCodeMinutes: loginCodeMinutes + jobMinutes,
  storedResetHours: (resetLinkMinutes + jobMinutes) / 60,
  confirmationDays: confirmationLinkDays,
  sessionDays,
  shortSessionHours,
  providerAttemptMinutes,
  cookieMonths: Math.round((cookieMaxAge * 12) / (365 * 24 * 3600)),
  consentMonths: Math.round((consentDays * 12) / 365),
  installDismissedDays,
  deadLetterDays,
} as const;
