import { type RefObject, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { track } from '#app/browser/analytics/track.client.ts';
import {
  keepLocalSettings,
  loadGuestSettings,
  markSettingsSynced,
} from '#app/browser/local-settings.client.ts';
import { toast } from '#app/components/messages/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkSettings, type SettingsIssue } from '#app/domain/settings/check-settings.ts';
import {
  picturesSince,
  rebaseSettings,
  takenChanges,
} from '#app/domain/settings/rebase-settings.ts';
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
  type SettingsDraft,
  type SettingsPictures,
} from '#app/domain/settings/settings-draft.ts';
import { showField } from '../form/use-focus-soon.ts';
import { useFormMessages } from '../form/use-form-messages.ts';
import { useSavedMark } from '../invoice-form/use-saved-mark.ts';
import { forgetOlder, giveUpRefused, keepForLater } from './settings-outbox.ts';
import { reduceSettings, rulesOfSettings } from './settings-state.ts';

/** What the form knows of the signed-in person's account. */
export type SettingsAccount = {
  /** The user's. */
  id: string;
  stored: StoredSettings;
  /** The account's address, which stands in for a business e-mail that was never set. */
  email: string | null;
  /** Addresses of the stored pictures. */
  pictures: SettingsPictures;
};

export type SettingsParts = {
  country: CountryCode;
  /** Null for a guest, whose settings stay in this browser. */
  account: SettingsAccount | null;
  form: RefObject<HTMLFormElement>;
  /** Never rejects: a dead network is `{ outcome: 'unreachable' }`. */
  save: (post: SettingsPost) => Promise<SettingsAnswer>;
};

/** What this browser put into the form: a guest's settings, or what was changed offline and refused. */
type FromBrowser = 'guest' | SettingsPost;

export const noPictures: SettingsPictures = { logo: null, signature: null };

/** A closing dialog, or a section that unfolds, comes first. */
const focusPauseMs = 50;

/**
 * The settings form: what is stored, what is typed on it, saving and cancelling (`invoices.md` section 4, Settings save).
 */
