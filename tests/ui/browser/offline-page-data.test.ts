import { describe, expect, it } from 'vitest';
import {
  clearPageData,
  findPageData,
  offlineUser,
  type PageOwner,
  savePageData,
} from '#app/ui/browser/offline-page-data.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const now = 1_000;
const ana: PageOwner = { person: 'ana', until: 2_000, isRemembered: true };
const form = { name: 'create-invoice', data: { clients: ['Finch & Sons'] } } as const;
const settings = { name: 'settings', data: { businessName: 'Wren Studio' } } as const;

describe('pages for offline use', () => {
  it('are stored for the user who loaded them', () => {
    const storage = memoryStorage();
    savePageData(storage, 'b1', ana, form);
    savePageData(storage, 'b1', ana, settings);
    expect(offlineUser(storage, now)).toBe('ana');
    expect(findPageData(storage, now, 'b1', 'create-invoice')).toEqual(form.data);
    expect(findPageData(storage, now, 'b1', 'settings')).toEqual(settings.data);
  });

  it('of one user are removed when another one signs in', () => {
    const storage = memoryStorage();
    savePageData(storage, 'b1', ana, form);
    savePageData(storage, 'b1', { ...ana, person: 'bo' }, settings);
    expect(findPageData(storage, now, 'b1', 'create-invoice')).toBeNull();
    expect(offlineUser(storage, now)).toBe('bo');
  });

  it('belong to the build that stored them; the signed-in user is known to the next one too', () => {
    const storage = memoryStorage();
    savePageData(storage, 'b1', ana, form);
    expect(findPageData(storage, now, 'b2', 'create-invoice')).toBeNull();
    expect(offlineUser(storage, now)).toBe('ana');
    savePageData(storage, 'b2', ana, settings);
    expect(findPageData(storage, now, 'b2', 'create-invoice')).toBeNull();
  });

  it('are not stored for a session that ends with the browser', () => {
    const storage = memoryStorage();
    savePageData(storage, 'b1', ana, form);
    savePageData(storage, 'b1', { ...ana, isRemembered: false }, form);
    expect(findPageData(storage, now, 'b1', 'create-invoice')).toBeNull();
    expect(offlineUser(storage, now)).toBe('ana');
    expect(JSON.stringify([...storage.entries])).not.toContain('Finch');
  });

  it('are removed with the session, when it is ended or expires', () => {
    const storage = memoryStorage();
    savePageData(storage, 'b1', ana, form);
    expect(offlineUser(storage, ana.until)).toBeNull();
    expect(storage.length).toBe(0);
    savePageData(storage, 'b1', ana, form);
    clearPageData(storage);
    expect(storage.length).toBe(0);
  });
});
