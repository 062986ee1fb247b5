import { parseDecimal } from './decimal.ts';
import { currencies } from './money.ts';

/**
 * A file's number format: whether a comma is always the decimal separator, and whether a single dot separates
 * thousands.
 */
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
 * Converts a human-written number to decimal text for `parseDecimal`: accepts `$1,200.50`, `1 200,50 ₽`, `20%` and
 * `12,5`. A single comma is a decimal comma if the style says so or if it can't separate thousands.
 * @returns null when it isn't a number
 */
export function plainNumber(text: string, style: NumberStyle = english): string | null {
  const trimmed = text.trim();
  if (!style.dotGroups && plain.test(trimmed)) return trimmed;
  if (trimmed.length > 64) return null;
  const decimal = withPoint(bareNumber(trimmed), style);
  return parseDecimal(decimal, 3) === null ? null : decimal;
}

/** Removes currency and percent signs and the spaces between thousands. */
export function bareNumber(text: string): string {
  const unmarked = text.trim().replace(markBefore, '$1').replace(marksBehind, '');
  return unmarked.replace(grouping, '$1');
}

/**
 * Parses the same to a scaled integer: `parseNumber('12,5', 2)` is 1250. Further digits are rounded half away from
 * zero.
 */
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
