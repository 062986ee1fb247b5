import { act, useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { SettingsAnswer, SettingsPost } from '#app/domain/settings/settings-answer.ts';
import { type LocalSettings, noPictures } from '#app/domain/settings/settings-draft.ts';
import {
  loadGuestSettings,
  saveLocalSettings,
} from '#app/features/settings/ui/local-settings.client.ts';
import { useSettings } from '#app/features/settings/ui/use-settings.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const owned = fullSettings('us');

beforeEach(() => window.localStorage.clear());

/** Opens a page with the settings of a user. */
async function openSettings(answer: SettingsAnswer) {
  const account = {
    id: 'u1',
    stored: { settings: owned, lastNumber: null },
    bankCountry: 'us' as const,
    email: null,
    pictures: noPictures,
  };
  const posted: SettingsPost[] = [];
  const led: string[] = [];
  let settings: ReturnType<typeof useSettings> | undefined;
  function Page() {
    settings = useSettings({
      country: 'us',
      account,
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
