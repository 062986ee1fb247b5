import { mkdirSync, writeFileSync } from 'node:fs';
import { type Cldr, type CountedUnit, pluralRules } from '#app/domain/language/cldr.ts';
import { languages } from '#app/domain/language/languages.ts';
import { currencies, currencyCodes } from '#app/domain/money/money.ts';
import { countries, countryCodes } from '../app/domain/country/country.ts';
import { prepareRegionNames } from './region-names.ts';

// Node's ICU contains CLDR: its formatted output is split into tables. Intentional differences in English (symbols,
// months, the order of dates) are defined here.

const texts = new URL('../app/i18n/', import.meta.url);
const monthIndexes = Array.from({ length: 12 }, (_, index) => index);
const dayOf = (month: number) => Date.UTC(2026, month, 21);

/** Returns the text of every generated file by name; the same CLDR always gives the same text. */
export function prepareCldr(): Map<string, string> {
  return new Map(languages.map(({ code }) => [`${code}.ts`, describeFile(tableOf(code))]));
}

function tableOf(language: Cldr['language']): Cldr {
  const plural = new Intl.Locale(language).language as Cldr['plural'];
  const isEnglish = plural === 'en';
  const number = partsOf(new Intl.NumberFormat(language).formatToParts(-1234567.5));
  const [percentSign] = behindNumber(new Intl.NumberFormat(language, { style: 'percent' }));
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const [symbol = '', space = ''] = behindNumber(money);
  // Thousands are grouped from the first one on, and negative numbers start with a hyphen; `money.ts` relies on both.
  const { group = '', decimal = '' } = number;
  const whole = new Intl.NumberFormat(language);
  if (whole.format(1234) !== `1${group}234` || whole.format(-5) !== '-5')
    throw new Error(`${language} groups thousands or signs numbers differently`);
  return {
    language,
    plural,
    decimal,
    group,
    percent: percentSign ?? '',
    isSymbolFirst: symbol === '',
    apart: isEnglish ? ' ' : space,
    ...(isEnglish ? { symbols: {}, ownDollar: null } : dollarsOf(language)),
    ...(isEnglish ? monthsOf('en-US') : monthsOf(language)),
    ...datesOf(language, isEnglish),
    and: jointOf(language, 'conjunction'),
    or: jointOf(language, 'disjunction'),
    minute: unitOf(language, plural, 'minute'),
    hour: unitOf(language, plural, 'hour'),
  };
}

type Part = { type: string; value: string };

function partsOf(parts: Part[]): Record<string, string> {
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Returns what a format puts after a number, and the space before it. */
function behindNumber(format: Intl.NumberFormat): [text: string, space: string] {
  const parts = format.formatToParts(1);
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const text = parts
    .slice(last + 1)
    .map(({ value }) => value)
    .join('');
  return [text, /^\s*/.exec(text)?.[0] ?? ''];
}

/** If the language's own country writes its dollar as `$`, all other dollars are `$` too, followed by their code. */
function dollarsOf(language: string): Pick<Cldr, 'symbols' | 'ownDollar'> {
  const { region } = new Intl.Locale(language);
  const symbolIn = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    partsOf(
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay,
      }).formatToParts(1),
    ).currency;
  const own = Object.values(countries).find((country) => country.region === region)?.currency;
  if (!own || symbolIn(own, 'symbol') !== '$') return { symbols: {}, ownDollar: null };
  const dollars = currencyCodes.filter((code) => symbolIn(code, 'narrowSymbol') === '$');
  const others = dollars.filter((code) => currencies[code].symbol !== '$');
  return { symbols: Object.fromEntries(others.map((code) => [code, '$'])), ownDollar: own };
}

function monthsOf(language: string): Pick<Cldr, 'shortMonths' | 'longMonths' | 'aloneMonths'> {
  const names = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return monthIndexes.map((index) => partsOf(format.formatToParts(dayOf(index))).month).join(' ');
  };
  return {
    shortMonths: names(withMonth('short')),
    longMonths: names(withMonth('long')),
    aloneMonths: names({ month: 'short', year: 'numeric' }),
  };
}

