import { documentLanguages, ownNameOf } from '#app/domain/language/document-language.ts';
import type { SelectOption } from '#app/ui/fields/select-field.tsx';

/** A choice among the languages of documents, each named in itself. */
export function documentLanguageOptions(): SelectOption[] {
  return documentLanguages.map((code) => ({
    value: code,
    label: ownNameOf(code),
    lang: code.slice(0, 5),
  }));
}
