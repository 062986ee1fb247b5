import { describe, expect, it } from 'vitest';
import {
  concernsQuebec,
  isProvince,
  provinceCodes,
  provinceOfAddress,
} from '#app/domain/country/provinces.ts';

it('there are thirteen provinces and territories', () => {
  expect(provinceCodes.join(' ')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT');
  expect(isProvince('NS')).toBe(true);
  for (const other of ['ns', 'PQ', '', null, 5]) expect(isProvince(other)).toBe(false);
});

describe('the province of an address', () => {
  it.each([
    ['A1A 1A1', 'NL'],
    ['B3H 4R2', 'NS'],
    ['C1A 4P3', 'PE'],
    ['E1C 1A1', 'NB'],
    ['G1R 4S9', 'QC'],
    ['H2X 1Y4', 'QC'],
    ['J4B 5E4', 'QC'],
    ['K1A 0B1', 'ON'],
    ['L5B 3C2', 'ON'],
    ['m5v3l9', 'ON'],
    ['N2L-3G1', 'ON'],
    ['P3E 5J1', 'ON'],
    ['R3C 4A5', 'MB'],
    ['S4P 3Y2', 'SK'],
    ['T2P 1J9', 'AB'],
    ['V6B 1A1', 'BC'],
    ['X1A 2N9', 'NT'],
    ['X0E 0A1', 'NT'],
    ['X0A 0H0', 'NU'],
    ['X0B 0C0', 'NU'],
    ['x0c 0g0', 'NU'],
    ['Y1A 2C6', 'YT'],
  ])('%s is in %s', (code, province) => {
    expect(provinceOfAddress(`12 Main Street\n${code}\nCanada`)).toBe(province);
  });

  it.each([
    ['Calgary, Alberta', 'AB'],
    ['Victoria, B.C.', 'BC'],
    ['Victoria (Colombie-Britannique)', 'BC'],
    ['Winnipeg MB', 'MB'],
    ['Moncton, Nouveau-Brunswick', 'NB'],
    ["St. John's, Newfoundland and Labrador", 'NL'],
    ['Saint-Jean, Terre-Neuve-et-Labrador', 'NL'],
    ['Halifax, NOUVELLE-ÉCOSSE', 'NS'],
    ['Yellowknife, Northwest Territories', 'NT'],
    ['Yellowknife, Territoires du Nord-Ouest', 'NT'],
    ['Yellowknife, N.W.T.', 'NT'],
    ['Iqaluit NU', 'NU'],
    ['toronto, on', 'ON'],
    ['toronto on, Canada', 'ON'],
    ['Toronto, Ont.', 'ON'],
    ['Charlottetown, Île-du-Prince-Édouard', 'PE'],
    ['Charlottetown, P.E.I.', 'PE'],
    ['Québec', 'QC'],
    ['montréal qc\nCanada', 'QC'],
    ['Québec (Québec) Canada', 'QC'],
    ['Regina, Saskatchewan', 'SK'],
    ['Whitehorse, Yukon Territory', 'YT'],
  ])('%s is in %s without a postal code', (address, province) => {
    expect(provinceOfAddress(address)).toBe(province);
  });

  it('is the last one mentioned: streets are named after provinces too', () => {
    expect(provinceOfAddress('12 Quebec Street\nToronto, Ontario')).toBe('ON');
    expect(provinceOfAddress('8 rue Ontario, Montréal (QC)')).toBe('QC');
    expect(provinceOfAddress('Care of H2X 1Y4\nToronto M5V 3L9')).toBe('ON');
  });

  it('of the postal code takes precedence over a name', () => {
    expect(provinceOfAddress('Rue de Québec, Moncton E1C 1A1')).toBe('NB');
  });

  it.each([
    '',
    '1 High Street, London SW1A 1AA',
    'Focus on design',
    'Ontarioville',
    'D1A 1A1',
    'Springfield, IL 62704',
  ])('is unknown for "%s"', (address) => {
    expect(provinceOfAddress(address)).toBeNull();
  });
});

describe('an invoice is about Quebec', () => {
  const invoice = {
    country: 'ca',
    businessAddress: '',
    postalCode: null,
    clientAddress: '',
  } as const;

  it('because of its seller or its client', () => {
    expect(concernsQuebec({ ...invoice, businessAddress: 'Montréal', postalCode: 'H2X 1Y4' })).toBe(
      true,
    );
    expect(concernsQuebec({ ...invoice, clientAddress: 'Laval, Québec' })).toBe(true);
    expect(concernsQuebec({ ...invoice, clientAddress: 'Toronto, ON' })).toBe(false);
  });

  it('only within Canada', () => {
    expect(concernsQuebec({ ...invoice, country: 'us', clientAddress: 'Laval, Québec' })).toBe(
      false,
    );
  });
});
