import { documentLanguages, ownNameOf } from '#app/domain/language/document-language.ts';
import type { SelectOption } from '#app/ui/fields/field.tsx';

/** Returns select options for the languages of documents, each in its own language. */
export function documentLanguageOptions(): SelectOption[] {
  return documentLanguages.map((code) => ({
    value: code,
    label: ownNameOf(code),
    lang: code.slice(0, 5),
  }));
}
