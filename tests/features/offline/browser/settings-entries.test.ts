import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import type { SettingsChange } from '#app/domain/settings/settings-answer.ts';
import { clearUsers, waitingSettingsKey } from '#app/features/account/ui/clear-user-data.client.ts';
import { putInvoice } from '#app/features/offline/ui/invoice-entries.client.ts';
import {
  addSettings,
  loadSettings,
  refuseSettings,
  removeSettings,
  settingsRefusalOf,
} from '#app/features/offline/ui/settings-entries.client.ts';
import { loadOutboxStatus } from '#app/features/offline/ui/waiting-invoices.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

describe('settings changed offline', () => {
  const logo = 'data:image/png;base64,AA';
  const us = { changes: { businessName: 'Wren', phone: '1', logo }, country: 'us' };
  let storage: ReturnType<typeof memoryStorage>;
  const add = (post: object) => addSettings(storage, 'ana', post as SettingsChange);
  const waiting = () => loadSettings(storage, 'ana').map(({ id: _, ...entry }) => entry);
  const refusal = { fields: ['postalCode'] };
  const refuse = (at: number) => {
    const [sent] = loadSettings(storage, 'ana').slice(at);
    if (sent) refuseSettings(storage, 'ana', sent, refusal);
  };
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('wait as one save, with the newest value of each field', () => {
    add(us);
    const language = { invoiceLanguage: 'ru' };
    add({ changes: { phone: '2', website: 'wren.example', ...language }, country: 'us' });
    expect(waiting()).toEqual([
      {
        changes: { businessName: 'Wren', phone: '2', website: 'wren.example', logo, ...language },
        country: 'us',
      },
    ]);
    expect(loadSettings(storage, 'bo')).toEqual([]);
  });

  it('wait as one save per country whose rules apply, oldest first', () => {
    add({ changes: { checkPayeeName: 'Wren Ltd', phone: '1' }, country: 'us' });
    add({ changes: { phone: '2' }, country: 'uk' });
    add({ changes: { phone: '3' }, country: 'us' });
    expect(waiting()).toEqual([
      { changes: { checkPayeeName: 'Wren Ltd', phone: '1' }, country: 'us' },
      { changes: { phone: '2' }, country: 'uk' },
      { changes: { phone: '3' }, country: 'us' },
    ]);
  });

  it('without any change don’t wait', () => {
    expect(add({ changes: {}, country: 'us' })).toBe(true);
    expect(loadOutboxStatus(storage, 'ana').settings).toBe(false);
  });

  it('that are saved are removed, and changes made during the save are kept', () => {
    add(us);
    const [sent] = waiting();
    add({ changes: { phone: '2', signature: null }, country: 'us' });
    if (sent) removeSettings(storage, 'ana', sent.changes);
    expect(waiting()).toEqual([{ changes: { phone: '2', signature: null }, country: 'us' }]);
    const [rest] = waiting();
    if (rest) removeSettings(storage, 'ana', rest.changes);
    expect(waiting()).toEqual([]);
    expect(loadOutboxStatus(storage, 'ana').settings).toBe(false);
  });

  it('are removed when newer ones are saved', () => {
    add(us);
    add({ changes: { phone: '2' }, country: 'uk' });
    removeSettings(storage, 'ana', { phone: '3', logo: null }, true);
    expect(waiting()).toEqual([{ changes: { businessName: 'Wren' }, country: 'us' }]);
  });

  it('that were refused keep the reason, separately per save, until they are changed', () => {
    add({ changes: { postalCode: 'x', phone: '1' }, country: 'us' });
    add({ changes: { website: 'wren.example' }, country: 'uk' });
    refuse(0);
    expect(waiting().map((save) => save.refusal)).toEqual([refusal, undefined]);
    refuse(1);
    add({ changes: { website: 'finch.example' }, country: 'uk' });
    expect(waiting().map((save) => save.refusal)).toEqual([refusal, undefined]);
    // A field saved in another form is no longer refused; the rest is sent again.
    removeSettings(storage, 'ana', { postalCode: '10001' }, true);
    expect(waiting()).toEqual([
      { changes: { phone: '1' }, country: 'us' },
      { changes: { website: 'finch.example' }, country: 'uk' },
    ]);
  });

  it('that were refused are removed for newer ones that were saved', () => {
    add({ changes: { postalCode: 'x' }, country: 'us' });
    add({ changes: { postalCode: 'SW1A 1AA' }, country: 'uk' });
    refuse(0);
    const [, newer] = waiting();
    if (newer) removeSettings(storage, 'ana', newer.changes);
    expect(waiting()).toEqual([]);
  });

  it('are not marked refused if they were changed during the save', () => {
    add({ changes: { postalCode: 'x' }, country: 'us' });
    const [sent] = loadSettings(storage, 'ana');
    add({ changes: { postalCode: '10001' }, country: 'us' });
    if (sent) refuseSettings(storage, 'ana', sent, refusal);
    expect(waiting()).toEqual([{ changes: { postalCode: '10001' }, country: 'us' }]);
  });

  it.each([
    '{',
    '7',
    '{"changes":{"phone":"5"},"country":"us"}',
    '{"id":"1","changes":7,"country":"us"}',
    '{"id":"1","changes":{"phone":5},"country":"us"}',
    '{"id":"1","changes":{"phone":"5"},"country":"de"}',
  ])('that can’t be read are removed: %s', (text) => {
    storage.setItem(`${waitingSettingsKey('ana')}:1`, text);
    expect(waiting()).toEqual([]);
    expect(loadOutboxStatus(storage, 'ana').settings).toBe(false);
  });

  it('keep only valid pictures and reasons', () => {
    const [phone, country] = [{ phone: '5' }, 'us'];
    const broken = { changes: { ...phone, logo: 5, other: logo }, country, refusal: { said: 5 } };
    const changes = { ...phone, logo, signature: null };
    const odd = { changes, country, refusal: { fields: [7, 'phone'], said: 5 } };
    for (const [at, entry] of [broken, odd].entries()) {
      const id = String(at + 1);
      storage.setItem(`${waitingSettingsKey('ana')}:${id}`, JSON.stringify({ id, ...entry }));
    }
    expect(waiting()).toEqual([
      { changes: phone, country },
      { changes, country, refusal: { fields: ['phone'] } },
    ]);
  });

  it('keep which fields were refused, and messages that only the server has', () => {
    const wrong = (field: string) => ({
      outcome: 'invalid' as const,
      issues: [{ field, message: 'Wrong' }],
      toast: 'Please fix it',
    });
    expect(settingsRefusalOf(wrong('postalCode'))).toEqual({ fields: ['postalCode'] });
    expect(settingsRefusalOf(wrong('logo'))).toEqual({ fields: ['logo'], said: 'Please fix it' });
    expect(settingsRefusalOf({ outcome: 'refused', message: 'No' })).toEqual({
      fields: [],
      said: 'No',
    });
  });

  it('are not stored if there is no room', () => {
    storage = memoryStorage(10);
    expect(add(us)).toBe(false);
  });
});

describe('the pending changes', () => {
  it('are counted for their user, and removed by signing out', () => {
    const storage = memoryStorage();
    const draft = emptyDraft('us', { today: '2026-03-15', saveKey: 'a', itemId: 'item-1' });
    putInvoice(storage, 'ana', { draft, options: { country: 'us', guestWaiting: false } });
    addSettings(storage, 'ana', { changes: { phone: '1' }, country: 'us' });
    storage.setItem('billwren_guest_draft', '{}');
    expect(loadOutboxStatus(storage, 'ana')).toEqual({ waiting: 1, refused: 0, settings: true });
    expect(loadOutboxStatus(storage, 'bo')).toEqual({ waiting: 0, refused: 0, settings: false });
    clearUsers(storage);
    expect(loadOutboxStatus(storage, 'ana')).toEqual({ waiting: 0, refused: 0, settings: false });
    expect(storage.getItem('billwren_guest_draft')).toBe('{}');
  });
});
