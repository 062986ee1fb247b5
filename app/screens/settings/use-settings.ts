import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '#app/browser/analytics/track.client.ts';
import { loadGuestSettings, markSettingsSynced } from '#app/browser/local-settings.client.ts';
import { loadSettings } from '#app/browser/outbox/settings-entries.client.ts';
import { readTypedFields } from '#app/browser/page/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '#app/components/hooks/use-browser-layout-effect.ts';
import { toast } from '#app/components/messages/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkSettings, type SettingsIssue } from '#app/domain/settings/check-settings.ts';
import { mergeLocalSettings } from '#app/domain/settings/merge-local.ts';
import { takenChanges } from '#app/domain/settings/rebase-settings.ts';
import {
  type SettingsAnswer,
  type SettingsPost,
  type StoredSettings,
  settingsSaveMessages,
} from '#app/domain/settings/settings-answer.ts';
import { settleSettings } from '#app/domain/settings/settings-columns.ts';
import {
  changedSettings,
  freshSettings,
  type LocalSettings,
  type SettingsPictures,
} from '#app/domain/settings/settings-draft.ts';
import { showField } from '../form/use-focus-soon.ts';
import { useFormMessages } from '../form/use-form-messages.ts';
import { useMachine } from '../form/use-machine.ts';
import { useSavedMark } from '../invoice-form/use-saved-mark.ts';
import { decline, keepForAccount, noteStored, putIntoOutbox } from './settings-outbox.ts';
import {
  noPictures,
  rulesOfSettings,
  type SettingsAccount,
  type SettingsAction,
  type SettingsEffect,
  startSettings,
  syncSettings,
  valuesOf,
} from './settings-state.ts';

export type SettingsParts = {
  country: CountryCode;
  /** Null for a guest, whose settings stay in this browser. */
  account: SettingsAccount | null;
  form: RefObject<HTMLFormElement>;
  /** Never rejects: a dead network is `{ outcome: 'unreachable' }`. */
  save: (post: SettingsPost) => Promise<SettingsAnswer>;
  /** The settings of this browser are of another country: the page goes there. */
  onCountry: (country: CountryCode) => void;
};

/** A closing dialog, or a section that unfolds, comes first. */
const focusPauseMs = 50;

/**
 * The settings form: what is held, what is typed on it, what waits in this browser; saving and cancelling (`invoices.md`
 * section 4, Settings save).
 */
