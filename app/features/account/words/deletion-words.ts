import { accountClosingTexts } from '#app/features/account/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';

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
