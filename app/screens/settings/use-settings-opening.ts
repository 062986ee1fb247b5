import { useEffect, useRef } from 'react';
import { loadGuestSettings, markSettingsSynced } from '#app/browser/local-settings.client.ts';
import {
  loadWaitingSettings,
  type SettingsRefusal,
  type WaitingSettings,
} from '#app/browser/outbox/waiting-settings.client.ts';
import { readTypedFields } from '#app/browser/page/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '#app/components/layout/use-browser-layout-effect.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type LocalMerge, mergeLocalSettings } from '#app/domain/settings/merge-local.ts';
import { changedSettings, type LocalSettings } from '#app/domain/settings/settings-draft.ts';
import type { Settings, SettingsAccount, SettingsParts } from './use-settings.ts';

type OpeningParts = Pick<SettingsParts, 'country' | 'account' | 'form'> & {
  /** The settings of this browser are of another country: the page goes there. */
  onCountry: (country: CountryCode) => void;
};

/**
 * Once in the browser: puts what this browser keeps into the form, and what was typed while the page was loading. Settings
 * that no account has are saved to the one that signed in, or wait in the form where it has others.
 */
export function useSettingsOpening(
  { country, account, form, onCountry }: OpeningParts,
  { draft, dispatch, stored, opening }: Settings,
): void {
  const shownFor = useRef(country);
  const isOpen = useRef(false);

  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    const typed = form.current ? readTypedFields(form.current) : [];
    const local = loadGuestSettings(window.localStorage);
    const waiting = account ? loadWaitingSettings(window.localStorage, account.id) : [];
    const refused = waiting.filter(({ refusal }) => refusal);
    // One after the other, that of this page first.
    const open = refused.find((save) => save.country === country) ?? refused[0];
    if (open?.refusal) correct(open, open.refusal);
    else if (local) {
      if (account) takeOver(local, account);
      else {
        opening.setStored({ settings: local.settings, lastNumber: null });
        opening.setStoredPictures(local.pictures);
        dispatch({ type: 'replace', draft: local.settings });
      }
    }
    for (const field of typed) dispatch({ type: 'set', ...field });
  }, []);

  /** What was changed offline and refused stands in the form, with the reason. */
  function correct(refused: WaitingSettings, refusal: SettingsRefusal) {
    const { changes, pictures, country: rules } = refused;
    dispatch({ type: 'replace', draft: { ...stored.settings, ...changes } });
    if (pictures) opening.setPictures(pictures);
    opening.setFromBrowser(refused);
    opening.fail(refusal.issues, refusal.said);
    if (rules !== country) queueMicrotask(() => onCountry(rules));
  }

  function takeOver(local: LocalSettings, { pictures, email }: SettingsAccount) {
    const before = stored.settings;
    const merged = mergeLocalSettings(local, { settings: before, pictures, email });
    const changes = Object.keys(changedSettings(merged.settings, before));
    if (changes.length + Object.keys(merged.pictures).length === 0) {
      return markSettingsSynced(window.localStorage);
    }
    dispatch({ type: 'replace', draft: merged.settings });
    opening.setPictures(merged.pictures);
    opening.setFromBrowser(merged.isUndisputed ? null : 'guest');
    // Where they were typed all of them are shown, checked and taken.
    const rules = local.country;
    if (merged.isUndisputed) void fill(merged, rules);
    // The router takes no order before the whole page stands.
    if (rules !== country) queueMicrotask(() => onCountry(rules));
  }

  async function fill({ settings, pictures }: LocalMerge, rules: CountryCode) {
    // What could not be saved is its owner's to save or to cancel.
    if (!(await opening.send(settings, pictures, rules))) opening.setFromBrowser('guest');
  }

  // Fresh settings of a guest follow the country of the address.
  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = country;
    if (account || before === country || loadGuestSettings(window.localStorage)) return;
    const settings = { ...stored.settings, country };
    opening.setStored({ settings, lastNumber: null });
    if (draft.country === before) dispatch({ type: 'set', name: 'country', value: country });
  }, [country, account, draft, dispatch, stored, opening]);
}