export function useSettings({ country, account, form, save: post, onCountry }: SettingsParts) {
  const userId = account?.id ?? null;
  const [isBusy, setBusy] = useState(false);
  const [saved, markSaved] = useSavedMark();
  const [asksToSignIn, setAsksToSignIn] = useState(false);

  const run = (effect: SettingsEffect) => {
    fields.clear();
    if (effect.type === 'saved') markSaved('settings');
    else if (effect.offered) decline(userId, effect.offered);
  };
  const [state, send, now] = useMachine(() => startSettings(country, account), syncSettings, run);
  const { stored, draft } = state;
  const dispatch = useCallback(
    (action: SettingsAction) => send({ type: 'change', action }),
    [send],
  );
  const rules = useMemo(() => rulesOfSettings(country, stored.settings), [country, stored]);
  const values = useMemo(() => valuesOf(state), [state]);
  const fields = useFormMessages(values, rules);

  const fail = (issues: SettingsIssue[], said: string) => {
    const named = issues.map(({ field, message }) => ({ key: field, message }));
    // What is wrong with a picture only the server can say.
    const spoken = named.filter(({ key }) => key in noPictures);
    fields.fail(valuesOf(now()), named, spoken);
    toast.error(said, { id: 'check' });
    const [first] = issues;
    setTimeout(() => first && form.current && showField(form.current, first.field), focusPauseMs);
  };

  /** Keeps settings in this browser until an account has them, and asks to sign in. */
  const keepHere = (local: Pick<LocalSettings, 'settings' | 'pictures' | 'country'>): boolean => {
    const isKept = keepForAccount(local);
    if (isKept) setAsksToSignIn(true);
    else toast.warning(settingsSaveMessages.notKept);
    return isKept;
  };

  /** Whether the account has them now; if not, what was typed stays. */
  const saveToAccount = async (rules: CountryCode): Promise<boolean> => {
    const { draft: sent, pictures, stored, offered } = now();
    const changes = changedSettings(sent, stored.settings);
    const taken = { changes: takenChanges(changes, rules), country: rules, pictures };
    const hold = (held: StoredSettings) =>
      send({ type: 'hold', stored: held, pictures, country: rules, sent });
    setBusy(true);
    const answer = await post({
      changes,
      country: rules,
      ...(Object.keys(pictures).length > 0 && { pictures }),
    });
    setBusy(false);
    switch (answer.outcome) {
      case 'stored':
        hold({ settings: answer.settings, lastNumber: answer.lastNumber });
        toast.success(settingsSaveMessages[noteStored(userId, taken, offered)]);
        track('update_settings');
        return true;
      case 'invalid':
        fail(answer.issues, answer.toast);
        return false;
      case 'sign-in-needed':
        // The session ended meanwhile: what was typed waits for its owner here, and nothing else of the account.
        keepHere({
          settings: { ...freshSettings(sent.country), ...changes },
          pictures: { ...noPictures, ...pictures },
          country: rules,
        });
        return false;
      case 'refused':
        toast.error(answer.message);
        return false;
      case 'unreachable':
        if (userId === null || !putIntoOutbox(userId, taken, offered)) {
          toast.error(settingsSaveMessages.unreachable);
          return false;
        }
        hold({ ...stored, settings: { ...stored.settings, ...taken.changes } });
        toast.success(settingsSaveMessages.kept, {
          description: settingsSaveMessages.keptDetail,
        });
        return true;
      default:
        return answer satisfies never;
    }
  };

  const save = () => {
    if (isBusy) return;
    // A guest's other tab may have kept something here meanwhile.
    const here = account ? null : loadGuestSettings(window.localStorage);
    const before = here?.settings ?? stored.settings;
    const wanted = { ...before, ...changedSettings(draft, stored.settings) };
    const checked = checkSettings(wanted, { country, stored: before });
    if (!checked.ok) return fail(checked.issues, checked.toast);
    if (account) return void saveToAccount(country);
    const settings = settleSettings(wanted, checked.columns);
    const pictures = { ...(here?.pictures ?? state.storedPictures), ...state.pictures };
    if (!keepHere({ settings, pictures, country })) return;
    send({ type: 'hold', stored: { settings, lastNumber: null }, pictures, country, sent: draft });
  };

  /** Where they were typed all of them are shown, checked and taken. The router takes no order before the whole page stands. */
  const goTo = (own: CountryCode) => {
    if (own !== country) queueMicrotask(() => onCountry(own));
  };

  /** Settings that no account has are saved to the one that signed in, or wait in the form where it has others. */
  const takeOver = (local: LocalSettings, { pictures, email }: SettingsAccount) => {
    const before = stored.settings;
    const merged = mergeLocalSettings(local, { settings: before, pictures, email });
    const changes = Object.keys(changedSettings(merged.settings, before));
    if (changes.length + Object.keys(merged.pictures).length === 0) {
      return markSettingsSynced(window.localStorage);
    }
    goTo(local.country);
    const { settings, isUndisputed } = merged;
    const offered = isUndisputed ? null : 'guest';
    send({ type: 'offer', draft: settings, pictures: merged.pictures, offered });
    if (!isUndisputed) return;
    void saveToAccount(local.country).then((isSaved) => {
      // What could not be saved is its owner's to save or to cancel.
      if (!isSaved) send({ type: 'offer', offered: 'guest' });
    });
  };

  // Once in the browser: what this browser keeps, and what was typed while the page was loading.
  const isOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    const typed = form.current ? readTypedFields(form.current) : [];
    const local = loadGuestSettings(window.localStorage);
    const waiting = account ? loadSettings(window.localStorage, account.id) : [];
    const refused = waiting.filter(({ refusal }) => refusal);
    // One after the other, that of this page first.
    const first = refused.find((each) => each.country === country) ?? refused[0];
    if (first?.refusal) {
      const { changes, pictures = {}, refusal } = first;
      send({ type: 'offer', draft: { ...stored.settings, ...changes }, pictures, offered: first });
      fail(refusal.issues, refusal.said);
      goTo(first.country);
    } else if (local && account) takeOver(local, account);
    else if (local) {
      const held = { settings: local.settings, lastNumber: null };
      send({ type: 'hold', stored: held, pictures: local.pictures, country });
    }
    for (const field of typed) dispatch({ type: 'set', ...field });
  }, []);

  // Another page or device has saved meanwhile; a save of one's own comes first.
  const known = useRef(account);
  useEffect(() => {
    if (!account || isBusy || known.current === account) return;
    known.current = account;
    send({ type: 'hold', stored: account.stored, pictures: account.pictures, country });
  }, [account, isBusy, country, send]);

  // Fresh settings of a guest follow the country of the address.
  useEffect(() => {
    const { settings } = now().stored;
    if (account || settings.country === country || loadGuestSettings(window.localStorage)) return;
    send({
      type: 'hold',
      stored: { settings: { ...settings, country }, lastNumber: null },
      country,
    });
  }, [account, country, now, send]);

  return {
    draft,
    dispatch,
    stored,
    fields,
    pictures: { ...state.storedPictures, ...state.pictures },
    setPicture: (name: keyof SettingsPictures, picture: string | null) =>
      send({ type: 'pick', pictures: { [name]: picture } }),
    isBusy,
    isSaved: saved !== null,
    isChanged:
      Object.keys({ ...state.pictures, ...changedSettings(draft, stored.settings) }).length > 0,
    asksToSignIn,
    closeSignIn: () => setAsksToSignIn(false),
    /** What stands in the form came from this browser, and waits for its owner's decision. */
    isFromBrowser: state.offered !== null,
    save,
    cancel: () => send({ type: 'cancel' }),
  };
}

// @covers invoices-4.18 invoices-6.2
