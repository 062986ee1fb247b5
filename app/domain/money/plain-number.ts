import { currencies } from './currency.ts';
import { parseDecimal } from './decimal.ts';

/** How a file writes numbers: whether a comma is always the decimal one, and whether a single dot groups thousands. */
export type NumberStyle = { decimalComma: boolean; dotGroups: boolean };

const english: NumberStyle = { decimalComma: false, dotGroups: false };

const marks = [
  ...Object.values(currencies).flatMap(({ code, symbol }) => [code, symbol]),
  'RUB',
  '₽',
  'руб.',
  'руб',
  'р.',
  '%',
]
  .sort((a, b) => b.length - a.length)
  .map((mark) => mark.replace(/[$.]/g, '\\$&'))
  .join('|');
const markBefore = new RegExp(`^([+-]?)(?:${marks})\\s*`, 'i');
const marksBehind = new RegExp(`(?:\\s*(?:${marks}))+$`, 'i');
const plain = /^\d+(?:\.\d+)?$/;
const grouping = /(\d)[\s'’](?=\d{3}(?!\d))/g;

/**
 * A number as people write it, as decimal text for `parseDecimal`: `$1,200.50`, `1 200,50 ₽`, `20%` and `12,5` are
 * read. A comma alone is a decimal one where the style says so or where it cannot group thousands.
 * @returns null when it is no number
 */
export function plainNumber(text: string, style: NumberStyle = english): string | null {
  const trimmed = text.trim();
  if (!style.dotGroups && plain.test(trimmed)) return trimmed;
  if (trimmed.length > 64) return null;
  const decimal = withPoint(bareNumber(trimmed), style);
  return parseDecimal(decimal, 3) === null ? null : decimal;
}

/** A number without its marks of currency or percent, and without spaces between its thousands. */
export function bareNumber(text: string): string {
  const unmarked = text.trim().replace(markBefore, '$1').replace(marksBehind, '');
  return unmarked.replace(grouping, '$1');
}

/** The same as a scaled integer: `parseNumber('12,5', 2)` is 1250. Digits beyond `decimals` round half away from zero. */
export function parseNumber(text: string, decimals: number): number | null {
  const decimal = plainNumber(text);
  return decimal === null ? null : parseDecimal(decimal, decimals);
}

function withPoint(text: string, { decimalComma, dotGroups }: NumberStyle): string {
  const commas = text.split(',').length - 1;
  const dots = text.split('.').length - 1;
  if (commas > 0 && dots > 0) {
    const isCommaLast = text.lastIndexOf(',') > text.lastIndexOf('.');
    return isCommaLast && commas === 1 ? text.replaceAll('.', '').replace(',', '.') : text;
  }
  if (commas === 1) {
    const canGroup = /^[+-]?[1-9]\d{0,2},\d{3}$/.test(text);
    return decimalComma || !canGroup ? text.replace(',', '.') : text;
  }
  const isGrouped = /^[+-]?\d{1,3}(\.\d{3})+$/.test(text);
  return isGrouped && (dots > 1 || dotGroups) ? text.replaceAll('.', '') : text;
}
