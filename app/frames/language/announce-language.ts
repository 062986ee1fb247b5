import { languageTexts } from '#app/i18n/languages.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/** Says in which language the page is now. */
export function announceLanguage(): void {
  toast.success(languageTexts.changed);
}
