import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
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
import { emailOf } from '#tests/support/long-texts.ts';

function check(changes: Partial<SettingsDraft>, country: CountryCode = 'us') {
  return checkSettings({ ...fullSettings(country), ...changes }, { country });
}

function issuesOf(changes: Partial<SettingsDraft>, country: CountryCode = 'us') {
  const checked = check(changes, country);
  return checked.ok ? [] : checked.issues.map(({ field, group, ...issue }) => [field, issue]);
}

describe('the postal code', () => {
  it.each([
    ['us', ' 12345 ', '12345', '1234', '12345'],
    ['ca', 'k1a0b1', 'K1A 0B1', '12345', 'A1A 1A1'],
    ['uk', 'sw1a1aa', 'SW1A 1AA', '12345', 'SW1A 1AA'],
    ['au', '2000', '2000', '20000', '2000'],
  ] as const)(
    'of %s: %j becomes %j, %j is refused first',
    (country, typed, kept, wrong, example) => {
      expect(check({ postalCode: typed }, country)).toMatchObject({
        columns: { postalCode: kept },
      });
      expect(issuesOf({ postalCode: wrong, businessName: '' }, country)).toEqual([
        ['postalCode', { code: 'postalCode', country, example }],
        ['businessName', { code: 'required', label: 'businessName' }],
      ]);
    },
  );

  it('is required, which is reported in its turn', () => {
    expect(issuesOf({ postalCode: ' ', address: '' }, 'uk')).toEqual([
      ['address', { code: 'required', label: 'businessAddress' }],
      ['postalCode', { code: 'required', label: 'postalCode', country: 'uk' }],
    ]);
  });

  it('that is stored may have the format of the business’s own country', () => {
    const stored = fullSettings('au');
    const isFine = (postalCode: string) => {
      const draft = { ...stored, postalCode, phone: '+61 2 1234 5678' };
      return checkSettings(draft, { country: 'us', stored: { ...stored, postalCode: '2000' } }).ok;
    };
    expect([isFine('2000'), isFine('3000')]).toEqual([true, false]);
  });
});

describe('other payment links', () => {
  const link = (url: string) => ({ otherPaymentLinks: [{ name: 'Wise', url }] });
  it.each([
    ['http://wise.com/pay/me', { code: 'otherLinkNotHttps', name: 'Wise' }],
    ['wise', { code: 'anyLink', name: 'Wise' }],
    ['https://user@wise.com/', { code: 'anyLink', name: 'Wise' }],
  ])('%j: %j', (url, issue) => {
    expect(issuesOf(link(url))).toEqual([['otherPaymentLinks.0.url', issue]]);
  });

  it('without a name are named after their host, and empty rows are dropped', () => {
    const otherPaymentLinks = [
      { name: '', url: 'https://wise.com/pay' },
      { name: ' ', url: '' },
    ];
    expect(check({ otherPaymentLinks })).toMatchObject({
      ok: true,
      columns: { otherPaymentLinks: '[{"name":"wise.com","url":"https://wise.com/pay"}]' },
    });
  });
});

describe('the fields', () => {
  it.each<[Partial<SettingsDraft>, FieldIssue]>([
    [{ businessName: ' ' }, { code: 'required', label: 'businessName' }],
    [{ email: 'jo' }, { code: 'emailFormat' }],
    [{ phone: 'call me' }, { code: 'phone' }],
    [{ website: 'wren.example' }, { code: 'website' }],
    [{ taxRate: '101' }, { code: 'taxRate' }],
    [{ taxRate: 'much' }, { code: 'notANumber' }],
    [{ invoicePrefix: '' }, { code: 'required', label: 'invoicePrefix' }],
    [{ invoicePrefix: 'X'.repeat(21) }, { code: 'tooLong', label: 'invoicePrefix', max: 20 }],
    [{ startingNumber: '0' }, { code: 'startingNumber' }],
    [{ startingNumber: '1.5' }, { code: 'startingNumber' }],
    [{ startingNumber: '1000000' }, { code: 'startingNumber' }],
    [{ creditNoteStart: '' }, { code: 'startingNumber' }],
    [{ swiftBic: 'DEUT' }, { code: 'swiftLength', short: 'DEUTDEFF', long: 'DEUTDEFF500' }],
    [{ paypalPaymentLink: 'http://paypal.me/wren' }, { code: 'linkNotHttps' }],
    [{ stripePaymentLink: '' }, { code: 'stripeRequired' }],
    [{ stripePaymentLink: 'https://stripe.com.evil.example/' }, { code: 'stripeLink' }],
  ])('%j: %j', (changes, issue) => {
    expect(issuesOf(changes).map(([, found]) => found)).toEqual([issue]);
  });

  it('are checked in the specified order', () => {
    const wrong = {
      ...freshSettings('ca'),
      postalCode: '1',
      otherPaymentLinks: [{ name: 'Wise', url: 'http://wise.com' }],
      website: 'wren',
      taxRate: '200',
      invoicePrefix: '',
      startingNumber: '0',
      swiftBic: 'x',
      interacEmail: 'x',
      paypalPaymentLink: 'x',
      acceptCardPayments: true,
    };
    const checked = checkSettings(wrong, { country: 'ca' });
    expect(checked.ok ? '' : checked.issues.map(({ field }) => field).join(' ')).toBe(
      'postalCode otherPaymentLinks.0.url businessName email phone website address taxRate ' +
        'invoicePrefix startingNumber swiftBic interacEmail paypalPaymentLink stripePaymentLink',
    );
  });

  it('treat an empty tax rate as none: the country’s counts', () => {
    expect(check({ taxRate: '' })).toMatchObject({ columns: { taxRateThousandths: null } });
    expect(check({ taxRate: '9.975' })).toMatchObject({ columns: { taxRateThousandths: 9975 } });
  });

  it('need no Stripe link if cards are accepted through the seller’s own account, but a typed one must be valid', () => {
    const ready = (stripePaymentLink: string) => {
      const draft = { ...fullSettings('us'), acceptCardPayments: true, stripePaymentLink };
      return checkSettings(draft, { country: 'us', takesCards: true });
    };
    expect(ready('')).toMatchObject({
      columns: { acceptCardPayments: true, stripePaymentLink: null },
    });
    expect(ready('https://evil.example/')).toMatchObject({
      issues: [{ field: 'stripePaymentLink', code: 'stripeLink' }],
    });
  });

  it('keep a Stripe link while card payments are off, but no invalid text', () => {
    const off = { acceptCardPayments: false };
    expect(check(off)).toMatchObject({
      columns: { stripePaymentLink: 'https://buy.stripe.com/wren' },
    });
    expect(check({ ...off, stripePaymentLink: 'later' })).toMatchObject({
      columns: { stripePaymentLink: null },
    });
  });
});

