import { expect, it } from 'vitest';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import {
  freshSettings,
  noPictures,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import { describeRefusal } from '#app/features/settings/ui/settings-outbox.ts';
import { describeSettingsIssues } from '#app/features/settings/words/settings-issues.ts';
import { fullSettings } from '#tests/support/full-settings.ts';

function describe(changes: Partial<SettingsDraft>) {
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
  expect(describe({ postalCode: '1234', businessName: '' })).toEqual({
    issues: [
      { field: 'postalCode', message: 'USA postal code format: 12345 or 12345-1234' },
      { field: 'businessName', message: 'Business name is required' },
    ],
    toast: 'Please fix postal code format',
  });
  expect(describe({ postalCode: '' }).toast).toBe('ZIP code is required');
  const otherPaymentLinks = [{ name: 'Wise', url: 'ftp://wise.com' }];
  expect(describe({ otherPaymentLinks, businessName: '' }).toast).toBe(
    'Payment link "Wise" must use HTTPS',
  );
});
