import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import { parseSettings, parseWholeSettings } from '#app/domain/settings/parse-settings.ts';
import {
  columnsOfChanges,
  rateColumns,
  settleSettings,
  taxRateText,
} from '#app/domain/settings/settings-columns.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { noRegistrations } from '#app/domain/taxes/registration.ts';
import { fullSettings, registered } from '#tests/support/full-settings.ts';

const row = (tax: string, rate: string, number = '') => ({ tax, number, rate });
const us = (...numbers: ReturnType<typeof row>[]): Partial<SettingsDraft> => ({
  registrationUs: { registered: 'yes', since: '', numbers },
});

function check(
  changes: Partial<SettingsDraft>,
  country: CountryCode = 'us',
  stored?: SettingsDraft,
) {
  const checked = checkSettings({ ...fullSettings(country), ...changes }, { country, stored });
  if (!checked.ok) return checked.issues.map(({ field, group, ...issue }) => [field, issue]);
  return settleSettings(fullSettings(country), checked.columns);
}

describe('a registration in settings', () => {
  it('is stored as it is displayed, trimmed and without empty rows', () => {
    const typed = us(row(' Albany ', ' 4.0 ', ' P-1 '), row('', '', ' '), row('', '8.87565'));
    expect(check(typed)).toMatchObject(us(row('Albany', '4', 'P-1'), row('', '8.8757')));
  });

  it.each([
    [row('', '100.0001'), 'rate', { code: 'taxRate' }],
    [row('Albany', ''), 'rate', { code: 'taxRate' }],
    [row('x'.repeat(41), '1'), 'tax', { code: 'taxNameLength' }],
    [row('', '1', 'x'.repeat(51)), 'number', { code: 'tooLong', label: 'taxNumber', max: 50 }],
  ])('reports what is wrong with a row: %j', (wrong, part, message) => {
    const typed = us(row('State', '4'), wrong);
    expect(check(typed)).toEqual([[`registrationUs.numbers.1.${part}`, message]]);
  });

  it('reports two taxes with one name, and an invalid date', () => {
    const same = us(row('State', '4'), row('State', '5'));
    const message = { code: 'sameTax' };
    expect(check(same)).toEqual([['registrationUs.numbers.1.tax', message]]);
    const since = { registrationUk: { ...registered('uk', {}), since: '2020-02-30' } };
    expect(check(since, 'uk')).toEqual([['registrationUk.since', { code: 'date' }]]);
  });

  it('omits errors in what isn’t shown: for unregistered sellers, and for other countries', () => {
    const numbers = [row('State', 'x'), row('City', '4')];
    const no = { registrationUs: { registered: 'no' as const, since: 'x', numbers } };
    expect(check(no)).toMatchObject({
      registrationUs: { registered: 'no', since: '', numbers: [row('City', '4')] },
    });
    const stored = { ...fullSettings('uk'), ...us(row('State', '4')) };
    expect(check(us(row('State', 'x')), 'uk', stored)).toMatchObject(us(row('State', '4')));
    expect(check(us(row('State', '5')), 'uk', stored)).toMatchObject(us(row('State', '5')));
  });

  it('is stored with the answers for other countries, which are one column', () => {
    const stored = { ...fullSettings('uk'), registrationAu: registered('au', {}) };
    const changes = { registrationUk: registered('uk', { VAT: 'GB1' }) };
    const checked = checkSettings({ ...stored, ...changes }, { country: 'uk', stored });
    const written = checked.ok && columnsOfChanges(checked.columns, changes);
    expect(Object.keys(written || {})).toEqual(['taxRegistrations']);
    expect(settleSettings(stored, written || {})).toMatchObject({
      ...changes,
      registrationAu: registered('au', {}),
    });
  });

  it('and the other tax choices are parsed exactly; missing ones have their defaults', () => {
    expect(parseSettings({ rounding: 'up' })).toBeNull();
    expect(parseSettings({ pricesIncludeTax: 'yes' })).toBeNull();
    expect(parseSettings({ registrationUs: { registered: 'yes' } })).toBeNull();
    const { rounding, pricesIncludeTax, finePrices, ...others } = freshSettings('us');
    const rest = Object.entries(others).filter(([field]) => !(field in noRegistrations()));
    expect(parseWholeSettings(Object.fromEntries(rest))).toEqual(freshSettings('us'));
  });
});

describe('the rate of settings', () => {
  it.each([
    [null, null, null, ''],
    [50_000, 5000, null, '5'],
    [99_750, 9975, null, '9.975'],
    [88_755, 8876, '8.8755', '8.8755'],
    [4, 0, '0.0004', '0.0004'],
    [1_000_000, 100_000, null, '100'],
  ])('of %s ten-thousandths is stored exactly', (rate, taxRateThousandths, exact, text) => {
    const columns = rateColumns(rate);
    expect(columns).toEqual({ taxRateThousandths, taxRateExact: exact });
    expect(taxRateText(columns)).toBe(text);
  });

  it('has up to 4 decimals', () => {
    expect(check({ taxRate: '8.8755' }, 'ca')).toMatchObject({ taxRate: '8.8755' });
    const refused = [['taxRate', { code: 'taxRate' }]];
    expect(check({ taxRate: '100.0001' }, 'ca')).toEqual(refused);
  });
});