describe('the maximum length', () => {
  const x = (length: number) => 'x'.repeat(length);
  const digits = (length: number) => '5'.repeat(length);
  const site = (length: number) => `https://${x(length - 8)}`;

  // The last six have the limits of an invoice.
  it.each<[keyof SettingsDraft, number, string, (length: number) => string, CountryCode?]>([
    ['businessName', 200, 'businessName', x],
    ['email', 255, 'businessEmail', emailOf],
    ['phone', 50, 'phone', digits],
    ['website', 500, 'website', site],
    ['address', 500, 'businessAddress', x],
    ['invoicePrefix', 20, 'invoicePrefix', x],
    ['interacEmail', 255, 'interacEmail', emailOf, 'ca'],
  ])('of %s is %i characters', (field, most, label, text, country) => {
    expect(issuesOf({ [field]: text(most) }, country)).toEqual([]);
    expect(issuesOf({ [field]: text(most + 1) }, country)).toEqual([
      [field, { code: 'tooLong', label, max: most }],
    ]);
  });
});

describe('what a save changes', () => {
  it('never includes a payment detail that the country doesn’t show', () => {
    const changes = { iban: 'GB82WEST12345698765432', phone: '555' };
    const checked = checkSettings({ ...fullSettings('us'), ...changes }, { country: 'us' });
    expect(checked.ok && columnsOfChanges(checked.columns, changes)).toEqual({ phone: '555' });
  });

  it('is read strictly: unknown fields are dropped, wrong types refused', () => {
    expect(parseSettings({ phone: '1', user_id: 'x', invoiceLimit: -1 })).toEqual({ phone: '1' });
    for (const value of [null, 1, 'x', [], { phone: 1 }, { phone: null }, { country: 'de' }]) {
      expect(parseSettings(value)).toBeNull();
    }
    expect(parseSettings({ otherPaymentLinks: [{ name: 'x' }] })).toBeNull();
    expect(parseSettings({ otherPaymentLinks: [{ name: 'x', url: 'y', z: 1 }] })).toEqual({
      otherPaymentLinks: [{ name: 'x', url: 'y' }],
    });
  });
});

const row = (tax: string, rate: string, number = '') => ({ tax, number, rate });
const us = (...numbers: ReturnType<typeof row>[]): Partial<SettingsDraft> => ({
  registrationUs: { registered: 'yes', since: '', numbers },
});

function settled(
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
    expect(settled(typed)).toMatchObject(us(row('Albany', '4', 'P-1'), row('', '8.8757')));
  });

  it.each([
    [row('', '100.0001'), 'rate', { code: 'taxRate' }],
    [row('Albany', ''), 'rate', { code: 'taxRate' }],
    [row('x'.repeat(41), '1'), 'tax', { code: 'taxNameLength' }],
    [row('', '1', 'x'.repeat(51)), 'number', { code: 'tooLong', label: 'taxNumber', max: 50 }],
  ])('reports what is wrong with a row: %j', (wrong, part, message) => {
    const typed = us(row('State', '4'), wrong);
    expect(settled(typed)).toEqual([[`registrationUs.numbers.1.${part}`, message]]);
  });

  it('reports two taxes with one name, and an invalid date', () => {
    const same = us(row('State', '4'), row('State', '5'));
    expect(settled(same)).toEqual([['registrationUs.numbers.1.tax', { code: 'sameTax' }]]);
    const since = { registrationUk: { ...registered('uk', {}), since: '2020-02-30' } };
    expect(settled(since, 'uk')).toEqual([['registrationUk.since', { code: 'date' }]]);
  });

  it('omits errors in what isn’t shown: for unregistered sellers, and for other countries', () => {
    const numbers = [row('State', 'x'), row('City', '4')];
    const answer = { registered: 'no' as const, since: 'x', numbers };
    const kept = { registered: 'no', since: '', numbers: [row('City', '4')] };
    expect(settled({ registrationUs: answer })).toMatchObject({ registrationUs: kept });
    const stored = { ...fullSettings('uk'), ...us(row('State', '4')) };
    expect(settled(us(row('State', 'x')), 'uk', stored)).toMatchObject(us(row('State', '4')));
    expect(settled(us(row('State', '5')), 'uk', stored)).toMatchObject(us(row('State', '5')));
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
    expect(settled({ taxRate: '8.8755' }, 'ca')).toMatchObject({ taxRate: '8.8755' });
    const refused = [['taxRate', { code: 'taxRate' }]];
    expect(settled({ taxRate: '100.0001' }, 'ca')).toEqual(refused);
  });
});
