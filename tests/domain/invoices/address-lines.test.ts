import { describe, expect, it } from 'vitest';
import { addressLines } from '#app/domain/invoices/address-lines.ts';

describe('the lines of an address', () => {
  it.each([
    ['US', '12 Oak Street\nPortland, OR', '97202', ['12 Oak Street', 'Portland, OR 97202']],
    ['US', '12 Oak Street, Portland, OR', '97202', ['12 Oak Street, Portland, OR 97202']],
    [
      'US',
      '12 Oak Street\nPortland, OR,',
      '97202-1234',
      ['12 Oak Street', 'Portland, OR 97202-1234'],
    ],
    [
      'US',
      '12 Oak Street\nPortland, OR\nU.S.A.',
      '97202',
      ['12 Oak Street', 'Portland, OR 97202', 'U.S.A.'],
    ],
    ['CA', '1 King Street\nToronto ON', 'M5V 2T6', ['1 King Street', 'Toronto ON M5V 2T6']],
    [
      'CA',
      '1 King Street\nToronto ON\nCanada',
      'M5V 2T6',
      ['1 King Street', 'Toronto ON M5V 2T6', 'Canada'],
    ],
  ])('in %s have the postal code on the city’s line: %j', (region, typed, code, lines) => {
    expect(addressLines(typed, code, region)).toEqual(lines);
  });

  it.each([
    ['GB', '2 High Street\nLondon', 'SW1A 1AA', ['2 High Street', 'London', 'SW1A 1AA']],
    ['US', '12 Oak Street', '97202', ['12 Oak Street', '97202']],
    ['US', '', '97202', ['97202']],
    ['US', '12 Oak Street\nPortland, OR 97202', '97202', ['12 Oak Street', 'Portland, OR 97202']],
    ['CA', '1 King Street\nToronto ON M5V2T6', 'M5V 2T6', ['1 King Street', 'Toronto ON M5V2T6']],
    ['US', '12 Oak Street\n\nPortland, OR', null, ['12 Oak Street', 'Portland, OR']],
  ])(
    'in %s are unchanged if nothing is missing, or have the code on its own line: %j',
    (region, typed, code, lines) => {
      expect(addressLines(typed, code, region)).toEqual(lines);
    },
  );
});
