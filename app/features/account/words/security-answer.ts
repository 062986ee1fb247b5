import type { NewPasswordErrors } from '#app/domain/account/password.ts';
import { accountClosingTexts } from '#app/features/account/texts/account-closing.ts';
import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { passwordTexts } from '#app/features/account/texts/password.ts';

/** What the Security section of Settings shows after a refused post; `form` concerns no single field. */
export type SecurityErrors = NewPasswordErrors & { current?: string; form?: string };

/** The answer to a post of the Security section. Typed passwords never come back. */
export type SecurityAnswer =
  | { outcome: 'changed'; message: string }
  | { outcome: 'refused'; errors: SecurityErrors };

/** What a post of the section says that did not get through, by its intent. */
export function securityFailure(intent: unknown): string {
  if (intent === 'delete-account') return accountClosingTexts.refused.failed;
  return intent === 'change-password'
    ? passwordTexts.change.failed
    : accountMessageTexts.sessions.failed;
}

/** A signed-in browser as the list of sessions shows it. */
export type ListedSession = {
  id: string;
  /** Browser and system: `Firefox on Windows`. */
  device: string;
  /** Instants in milliseconds since the epoch; last seen is known to the hour. */
  signedInAt: number;
  lastSeenAt: number;
  /** The browser that asks. */
  isThis: boolean;
};
