import { expect, test } from 'vitest';
import {
  freshSettings,
  type LocalSettings,
  noPictures,
} from '#app/domain/settings/settings-draft.ts';
import {
  loadGuestSettings,
  loadGuestStart,
  loadLocalSettings,
  markSettingsSynced,
  saveFirstInvoice,
  saveLocalSettings,
} from '#app/features/settings/ui/local-settings.client.ts';
import {
  clearFirstInvoice,
  clearSyncedSettings,
  firstInvoiceKey,
  localSettingsKey,
} from '#app/features/settings/ui/local-settings-key.client.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

const kept: LocalSettings = {
  settings: fullSettings('ca'),
  pictures: { logo: picture, signature: null },
  country: 'ca',
  lastModified: 1_764_000_000_000,
  synced: false,
};

test('settings that an account has are no longer the guest’s, and are removed by signing out', () => {
  const storage = memoryStorage();
  expect(saveLocalSettings(storage, kept)).toBe(true);
  clearSyncedSettings(storage);
  expect(loadGuestSettings(storage)).toEqual(kept);
  markSettingsSynced(storage);
  expect(loadLocalSettings(storage)).toEqual({ ...kept, synced: true });
  expect(loadGuestSettings(storage)).toBeNull();
  clearSyncedSettings(storage);
  expect(loadLocalSettings(storage)).toBeNull();
});

test('what is missing gets its default, what isn’t a picture of ours is dropped', () => {
  const storage = memoryStorage();
  storage.setItem(
    localSettingsKey,
    JSON.stringify({
      settings: { country: 'uk', businessName: 'Wren', invoiceLimit: -1 },
      pictures: { logo: 'https://evil.example/pixel.png', signature: 7 },
    }),
  );
  expect(loadLocalSettings(storage)).toMatchObject({
    settings: { country: 'uk', businessName: 'Wren', invoicePrefix: 'INV-', startingNumber: '1' },
    pictures: { logo: null, signature: null },
    country: 'uk',
    lastModified: 0,
    synced: false,
  });
});

const unknownLanguage = '{"settings":{"invoiceLanguage":"fr"}}';

test.each(['{', 'null', '[]', '{"settings":{"phone":1}}', unknownLanguage, '{"settings":null}'])(
  'corrupt settings are logged and removed: %s',
  (text) => {
    const storage = memoryStorage();
    const logged: string[] = [];
    storage.setItem(localSettingsKey, text);
    expect(loadLocalSettings(storage, (message) => logged.push(message))).toBeNull();
    expect(logged).toEqual([`Corrupt settings were removed from ${localSettingsKey}`]);
    expect(storage.getItem(localSettingsKey)).toBeNull();
    storage.setItem(firstInvoiceKey, '{"phone":1}');
    expect(loadGuestStart(storage, 'uk')).toBeNull();
  },
);

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
  const synced = { settings, pictures: noPictures, lastModified: 0, synced: false } as const;
  saveLocalSettings(storage, { ...synced, country: 'uk' });
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
  const synced = { pictures: noPictures, lastModified: 0, synced: false } as const;
  saveLocalSettings(storage, { settings: us, country: 'us', ...synced });
  expect(loadGuestStart(storage, 'au')).toMatchObject(elsewhere);
  expect(loadGuestStart(storage, 'us')?.routingNumber).toBe('021000021');
});
