import { describe, expect, it } from 'vitest';
import { isCountryCode } from '#app/domain/country/country.ts';
import {
  countryByName,
  countryByRegion,
  detectCountry,
  parseCountry,
} from '#app/domain/country/detect-country.ts';
import { concernsQuebec, provinceOfAddress } from '#app/domain/country/provinces.ts';

it('the four countries are found by code, stored name and region; GB from the edge is uk', () => {
  expect(isCountryCode('uk')).toBe(true);
  expect(isCountryCode('gb')).toBe(false);
  expect(isCountryCode('constructor')).toBe(false);
  expect(countryByName('Australia')).toBe('au');
  expect(countryByName('Germany')).toBeNull();
  expect(countryByRegion('GB')).toBe('uk');
  expect(countryByRegion('ca')).toBe('ca');
  expect(countryByRegion('DE')).toBeNull();
  expect(countryByRegion(undefined)).toBeNull();
  expect(parseCountry('UK')).toBe('uk');
  expect(parseCountry('au')).toBe('au');
  expect(parseCountry({})).toBeNull();
});

it('a country is detected from preference, stored choice, edge, then it is the USA', () => {
  const all = { preferred: 'UK', stored: 'ca', edgeRegions: ['AU', 'GB'] };
  expect(detectCountry(all)).toBe('uk');
  expect(detectCountry({ ...all, preferred: null })).toBe('ca');
  expect(detectCountry({ edgeRegions: [null, 'GB', 'AU'] })).toBe('uk');
  expect(detectCountry({ edgeRegions: ['XX', 'DE'] })).toBe('us');
  expect(detectCountry({})).toBe('us');
});

describe('the province of an address', () => {
  it.each([
    ['E1C 1A1', 'NB'],
    ['H2X 1Y4', 'QC'],
    ['K1A 0B1', 'ON'],
    ['m5v3l9', 'ON'],
    ['T2P 1J9', 'AB'],
    ['X1A 2N9', 'NT'],
    ['X0E 0A1', 'NT'],
    ['X0A 0H0', 'NU'],
    ['x0c 0g0', 'NU'],
    ['Y1A 2C6', 'YT'],
  ])('%s is in %s', (code, province) => {
    expect(provinceOfAddress(`12 Main Street\n${code}\nCanada`)).toBe(province);
  });

  it.each([
    ['Victoria, B.C.', 'BC'],
    ["St. John's, Newfoundland and Labrador", 'NL'],
    ['Halifax, NOUVELLE-ÉCOSSE', 'NS'],
    ['Yellowknife, Territoires du Nord-Ouest', 'NT'],
    ['Yellowknife, N.W.T.', 'NT'],
    ['toronto, on', 'ON'],
    ['Toronto, Ont.', 'ON'],
    ['Charlottetown, Île-du-Prince-Édouard', 'PE'],
    ['Québec (Québec) Canada', 'QC'],
    ['Whitehorse, Yukon Territory', 'YT'],
  ])('%s is in %s without a postal code', (address, province) => {
    expect(provinceOfAddress(address)).toBe(province);
  });

  it('is the last one mentioned: streets are named after provinces too', () => {
    expect(provinceOfAddress('12 Quebec Street\nToronto, Ontario')).toBe('ON');
    expect(provinceOfAddress('8 rue Ontario, Montréal (QC)')).toBe('QC');
    expect(provinceOfAddress('Care of H2X 1Y4\nToronto M5V 3L9')).toBe('ON');
  });

  it('of the postal code takes precedence over a name; others are unknown', () => {
    expect(provinceOfAddress('Rue de Québec, Moncton E1C 1A1')).toBe('NB');
    for (const address of ['', '1 High Street, London SW1A 1AA', 'Ontarioville', 'D1A 1A1']) {
      expect([address, provinceOfAddress(address)]).toEqual([address, null]);
    }
  });
});

describe('an invoice is about Quebec', () => {
  const empty = { businessAddress: '', postalCode: null, clientAddress: '' };
  const invoice = { ...empty, country: 'ca' } as const;

  it.each([
    [{ businessAddress: 'Montréal', postalCode: 'H2X 1Y4' }, true],
    [{ clientAddress: 'Laval, Québec' }, true],
    [{ clientAddress: 'Toronto, ON' }, false],
    [{ country: 'us' as const, clientAddress: 'Laval, Québec' }, false],
  ])('with %j: %s', (changes, isConcerned) => {
    expect(concernsQuebec({ ...invoice, ...changes })).toBe(isConcerned);
  });
});