export function useSettings({ country, account, form, save: post }: SettingsParts) {
  const [stored, setStored] = useState<StoredSettings>(
    () => account?.stored ?? { settings: freshSettings(country), lastNumber: null },
  );
  const [draft, dispatch] = useReducer(reduceSettings, stored.settings);
  const [storedPictures, setStoredPictures] = useState(account?.pictures ?? noPictures);
  const [pictures, setPictures] = useState<Partial<SettingsPictures>>({});
  const [pictureIssues, setPictureIssues] = useState<SettingsIssue[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [saved, markSaved] = useSavedMark();
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  const [fromBrowser, setFromBrowser] = useState<FromBrowser | null>(null);
  const refused = fromBrowser === 'guest' ? null : fromBrowser;
  const latest = useRef(draft);
  latest.current = draft;
  const rules = useMemo(() => rulesOfSettings(country, stored.settings), [country, stored]);
  const fields = useFormMessages(draft, rules);

  const fail = (issues: SettingsIssue[], said: string) => {
    fields.fail(
      draft,
      issues.map(({ field, message }) => ({ key: field, message })),
    );
    setPictureIssues(issues);
    toast.error(said, { id: 'check' });
    const [first] = issues;
    setTimeout(() => first && form.current && showField(form.current, first.field), focusPauseMs);
  };

  const settle = (next: StoredSettings, shown: SettingsDraft, kept: Partial<SettingsPictures>) => {
    setStored(next);
    dispatch({ type: 'replace', draft: shown });
    setStoredPictures((before) => ({ ...before, ...kept }));
    setPictures((now) => picturesSince(now, kept));
    setPictureIssues([]);
    fields.clear();
    markSaved('settings');
  };

  /** Keeps settings in this browser until an account has them, and asks to sign in. */
  const keepHere = (local: Pick<LocalSettings, 'settings' | 'pictures' | 'country'>): boolean => {
    const stamped = { ...local, lastModified: Date.now(), synced: false };
    const isKept = keepLocalSettings(window.localStorage, stamped);
    if (isKept) setAsksToSignIn(true);
    else toast.warning(settingsSaveMessages.notKept);
    return isKept;
  };

  /** Whether the account has them now; if not, what was typed stays. */
  const send = async (
    sent: SettingsDraft,
    changedPictures: Partial<SettingsPictures>,
    rules: CountryCode,
  ): Promise<boolean> => {
    setBusy(true);
    const changes = changedSettings(sent, stored.settings);
    const taken: SettingsPost = {
      changes: takenChanges(changes, rules),
      country: rules,
      pictures: changedPictures,
    };
    const answer = await post({
      changes,
      country: rules,
      ...(Object.keys(changedPictures).length > 0 && { pictures: changedPictures }),
    });
    setBusy(false);
    switch (answer.outcome) {
      case 'stored': {
        const { settings, lastNumber } = answer;
        const saved = { sent, before: stored.settings, stored: settings, country: rules };
        const shown = rebaseSettings(latest.current, saved);
        settle({ settings, lastNumber }, shown, changedPictures);
        toast.success(noteSynced() ? settingsSaveMessages.synced : settingsSaveMessages.saved);
        if (account) forgetOlder(account.id, taken, refused);
        setFromBrowser(null);
        track('update_settings');
        return true;
      }
      case 'invalid':
        fail(answer.issues, answer.toast);
        return false;
      case 'sign-in-needed':
        // The session ended meanwhile: what was typed waits for its owner here, and nothing else of the account.
        keepHere({
          settings: { ...freshSettings(sent.country), ...changes },
          pictures: { ...noPictures, ...changedPictures },
          country: rules,
        });
        return false;
      case 'refused':
        toast.error(answer.message);
        return false;
      case 'unreachable': {
        if (!account || !keepForLater(account.id, taken, refused)) {
          toast.error(settingsSaveMessages.unreachable);
          return false;
        }
        const settings = { ...stored.settings, ...taken.changes };
        settle({ ...stored, settings }, latest.current, changedPictures);
        setFromBrowser(null);
        toast.success(settingsSaveMessages.kept, {
          description: settingsSaveMessages.keptDetail,
        });
        return true;
      }
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
    if (account) return void send(draft, pictures, country);
    const settings = settleSettings(wanted, checked.columns);
    const kept = { ...(here?.pictures ?? storedPictures), ...pictures };
    if (keepHere({ settings, pictures: kept, country })) {
      settle({ settings, lastNumber: null }, settings, kept);
    }
  };

  const cancel = () => {
    dispatch({ type: 'replace', draft: stored.settings });
    setPictures({});
    setPictureIssues([]);
    fields.clear();
    // Not wanted in this account: they are not offered again.
    if (fromBrowser === 'guest') markSettingsSynced(window.localStorage);
    if (refused && account) giveUpRefused(account.id, refused);
    setFromBrowser(null);
  };

  const setPicture = useCallback((name: keyof SettingsPictures, picture: string | null) => {
    setPictures((before) => ({ ...before, [name]: picture }));
    setPictureIssues([]);
  }, []);

  return {
    draft,
    dispatch,
    stored,
    fields,
    pictures: { ...storedPictures, ...pictures },
    pictureIssues,
    setPicture,
    isBusy,
    isSaved: saved !== null,
    isChanged:
      Object.keys(pictures).length + Object.keys(changedSettings(draft, stored.settings)).length >
      0,
    asksToSignIn,
    closeSignIn: () => setAsksToSignIn(false),
    /** What stands in the form came from this browser, and waits for its owner's decision. */
    isFromBrowser: fromBrowser !== null,
    save,
    cancel,
    /** For the opening, and for what is saved elsewhere. */
    opening: { send, fail, setStored, setStoredPictures, setPictures, setFromBrowser },
  };
}

export type Settings = ReturnType<typeof useSettings>;

/** Whether this browser kept settings that no account had; one has them now. */
function noteSynced(): boolean {
  if (!loadGuestSettings(window.localStorage)) return false;
  markSettingsSynced(window.localStorage);
  return true;
}

// @covers invoices-4.18 invoices-6.2
