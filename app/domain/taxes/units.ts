/** The units of a line, in menu order. */
export const unitCodes = [
  'hour',
  'minute',
  'day',
  'week',
  'month',
  'piece',
  'set',
  'lumpSum',
  'page',
  'word',
  'kilometre',
  'mile',
  'metre',
  'foot',
  'squareMetre',
  'squareFoot',
  'kilogram',
  'pound',
  'litre',
  'kilowattHour',
] as const;

export type UnitCode = (typeof unitCodes)[number];

export function isUnitCode(value: unknown): value is UnitCode {
  return unitCodes.some((code) => code === value);
}

/** UN/ECE Recommendation 20 codes, all of them in the EN 16931 code list. */
const recommendation20 = {
  hour: 'HUR',
  minute: 'MIN',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  piece: 'H87',
  set: 'SET',
  lumpSum: 'LS',
  page: 'ZP',
  word: 'D68',
  kilometre: 'KMT',
  mile: 'SMI',
  metre: 'MTR',
  foot: 'FOT',
  squareMetre: 'MTK',
  squareFoot: 'FTK',
  kilogram: 'KGM',
  pound: 'LBR',
  litre: 'LTR',
  kilowattHour: 'KWH',
} as const satisfies Record<UnitCode, string>;

/** Returns the UN/ECE Recommendation 20 code of a line's unit for e-invoices; without a unit that of "one". */
export function uneceCodeOf(unit: UnitCode | null): string {
  return unit === null ? 'C62' : recommendation20[unit];
}
