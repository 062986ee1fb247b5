import { expect, it } from 'vitest';
import { freshSettings, noPictures } from '#app/domain/settings/settings-draft.ts';
import { describeRefusal } from '#app/features/settings/ui/settings-outbox.ts';

const settings = { ...freshSettings('us'), ...noPictures };
const rules = { country: 'us' } as const;
const refused = { fields: ['postalCode'] };

it('of settings shows the messages of the field rules', () => {
  expect(describeRefusal(refused, { ...settings, postalCode: 'x' }, rules)).toEqual({
    issues: [{ field: 'postalCode', message: 'Please fix postal code format' }],
    said: 'Please fix postal code format',
  });
});

it('of settings shows messages that only the server has', () => {
  expect(describeRefusal({ ...refused, said: 'Kept' }, settings, rules)?.said).toBe('Kept');
});
