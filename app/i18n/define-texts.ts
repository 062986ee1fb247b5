import { type LanguageCode, languages } from '#app/domain/language/languages.ts';
import { currentLanguage } from './current-language.ts';

/** The texts of a catalog: strings, groups of strings, and the forms of a plural. */
export type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** CLDR's plural categories for integers and fractions. */
type PluralCategories = {
  'en-US': 'one' | 'other';
  'en-GB': 'one' | 'other';
  'en-CA': 'one' | 'other';
  'en-AU': 'one' | 'other';
  'fr-CA': 'one' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
};

/** A catalog in another language: every key of the source, plurals in the forms that the language has. */
export type Translation<Source, Language extends LanguageCode> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends { readonly other: string }
      ? { readonly [Category in PluralCategories[Language]]: string }
      : Translation<Source[Key], Language>;
};

/** The texts that differ in another variety of English; in a list, by position. */
export type Differences<Source> = Source extends readonly unknown[]
  ? { readonly [At in Exclude<keyof Source, keyof (readonly unknown[])>]?: string }
  : {
      readonly [Key in keyof Source]?: Source[Key] extends string
        ? string
        : Differences<Source[Key]>;
    };

type Translations<Source> = {
  'en-GB'?: Differences<Source>;
  'en-CA'?: Differences<Source>;
  'en-AU'?: Differences<Source>;
  'fr-CA': Translation<Source, 'fr-CA'>;
  ru: Translation<Source, 'ru'>;
};

type Catalog = Readonly<Record<LanguageCode, Texts>>;

const catalogs = new WeakMap<object, Catalog>();

/**
 * Defines a catalog of texts. They are in the language of the request (`current-language.ts`), so code may only read
 * them during a request or a render, never while a module loads; `npm run lint` checks this. In browser bundles
 * `productTexts.title` is replaced by the text itself (`scripts/inline-texts.ts`), so code that uses a complete catalog
 * includes all of its texts. Calls are marked as pure, so that bundles omit unused catalogs.
 * @param source in English (US)
 */
export function defineTexts<const Source extends Texts>(
  source: Source,
  translations: Translations<Source>,
): Source {
  const catalog = Object.fromEntries(
    languages.map(({ code }) => [
      code,
      code === 'en-US' ? source : withDifferences(source, translations[code] ?? {}),
    ]),
  ) as Catalog;
  const reader = {};
  for (const key of Object.keys(source)) {
    Object.defineProperty(reader, key, {
      enumerable: true,
      get: () => catalog[currentLanguage()][key],
    });
  }
  catalogs.set(reader, catalog);
  return reader as Source;
}

/**
 * Returns the texts of a catalog in one language, whatever the language of the page or request. Browser bundles only
 * have those of documents (`document-languages.ts`).
 */
export function textsIn<Source extends Texts>(reader: Source, language: LanguageCode): Source {
  const catalog = catalogs.get(reader);
  if (!catalog) throw new TypeError('Not a catalog of texts');
  return catalog[language] as Source;
}

function withDifferences(source: Texts, differences: object): Texts {
  const own = new Map<string, unknown>(Object.entries(differences));
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => [key, withDifference(text, own.get(key))]),
  );
}

function withDifference(text: Texts[string], other: unknown): Texts[string] {
  if (other === undefined) return text;
  if (isList(text)) {
    const places = new Map(Object.entries(other as Record<string, string>));
    return text.map((each, at) => places.get(`${at}`) ?? each);
  }
  const isGroup = typeof text === 'object' && !('other' in text);
  return isGroup ? withDifferences(text, other as object) : (other as Texts[string]);
}

const isList = (text: Texts[string]): text is readonly string[] => Array.isArray(text);
