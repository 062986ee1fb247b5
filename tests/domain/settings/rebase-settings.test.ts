import { expect, it } from 'vitest';
import { adoptedChanges, rebaseSettings } from '#app/domain/settings/rebase-settings.ts';
import { fullSettings } from '#tests/support/full-settings.ts';

it('input typed during a save is kept', () => {
  const sent = { ...fullSettings('ca'), postalCode: 'k1a0b1', phone: '1' };
  const latest = { ...sent, phone: '12' };
  const stored = { ...sent, postalCode: 'K1A 0B1' };
  const save = { sent, before: fullSettings('ca'), stored, country: 'ca' as const };
  expect(rebaseSettings(latest, save)).toEqual({ ...stored, phone: '12' });
});

it('a bank detail typed for another country is kept until a page that shows it saves it', () => {
  const before = fullSettings('us');
  const iban = 'GB82WEST12345698765432';
  const sent = { ...before, iban, phone: '12' };
  const taken = { ...before, phone: '12', institutionNumber: 'of another tab' };
  const save = { sent, before, stored: taken };
  expect(rebaseSettings(sent, { ...save, country: 'us' })).toEqual({ ...taken, iban });
  const stored = { ...taken, iban };
  expect(rebaseSettings(sent, { ...save, stored, country: 'uk' })).toEqual(stored);
});

it('a save includes no payment text that its country doesn’t show', () => {
  const changes = { phone: '12', iban: 'GB82WEST12345698765432', checkPayeeName: 'Wren Ltd' };
  const { phone, iban, checkPayeeName } = changes;
  expect(adoptedChanges(changes, 'us')).toEqual({ phone, checkPayeeName });
  expect(adoptedChanges(changes, 'uk')).toEqual({ phone, iban });
});

it('a picture chosen while another was being saved is kept, and so is a removal', () => {
  const before = { ...fullSettings('us'), logo: '/logo', signature: null as string | null };
  const sent = { ...before, logo: 'data:image/png;base64,AA==' };
  const save = { sent, before, stored: sent, country: 'us' as const };
  expect(rebaseSettings(sent, save)).toEqual(sent);
  expect(rebaseSettings({ ...sent, logo: '' }, save).logo).toBe('');
  const signature = 'data:image/png;base64,BB==';
  expect(rebaseSettings({ ...sent, signature }, save)).toEqual({ ...sent, signature });
});
