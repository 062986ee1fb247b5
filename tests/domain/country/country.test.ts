import { describe, expect, it } from 'vitest';
import { countries, countryCodes, isCountryCode } from '#app/domain/country/country.ts';
import {
  countryByName,
  countryByRegion,
  detectCountry,
  parseCountry,
} from '#app/domain/country/detect-country.ts';

describe('the four countries', () => {
  it('have their currency, tax and format', () => {
    const rows = countryCodes.map((code) => {
      const { name, currency, taxRateThousandths, dateFormat, language } = countries[code];
      return [name, currency, taxRateThousandths, dateFormat, language];
    });
    expect(rows).toEqual([
      ['USA', 'USD', 0, 'MM/DD/YYYY', 'en-US'],
      ['Canada', 'CAD', 5000, 'DD/MM/YYYY', 'en-CA'],
      ['UK', 'GBP', 20000, 'DD/MM/YYYY', 'en-GB'],
      ['Australia', 'AUD', 10000, 'DD/MM/YYYY', 'en-AU'],
    ]);
  });

  it('are found by code, stored name and region; GB from the edge is uk', () => {
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
});

describe('country detection', () => {
  const all = { preferred: 'UK', stored: 'ca', edgeRegions: ['AU', 'GB'] };

  it('uses preference, stored choice, edge, then USA', () => {
    expect(detectCountry(all)).toBe('uk');
    expect(detectCountry({ ...all, preferred: null })).toBe('ca');
    expect(detectCountry({ edgeRegions: [null, 'GB', 'AU'] })).toBe('uk');
    expect(detectCountry({ edgeRegions: ['XX', 'DE'] })).toBe('us');
    expect(detectCountry({})).toBe('us');
  });

  it('ignores anything that isn’t one of the four', () => {
    expect(detectCountry({ preferred: 'Germany', stored: '<x>' })).toBe('us');
  });
});
