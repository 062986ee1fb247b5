import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { isUnitCode, uneceCodeOf, unitCodes } from '#app/domain/taxes/units.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';

describe('the units of a line', () => {
  it('have a UN/ECE Recommendation 20 code', () => {
    expect(unitCodes.map((code) => `${code} ${uneceCodeOf(code)}`).join(', ')).toBe(
      'hour HUR, minute MIN, day DAY, week WEE, month MON, piece H87, set SET, lumpSum LS, page ZP, word D68, ' +
        'kilometre KMT, mile SMI, metre MTR, foot FOT, squareMetre MTK, squareFoot FTK, ' +
        'kilogram KGM, pound LBR, litre LTR, kilowattHour KWH',
    );
  });

  it('are "one" if a line has none', () => {
    expect(uneceCodeOf(null)).toBe('C62');
  });

  it('are the only ones', () => {
    expect(isUnitCode('hour')).toBe(true);
    for (const other of ['HUR', 'box', '', null, 5]) expect(isUnitCode(other)).toBe(false);
  });

  it.each(languages)('have a short form on a sheet and a name to choose in $code', ({ code }) => {
    const { units } = documentLanguage(code).words;
    expect(Object.keys(units)).toEqual([...unitCodes]);
    const names = inLanguage(code, () => unitCodes.map(unitName));
    for (const texts of [Object.values(units), names]) {
      expect(new Set(texts).size).toBe(unitCodes.length);
    }
  });

  it('are named in the page’s language and printed in the document’s', () => {
    expect(inLanguage('fr-CA', () => unitName('hour'))).toBe('Heures');
    expect(inLanguage('en-GB', () => unitName('litre'))).toBe('Litres');
    expect(documentLanguage('ru').words.units.day).toBe('дн.');
  });
});
