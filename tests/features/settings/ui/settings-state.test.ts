import { expect, it } from 'vitest';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import {
  freshSettings,
  noPictures,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import type { SettingsEntry } from '#app/features/offline/ui/settings-entries.client.ts';
import { describeRefusal } from '#app/features/settings/ui/settings-outbox.ts';
import {
  clearTypedBank,
  reduceSettings,
  retainSettings,
  type SettingsAction,
  type SettingsState,
  startSettings,
  withOutbox,
} from '#app/features/settings/ui/settings-state.ts';
import { describeSettingsIssues } from '#app/features/settings/words/settings-issues.ts';
import { fullSettings } from '#tests/support/full-settings.ts';

const stored = { ...freshSettings('us'), businessName: 'Wren', phone: '1' };
const logo = 'data:image/png;base64,AA';
const account = {
  id: 'u1',
  stored: { settings: stored, lastNumber: '007' },
  bankCountry: 'us' as const,
  email: null,
  pictures: { logo: '/logo', signature: null },
};

type Change = (state: SettingsState) => SettingsState;

/** A form after these changes. */
const form = (...changes: Change[]) =>
  changes.reduce((state, change) => change(state), startSettings('us', account));

const type =
  (name: string, value: string): Change =>
  (state) => ({ ...state, draft: reduceSettings(state.draft, { type: 'set', name, value }) });
const pick =
  (picture: string | null): Change =>
  (state) => ({
    ...state,
    draft: reduceSettings(state.draft, { type: 'pick', name: 'logo', picture }),
  });
const hold =
  (changes: Partial<SettingsState['stored']>, sent?: SettingsState['draft']): Change =>
  (state) => {
    const answer = { stored: { ...state.stored, ...changes }, lastNumber: '008' };
    return retainSettings(state, answer, 'us', sent);
  };

it('what is typed is kept if another device has saved something else', () => {
  const state = form(type('phone', '2'), hold({ phone: '3', website: 'wren.example' }));
  expect(state.draft).toMatchObject({ phone: '2', website: 'wren.example' });
  expect([state.stored.phone, state.lastNumber]).toEqual(['3', '008']);
});

it('a picture is the chosen one until it is saved', () => {
  expect(form().draft.logo).toBe('/logo');
  const picked = form(pick(logo)).draft;
  expect(picked.logo).toBe(logo);
  const saved = hold({ logo }, picked);
  expect(form(pick(logo), saved).draft.logo).toBe(logo);
  expect(form(pick(logo), saved, hold({ logo: '/logo?2' })).draft.logo).toBe('/logo?2');
});

it('settings that this browser suggests wait for the owner, whatever is saved elsewhere', () => {
  const offered = { changes: { phone: '9' }, country: 'us' } as const;
  const offer: Change = (state) => ({ ...type('phone', '9')(state), offered });
  expect(form(offer, hold({ website: 'wren.example' }))).toMatchObject({
    draft: { phone: '9', website: 'wren.example' },
    offered,
  });
});

it('an account offline includes its pending changes, except refused ones', () => {
  const country = 'us';
  const waiting: SettingsEntry[] = [
    { id: '1', changes: { phone: '2' }, country, refusal: { fields: [] } },
    { id: '2', changes: { website: 'a.example', logo }, country },
    { id: '3', changes: { website: 'b.example' }, country },
  ];
  expect(withOutbox(account, waiting, country)).toMatchObject({
    id: 'u1',
    stored: { settings: { phone: '1', website: 'b.example' }, lastNumber: '007' },
    pictures: { logo, signature: null },
  });
});

it('an account offline shows only the bank details of its page’s country', () => {
  const bank = { routingNumber: '021000021', paymentNotes: 'Thanks' };
  const kept = { ...account, stored: { settings: { ...stored, ...bank }, lastNumber: '007' } };
  const waiting: SettingsEntry[] = [
    { id: '1', changes: { bankName: 'Bank of Wrens', phone: '5' }, country: 'us' },
    { id: '2', changes: { accountNumber: '9' }, country: 'au' },
  ];
  const shown = (country: 'us' | 'au') => withOutbox(kept, waiting, country).stored.settings;
  const { accountNumber } = stored;
  const us = { ...bank, bankName: 'Bank of Wrens', accountNumber, phone: '5' };
  expect(shown('us')).toMatchObject(us);
  const au = { routingNumber: '', bankName: '', accountNumber: '9' };
  expect(shown('au')).toMatchObject({ ...au, paymentNotes: 'Thanks', phone: '5' });
});

it('typed bank details belong to their country’s page, other input is kept', () => {
  const typed = form(type('routingNumber', '021000021'), type('phone', '4'), clearTypedBank);
  expect([typed.draft.routingNumber, typed.draft.phone]).toEqual([stored.routingNumber, '4']);
});

it('taxes that a seller lists are added, edited and removed by position', () => {
  const after = (...actions: SettingsAction[]) =>
    actions.reduce(reduceSettings, form().draft).registrationUs.numbers;
  const rate = 'registrationUs.numbers.1.rate';
  const two: SettingsAction[] = [
    { type: 'add-own-tax' },
    { type: 'add-own-tax' },
    { type: 'set', name: 'registrationUs.numbers.0.tax', value: 'State' },
    { type: 'set', name: rate, value: ' 8.87551 ' },
    { type: 'leave-rate', name: rate },
  ];
  const state = { tax: 'State', number: '', rate: '' };
  const city = { tax: '', number: '', rate: '8.8755' };
  expect(after(...two)).toEqual([state, city]);
  expect(after(...two, { type: 'remove-own-tax', at: 0 })).toEqual([city]);
});

function issuesOf(changes: Partial<SettingsDraft>) {
  const checked = checkSettings({ ...fullSettings('us'), ...changes }, { country: 'us' });
  if (checked.ok) throw new Error('These settings are valid');
  return describeSettingsIssues(checked.issues);
}

it('describes what was refused offline by the same rules, or in the server’s own words', () => {
  const settings = { ...freshSettings('us'), ...noPictures };
  const refused = { fields: ['postalCode'] };
  const rules = { country: 'us' } as const;
  const said = 'Please fix postal code format';
  expect(describeRefusal(refused, { ...settings, postalCode: 'x' }, rules)).toEqual({
    issues: [{ field: 'postalCode', message: said }],
    said,
  });
  expect(describeRefusal({ ...refused, said: 'Kept' }, settings, rules)?.said).toBe('Kept');
});

it('has its own toast for the postal code format', () => {
  expect(issuesOf({ postalCode: '1234', businessName: '' })).toEqual({
    issues: [
      { field: 'postalCode', message: 'USA postal code format: 12345 or 12345-1234' },
      { field: 'businessName', message: 'Business name is required' },
    ],
    toast: 'Please fix postal code format',
  });
  expect(issuesOf({ postalCode: '' }).toast).toBe('ZIP code is required');
  const otherPaymentLinks = [{ name: 'Wise', url: 'ftp://wise.com' }];
  expect(issuesOf({ otherPaymentLinks, businessName: '' }).toast).toBe(
    'Payment link "Wise" must use HTTPS',
  );
});
