import { expect, test } from 'vitest';
import { localUnder, parseLocalBanks } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { freshSettings, noPictures } from '#app/domain/settings/settings-draft.ts';

const kept = (country: CountryCode) => ({
  settings: { ...freshSettings(country), businessName: 'Wren', routingNumber: `of ${country}` },
  pictures: noPictures,
  country,
  lastModified: 1,
  synced: false,
});

const pairs = countryCodes.flatMap((own) => countryCodes.map((other) => [own, other] as const));

test.each(pairs)('settings typed in %s, on the pages of %s', (own, other) => {
  const there = localUnder(kept(own), other);
  expect(there).toMatchObject({ country: other, settings: { country: own, businessName: 'Wren' } });
  expect(there.settings.routingNumber).toBe(own === other ? `of ${own}` : '');
  const typed = { ...there.settings, routingNumber: 'new' };
  const back = localUnder({ ...there, settings: typed }, own);
  expect(back.settings.routingNumber).toBe(own === other ? 'new' : `of ${own}`);
  expect(localUnder(back, other).settings.routingNumber).toBe('new');
});

test('an invalid part of stored bank details is dropped', () => {
  const stored = {
    us: { routingNumber: '1', iban: 'x', bankName: 7 },
    xx: { bankName: 'y' },
    au: 3,
  };
  expect(parseLocalBanks(stored)).toEqual({ us: { routingNumber: '1' } });
  expect(parseLocalBanks('text')).toEqual({});
});
