import { expect, test } from 'vitest';
import { internationalPhone } from '#app/domain/clients/international-phone.ts';

test.each([
  ['us', '(212) 555-0142', '12125550142'],
  ['us', '1-212-555-0142', '12125550142'],
  ['ca', '416.555.0163', '14165550163'],
  ['uk', '020 7946 0321', '442079460321'],
  ['uk', '07700 900123', '447700900123'],
  ['uk', '+44 (0)20 7946 0321', '442079460321'],
  ['au', '(02) 5550 0184', '61255500184'],
  ['au', '0491 570 006', '61491570006'],
  ['us', '+49 30 901820', '4930901820'],
] as const)('in %s, %s is %s', (country, phone, expected) => {
  expect(internationalPhone({ country, phone, region: null })).toBe(expected);
});

test.each([
  ['us', null],
  ['us', ''],
  ['us', '555-0142'],
  ['us', '112-555-0142'],
  ['us', '212-555-0142 ext. 3'],
  ['us', 'ask for Ann'],
  ['uk', '2079460321'],
  ['au', '0191 570 006'],
  ['us', '+1234567'],
  ['us', '+0123456789'],
  ['us', '+1234567890123456'],
] as const)('in %s, %s is no complete number', (country, phone) => {
  expect(internationalPhone({ country, phone, region: null })).toBeNull();
});

test('without a calling code, the number of a client elsewhere is unknown', () => {
  const phone = '(212) 555-0142';
  expect(internationalPhone({ country: 'us', region: 'FR', phone })).toBeNull();
  expect(internationalPhone({ country: 'us', region: 'US', phone })).toBe('12125550142');
  expect(internationalPhone({ country: 'us', region: 'FR', phone: '+33 6 12 34 56 78' })).toBe(
    '33612345678',
  );
});
