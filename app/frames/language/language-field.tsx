import { useState } from 'react';
import { isLanguageCode, languages } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { languageTexts } from '#app/i18n/texts.ts';
import { chooseLanguage } from '#app/ui/browser/language-choice.client.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { toast } from '#app/ui/messages/toast.tsx';

/** The language of the pages; saved as soon as it is chosen. */
export function LanguageField({ isGuest }: { isGuest: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (value: string) => {
    if (!isLanguageCode(value) || isBusy) return;
    setBusy(true);
    if (await chooseLanguage(value)) return;
    setBusy(false);
    toast.error(languageTexts.notChanged);
  };
  return (
    <SelectField
      label={languageTexts.label}
      hint={isGuest ? languageTexts.guestHint : languageTexts.hint}
      // Browsers restore the choice from the previous page.
      autoComplete="off"
      options={languages.map(({ code }) => ({ value: code, label: languageTexts.names[code] }))}
      value={currentLanguage()}
      onChange={({ target: { value } }) => void choose(value)}
    />
  );
}
