import { accountClosingTexts } from '#app/features/account/texts/account-closing.ts';
import { textsIn } from '#app/i18n/room.ts';

/**
 * Whether a typed confirmation is the words that the page asks for, or the English ones, whatever its capitals and
 * spaces. Not in the browser's files, which are in one language.
 */
export function confirmsDeletion(typed: string): boolean {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  return [accountClosingTexts, textsIn(accountClosingTexts, 'en-US')].some(
    (texts) => texts.words === words,
  );
}
