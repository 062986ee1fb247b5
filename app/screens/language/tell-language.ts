import { toast } from '#app/components/messages/toast.tsx';
import { languageTexts } from '#app/texts/languages.ts';

/** Says in which language the page is now. */
export function tellLanguage(): void {
  toast.success(languageTexts.changed);
}
