import { describe, expect, it } from 'vitest';
import {
  addWaitingSettings,
  forgetWaitingSettings,
  loadWaitingSettings,
  noteSettingsRefusal,
} from '#app/browser/waiting-settings.client.ts';
import {
  countWaitingWork,
  forgetWaitingWork,
  saveQueueKey,
  waitingSettingsKey,
} from '#app/browser/waiting-work.client.ts';
import { memoryStorage } from './memory-storage.ts';

describe('settings changed offline', () => {
  it('wait as one save, the newest of each field', () => {
    const storage = memoryStorage();
    addWaitingSettings(storage, 'ana', {
      changes: { businessName: 'Wren', phone: '1' },
      pictures: { logo: 'data:image/png;base64,AA' },
      country: 'us',
    });
    addWaitingSettings(storage, 'ana', { changes: { phone: '2' }, country: 'uk' });
    expect(loadWaitingSettings(storage, 'ana')).toEqual({
      changes: { businessName: 'Wren', phone: '2' },
      pictures: { logo: 'data:image/png;base64,AA' },
      country: 'uk',
    });
    expect(loadWaitingSettings(storage, 'bo')).toBeNull();
    forgetWaitingSettings(storage, 'ana');
    expect(loadWaitingSettings(storage, 'ana')).toBeNull();
  });

  it('that the account refused keep the reason until they are changed again', () => {
    const storage = memoryStorage();
    addWaitingSettings(storage, 'ana', { changes: { postalCode: 'x' }, country: 'us' });
    const issues = [{ field: 'postalCode', message: 'Wrong' }];
    noteSettingsRefusal(storage, 'ana', { said: 'Please fix it', issues });
    expect(loadWaitingSettings(storage, 'ana')?.refusal).toEqual({ said: 'Please fix it', issues });
    addWaitingSettings(storage, 'ana', { changes: { postalCode: '10001' }, country: 'us' });
    expect(loadWaitingSettings(storage, 'ana')).toEqual({
      changes: { postalCode: '10001' },
      country: 'us',
    });
  });

  it('that cannot be read are none', () => {
    for (const text of [
      '{',
      '7',
      '{"changes":7,"country":"us"}',
      '{"changes":{},"country":"de"}',
    ]) {
      const storage = memoryStorage();
      storage.setItem(waitingSettingsKey('ana'), text);
      expect(loadWaitingSettings(storage, 'ana')).toBeNull();
    }
  });
});

describe('what waits', () => {
  it('is counted for its person, and goes with a sign-out', () => {
    const storage = memoryStorage();
    storage.setItem(saveQueueKey('ana'), '[{},{}]');
    addWaitingSettings(storage, 'ana', { changes: {}, country: 'us' });
    storage.setItem('billwren_guest_draft', '{}');
    expect(countWaitingWork(storage, 'ana')).toEqual({ invoices: 2, settings: true });
    expect(countWaitingWork(storage, 'bo')).toEqual({ invoices: 0, settings: false });
    forgetWaitingWork(storage);
    expect(countWaitingWork(storage, 'ana')).toEqual({ invoices: 0, settings: false });
    expect(storage.getItem('billwren_guest_draft')).toBe('{}');
  });
});
