import { SelectField } from '#app/components/fields/select-field.tsx';
import { isLanguageCode, languages } from '#app/domain/language/languages.ts';
import { chooseLanguage, useLanguage } from '../language/use-language.ts';

const options = languages.map(({ code, name, isAvailable }) => ({
  value: code,
  label: isAvailable ? name : `${name} (not yet available)`,
  disabled: !isAvailable,
}));

/** The language of the pages: it takes effect at once and is not saved (`invoices.md` section 2, Settings). */
export function LanguageField() {
  const language = useLanguage();
  return (
    <SelectField
      label="Language"
      hint="Takes effect at once and holds until you close or reload the page."
      className="w-full sm:max-w-64"
      // Browsers put an earlier choice back after a reload, which is no longer true.
      autoComplete="off"
      options={options}
      value={language}
      onChange={({ target: { value } }) => {
        if (isLanguageCode(value)) chooseLanguage(value);
      }}
    />
  );
}

// @covers invoices-2.34
