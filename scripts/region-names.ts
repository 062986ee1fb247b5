import { type LanguageCode, languages } from '../app/domain/language/languages.ts';

// The countries of ISO 3166 and what CLDR calls them. Node's ICU has both, and regions that are no countries besides.

const source = 'en-US';
/** Codes that ISO 3166 keeps for islands and unions or leaves to its users, and CLDR's own. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ';
/** Places whose long name has their status in it. */
const briefly = 'HK MO PS';

/** The text of every generated file by its name; the other Englishes have what they write otherwise. */
export function prepareRegionNames(): Map<string, string> {
  const codes = everyCode();
  const namesIn = (language: LanguageCode) => codes.map((code) => nameOf(code, language));
  const names = namesIn(source);
  return new Map(
    languages.map(({ code: language }) => {
      const isVariant = language.startsWith('en-') && language !== source;
      const lines = namesIn(language).map((name, at) =>
        isVariant && name === names[at] ? '' : `  ${codes[at]}: '${name}',\n`,
      );
      return [`${language.toLowerCase()}.ts`, describeFile(lines)];
    }),
  );
}

function nameOf(code: string, language: LanguageCode): string {
  // In Russian nobody writes out the United States.
  const isBrief = briefly.includes(code) || (code === 'US' && language === 'ru');
  const style = isBrief ? 'short' : 'long';
  return new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? code;
}

/** The codes of the countries, in their order; an old one (`SU`) stands for another and is left out. */
function everyCode(): string[] {
  const names = new Intl.DisplayNames(source, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && !noCountries.includes(code))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
}

function describeFile(lines: string[]): string {
  return `// Made by \`npm run prepare-cldr\` from CLDR ${process.versions.cldr} (Unicode License v3).

/** What countries are called, by their codes of ISO 3166. */
export const regions = {
${lines.join('')}} as const;
`;
}
