import { languageTexts } from '#app/i18n/texts.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/** Announces the page's new language in a toast. */
export function announceLanguage(): void {
  toast.success(languageTexts.changed);
}