const withMonth = (month: 'short' | 'long') =>
  ({ day: 'numeric', month, year: 'numeric' }) as const;

function datesOf(
  language: string,
  isEnglish: boolean,
): Pick<Cldr, 'day' | 'numericDate' | 'longDate'> {
  const perCountry = (pattern: (country: (typeof countries)[keyof typeof countries]) => string) =>
    Object.fromEntries(countryCodes.map((code) => [code, pattern(countries[code])])) as Record<
      (typeof countryCodes)[number],
      string
    >;
  if (isEnglish)
    return {
      day: 'd MMM y',
      numericDate: perCountry(({ dateFormat }) =>
        dateFormat.replace('DD', 'dd').replace('YYYY', 'y'),
      ),
      longDate: perCountry((country) => datePattern(country.language, withMonth('long'))),
    };
  const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return {
    day: datePattern(language, withMonth('short')),
    numericDate: perCountry(() => datePattern(language, numeric)),
    longDate: perCountry(() => datePattern(language, withMonth('long'))),
  };
}

/** Replaces the narrow space of `2026 г.` by the one used in amounts, which people type and search for. */
function datePattern(language: string, options: Intl.DateTimeFormatOptions): string {
  const months = { short: 'MMM', long: 'MMMM', '2-digit': 'MM', numeric: 'M', narrow: 'MMMMM' };
  const signs: Record<string, string> = {
    day: options.day === '2-digit' ? 'dd' : 'd',
    month: months[options.month ?? 'numeric'],
    year: 'y',
  };
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    .formatToParts(dayOf(10))
    .map(({ type, value }) => signs[type] ?? value)
    .join('')
    .replaceAll('\u202f', '\u00a0');
}

function jointOf(language: string, type: 'conjunction' | 'disjunction'): Cldr['and'] {
  const format = new Intl.ListFormat(language, { type });
  const literals = (members: string[]) =>
    format.formatToParts(members).flatMap((part) => (part.type === 'literal' ? part.value : []));
  const [two = ''] = literals(['a', 'b']);
  const [comma, middle, last = ''] = literals(['a', 'b', 'c', 'd']);
  if (comma !== ', ' || middle !== ', ') throw new Error(`${language} has no commas in its lists`);
  return { two, last };
}

function unitOf(language: string, plural: Cldr['plural'], unit: string): CountedUnit {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const patternOf = (amount: number) =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'literal' || type === 'unit' ? value : type))
      .join('')
      .replace(/integer.*(integer|fraction)|integer/, '{0}');
  const examples = [1, 2, 5, 1.5, 1_000_000];
  const forms = categories.flatMap((category) => {
    const example = examples.find((amount) => pluralRules[plural](amount) === category);
    if (example === undefined) throw new Error(`${language}: no example of ${category}`);
    return [[category, patternOf(example)]] as const;
  });
  const order = ['one', 'few', 'many', 'other'];
  forms.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return Object.fromEntries(forms) as CountedUnit;
}

function describeFile(table: Cldr): string {
  return `// Made by \`npm run prepare-cldr\` from CLDR ${process.versions.cldr} (Unicode License v3).
import type { Cldr } from '#app/domain/language/cldr.ts';

export const cldr = ${describe(table)} as const satisfies Cldr;
`;
}

function describe(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const lines = Object.entries(value).map(([key, each]) => {
    const text = describe(each, deeper);
    const isLong = typeof each === 'string' && `${deeper}${key}: ${text},`.length > 100;
    return `${deeper}${key}:${isLong ? `\n${deeper}  ` : ' '}${text},\n`;
  });
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
}

/** Escapes spaces that look alike. */
function quote(text: string): string {
  const visible = text.replace(
    /[^\S ]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${visible}'`;
}

function writeFiles(name: string, files: Map<string, string>): void {
  const folder = new URL(`${name}/`, texts);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) {
    writeFileSync(new URL(file, folder), text);
    console.log(`${name}/${file}`);
  }
}

if (process.argv[1]?.endsWith('prepare-cldr.ts')) {
  writeFiles('cldr', prepareCldr());
  writeFiles('regions', prepareRegionNames());
}
