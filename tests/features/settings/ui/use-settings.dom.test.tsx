import { act, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  SettingsAnswer,
  SettingsChange,
  SettingsPost,
} from '#app/domain/settings/settings-answer.ts';
import {
  type LocalSettings,
  noPictures,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import {
  addSettings,
  loadSettings,
  refuseSettings,
} from '#app/features/offline/ui/settings-entries.client.ts';
import {
  loadGuestSettings,
  saveLocalSettings,
} from '#app/features/settings/ui/local-settings.client.ts';
import { useSettings } from '#app/features/settings/ui/use-settings.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const owned = fullSettings('us');

beforeEach(() => window.localStorage.clear());

/** Opens a page with the settings of a user or a guest. */
async function openSettings(answer: SettingsAnswer, userId: string | null = 'u1') {
  const account = (settings: SettingsDraft) =>
    userId === null
      ? null
      : {
          id: userId,
          stored: { settings, lastNumber: null },
          bankCountry: 'us' as const,
          email: null,
          pictures: { logo: null, signature: null },
        };
  const posted: SettingsPost[] = [];
  const led: string[] = [];
  let settings: ReturnType<typeof useSettings> | undefined;
  let load: (newer: SettingsDraft) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(() => account(owned));
    load = (newer) => setShown(account(newer));
    settings = useSettings({
      country: 'us',
      account: shown,
      form: useRef(null),
      save: async (post) => {
        posted.push(post);
        return answer;
      },
      onCountry: (country) => led.push(country),
    });
    return null;
  }
  await openScreenInDom(<Page />);
  return {
    posted,
    led,
    now: () => settings && { ...settings, values: settings.document.getSnapshot().values },
    type: (name: string, value: string) =>
      act(async () => void settings?.document.dispatch({ type: 'set', name, value })),
    save: () => act(async () => settings?.save()),
    cancel: () => act(async () => settings?.cancel()),
    load: (newer: SettingsDraft) => act(async () => load(newer)),
  };
}

const stored: SettingsAnswer = {
  outcome: 'stored',
  settings: { ...owned, phone: '2' },
  lastNumber: null,
};

test('a save posts only what was changed', async () => {
  const page = await openSettings(stored);
  await page.type('phone', '2');
  await page.save();
  expect(page.posted).toEqual([{ changes: { phone: '2' }, country: 'us' }]);
  expect([page.now()?.isChanged, page.now()?.isSaved]).toEqual([false, true]);
});

test('without a network a save waits in the outbox', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openSettings({ outcome: 'unreachable' });
  await page.type('phone', '2');
  await page.save();
  expect(loadSettings(window.localStorage, 'u1')).toEqual([
    { id: '1', changes: { phone: '2' }, country: 'us' },
  ]);
  expect([page.now()?.isChanged, page.now()?.values.phone]).toEqual([false, '2']);
  vi.restoreAllMocks();
});

test('refused changes are in the form, on their country’s page, until their owner decides', async () => {
  const refused: SettingsChange = { changes: { postalCode: 'x' }, country: 'uk' };
  addSettings(window.localStorage, 'u1', refused);
  const [entry] = loadSettings(window.localStorage, 'u1');
  if (entry) refuseSettings(window.localStorage, 'u1', entry, { fields: ['postalCode'] });
  const page = await openSettings(stored);
  expect(page.now()).toMatchObject({ isFromBrowser: true, values: { postalCode: 'x' } });
  expect(page.led).toEqual(['uk']);
  await page.cancel();
  expect(page.now()).toMatchObject({
    isFromBrowser: false,
    values: { postalCode: owned.postalCode },
  });
  expect(loadSettings(window.localStorage, 'u1')).toEqual([]);
});

const guests = (changes: Partial<LocalSettings>): LocalSettings => ({
  settings: owned,
  pictures: noPictures,
  country: 'us',
  lastModified: 1,
  synced: false,
  ...changes,
});

test('what a guest set and the account never did is saved to it without asking', async () => {
  const logo = 'data:image/png;base64,AA==';
  saveLocalSettings(window.localStorage, guests({ pictures: { ...noPictures, logo } }));
  const page = await openSettings({ ...stored, settings: owned });
  expect(page.posted).toEqual([{ changes: {}, pictures: { logo }, country: 'us' }]);
  expect(page.now()).toMatchObject({ isFromBrowser: false, isChanged: false, values: { logo } });
  expect(loadGuestSettings(window.localStorage)).toBe(null);
});

test('if the account has another value, its owner decides', async () => {
  const settings = { ...owned, phone: '9' };
  saveLocalSettings(window.localStorage, guests({ settings, country: 'uk' }));
  const page = await openSettings(stored);
  expect(page.now()).toMatchObject({ isFromBrowser: true, values: { phone: '9' } });
  expect([page.posted, page.led]).toEqual([[], ['uk']]);
  await page.cancel();
  expect(page.now()).toMatchObject({ isFromBrowser: false, values: { phone: owned.phone } });
  expect(loadGuestSettings(window.localStorage)).toBe(null);
});
