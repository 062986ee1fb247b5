import { expect, test } from 'vitest';
import { freshSettings, noPictures } from '#app/domain/settings/settings-draft.ts';
import {
  loadGuestStart,
  saveFirstInvoice,
  saveLocalSettings,
} from '#app/features/settings/ui/local-settings.client.ts';
import {
  clearFirstInvoice,
  firstInvoiceKey,
} from '#app/features/settings/ui/local-settings-key.client.ts';
import { memoryStorage } from './memory-storage.ts';

const told = {
  ...freshSettings('uk'),
  businessName: 'Wren Works',
  phone: '020 7946 0000',
  template: 'compact',
} as const;

test('a guest’s next invoice starts with the details of the first one', () => {
  const storage = memoryStorage();
  expect(loadGuestStart(storage, 'uk')).toBeNull();
  saveFirstInvoice(storage, told);
  expect(loadGuestStart(storage, 'uk')).toEqual(told);
  clearFirstInvoice(storage);
  expect(loadGuestStart(storage, 'uk')).toBeNull();
});

test('settings that a guest has saved take precedence', () => {
  const storage = memoryStorage();
  const settings = { ...freshSettings('uk'), businessName: 'Older Owl' };
  const kept = { settings, pictures: noPictures, lastModified: 0, synced: false } as const;
  saveLocalSettings(storage, { ...kept, country: 'uk' });
  saveFirstInvoice(storage, told);
  expect(loadGuestStart(storage, 'uk')).toEqual({ ...told, businessName: 'Older Owl' });
});

test('bank details belong to their own country, in settings and first invoice alike', () => {
  const storage = memoryStorage();
  const us = { ...freshSettings('us'), routingNumber: '021000021', paymentNotes: 'Thanks' };
  saveFirstInvoice(storage, us);
  expect(loadGuestStart(storage, 'us')?.routingNumber).toBe('021000021');
  const elsewhere = { routingNumber: '', paymentNotes: 'Thanks' };
  expect(loadGuestStart(storage, 'au')).toMatchObject(elsewhere);
  const kept = { pictures: noPictures, lastModified: 0, synced: false } as const;
  saveLocalSettings(storage, { settings: us, country: 'us', ...kept });
  expect(loadGuestStart(storage, 'au')).toMatchObject(elsewhere);
  expect(loadGuestStart(storage, 'us')?.routingNumber).toBe('021000021');
});

test('unreadable data counts as nothing', () => {
  const storage = memoryStorage();
  storage.setItem(firstInvoiceKey, '{"phone":1}');
  expect(loadGuestStart(storage, 'uk')).toBeNull();
});
