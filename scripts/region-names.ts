import { type LanguageCode, languages } from '#app/domain/language/languages.ts';

// The ISO 3166 countries and their CLDR names. Node's ICU has both, as well as regions that aren't countries.

const source = 'en-US';
/** ISO 3166 codes for islands, unions and private use, and CLDR's own. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ';
/** Places whose long name includes their status. */
const briefly = 'HK MO PS';

/** Returns the text of every generated file by name; the other Englishes only contain their differences. */
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
  // Russian doesn't use the full name of the United States.
  const isBrief = briefly.includes(code) || (code === 'US' && language === 'ru');
  const style = isBrief ? 'short' : 'long';
  const name = new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? code;
  // French has names such as `îles Cook`; here each stands alone.
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Lists the country codes in order, without old codes (`SU`) that are aliases of another. */
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
