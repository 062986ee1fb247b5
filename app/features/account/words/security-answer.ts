import type { NewPasswordErrors } from '#app/domain/account/sign-in.ts';
import {
  accountClosingTexts,
  accountMessageTexts,
  passwordTexts,
} from '#app/features/account/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';

/** Errors of the Security section in Settings; `form` belongs to no single field. */
export type SecurityErrors = NewPasswordErrors & { current?: string; form?: string };

/** The response of the Security section. Passwords are never sent back. */
export type SecurityAnswer =
  | { outcome: 'changed'; message: string }
  | { outcome: 'refused'; errors: SecurityErrors };

/** Returns the message for a failed request of the section, by its intent. */
export function securityFailure(intent: unknown): string {
  if (intent === 'delete-account') return accountClosingTexts.refused.failed;
  return intent === 'change-password'
    ? passwordTexts.change.failed
    : accountMessageTexts.sessions.failed;
}

/** A signed-in browser in the list of sessions. */
export type ListedSession = {
  id: string;
  /** Browser and operating system: `Firefox on Windows`. */
  device: string;
  /** Milliseconds since the epoch; the last activity is accurate to the hour. */
  signedInAt: number;
  lastSeenAt: number;
  /** The browser that made this request. */
  isThis: boolean;
};

/**
 * Whether the typed confirmation matches the requested phrase or the English one, ignoring case and spaces. Runs on the
 * server only, since browser bundles contain one language.
 */
export function confirmsDeletion(typed: string): boolean {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  return [accountClosingTexts, textsIn(accountClosingTexts, 'en-US')].some(
    (texts) => texts.words === words,
  );
}
