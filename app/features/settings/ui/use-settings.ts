import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { localUnder } from '#app/domain/bank/bank-details.ts';
import { isReady } from '#app/domain/cards/card-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import { adoptedChanges, mergeLocalSettings } from '#app/domain/settings/rebase-settings.ts';
import {
  changedSettings,
  type DescribedSettingsIssue,
  type SettingsAnswer,
  type SettingsPost,
  splitPictures,
} from '#app/domain/settings/settings-answer.ts';
import { settleSettings } from '#app/domain/settings/settings-columns.ts';
import {
  freshSettings,
  isSameValue,
  type LocalSettings,
  noPictures,
  type SettingsValues,
} from '#app/domain/settings/settings-draft.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { useSavedMark } from '#app/features/invoice-form/public.ts';
import { loadSettings } from '#app/features/offline/public.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { describeSettingsIssues } from '#app/features/settings/words/settings-issues.ts';
import { beforeLanguageChange } from '#app/ui/browser/language-choice.client.ts';
import { showField } from '#app/ui/form/use-focus-soon.ts';
import { useFormMessages } from '#app/ui/form/use-form-messages.ts';
import { useLiveState } from '#app/ui/form/use-live-state.ts';
import { useTakenOver } from '#app/ui/form/use-taken-over.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { consumeTyped, handOffTyped } from './draft-handoff.ts';
import {
  loadGuestSettings,
  markSettingsSynced,
  saveLocalSettings,
} from './local-settings.client.ts';
import { addToOutbox, decline, describeRefusal, recordStoredSettings } from './settings-outbox.ts';
import {
  clearTypedBank,
  heldOf,
  type Offered,
  reduceSettings,
  retainSettings,
  rulesOfSettings,
  type SettingsAccount,
  type SettingsAction,
  startSettings,
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
 * The settings form: what is held, what is typed on it, what waits in this browser; saving and cancelling.
 */
export function useSettings({ country, account, form, save: post, onCountry }: SettingsParts) {
  const [isBusy, setBusy] = useState(false);
  const [saved, markSaved] = useSavedMark();
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  const [state, change, now] = useLiveState(() => startSettings(country, account));
  const { stored, draft, lastNumber } = state;
  const dispatch = useCallback(
    (action: SettingsAction) =>
      change((before) => ({ ...before, draft: reduceSettings(before.draft, action) })),
    [change],
  );
  const takesCards = isReady(account?.cards?.account);
  const rules = useMemo(
    () => rulesOfSettings({ country, stored, takesCards }),
    [country, stored, takesCards],
  );
  const fields = useFormMessages(draft, rules);

  const fail = (issues: DescribedSettingsIssue[], said: string) => {
    const named = issues.map(({ field, message }) => ({ key: field, message }));
    // What is wrong with a picture only the server can say.
    const spoken = named.filter(({ key }) => key in noPictures);
    fields.fail(now().draft, named, spoken);
    toast.error(said, { id: 'check' });
    const [first] = issues;
    setTimeout(() => first && form.current && showField(form.current, first.field), focusPauseMs);
  };

  /** What was sent of the form is held now. */
  const holdSaved = (
    sent: SettingsValues,
    typedFor: CountryCode,
    held: Parameters<typeof retainSettings>[1],
  ) => {
    change((before) => retainSettings(before, held, typedFor, sent));
    fields.clear();
    markSaved('settings');
  };

  /** Keeps settings in this browser until an account has them, and asks to sign in. */
  const keepHere = (values: SettingsValues, typedFor: CountryCode): boolean => {
    const { logo, signature, ...settings } = values;
    const before = loadGuestSettings(window.localStorage);
    const isKept = saveLocalSettings(window.localStorage, {
      settings,
      pictures: { logo, signature },
      country: typedFor,
      otherBanks: before ? localUnder(before, typedFor).otherBanks : undefined,
      lastModified: Date.now(),
      synced: false,
    });
    if (isKept) setAsksToSignIn(true);
    else toast.warning(settingsTexts.saving.notKept);
    return isKept;
  };

  /** What the account does not take stays in the form as it was typed. */
  const saveToAccount = async (userId: string, typedFor: CountryCode) => {
    const { draft: sent, stored: before, offered } = now();
    const changes = changedSettings(sent, before);
    const taken = { changes: adoptedChanges(changes, typedFor), country: typedFor };
    setBusy(true);
    const answer = await post({ ...splitPictures(changes), country: typedFor });
    setBusy(false);
    const held = { ...now().stored, ...taken.changes };
    switch (answer.outcome) {
      case 'stored':
        holdSaved(sent, typedFor, { ...answer, stored: { ...held, ...answer.settings } });
        toast.success(settingsTexts.saving[recordStoredSettings(userId, taken, offered)]);
        track('update_settings');
        return;
      case 'invalid':
        return fail(answer.issues, answer.toast);
      case 'sign-in-needed':
        // The session ended meanwhile: what was typed waits for its owner here, and nothing else of the account.
        keepHere({ ...freshSettings(sent.country), ...noPictures, ...changes }, typedFor);
        return;
      case 'refused':
        toast.error(answer.message);
        return;
      case 'unreachable':
        if (!addToOutbox(userId, taken, offered)) {
          toast.error(settingsTexts.saving.unreachable);
          return;
        }
        holdSaved(sent, typedFor, { ...now(), stored: held });
        toast.success(settingsTexts.saving.kept, {
          description: settingsTexts.saving.keptDetail,
        });
        return;
      default:
        answer satisfies never;
    }
  };

  const save = () => {
    if (isBusy) return;
    // A guest's other tab may have kept something here meanwhile.
    const here = account ? null : loadGuestSettings(window.localStorage);
    const before = here ? valuesOf(localUnder(here, country)) : stored;
    const wanted = { ...before, ...changedSettings(draft, stored) };
    const checked = checkSettings(wanted, { country, stored: before, takesCards });
    if (!checked.ok) {
      const { issues, toast } = describeSettingsIssues(checked.issues);
      return fail(issues, toast);
    }
    if (account) return void saveToAccount(account.id, country);
    const held = { ...wanted, ...settleSettings(wanted, checked.columns) };
    if (keepHere(held, country)) holdSaved(draft, country, { stored: held, lastNumber: null });
  };

  /** Puts what this browser kept into the form, on the page of the country where it was typed: there all of it is shown. */
  const offer = (values: SettingsValues, offered: Offered, typedFor: CountryCode) => {
    change((before) => ({ ...before, draft: values, offered }));
    // The router takes no order before the whole page stands.
    if (typedFor !== country) queueMicrotask(() => onCountry(typedFor));
  };

  /** Settings that no account has are saved to the one that signed in, or wait in the form where it has others. */
  const takeOver = (local: LocalSettings, { id, email }: SettingsAccount) => {
    const { values, isUndisputed } = mergeLocalSettings(valuesOf(local), stored, email);
    if (isSameValue(values, stored)) return markSettingsSynced(window.localStorage);
    offer(values, 'guest', local.country);
    if (isUndisputed) void saveToAccount(id, local.country);
  };

  useTakenOver(form, (typed) => {
    const local = loadGuestSettings(window.localStorage);
    const waiting = account ? loadSettings(window.localStorage, account.id) : [];
    const refused = waiting.filter(({ refusal }) => refusal);
    // One after the other, that of this page first.
    const first = refused.find((each) => each.country === country) ?? refused[0];
    if (first?.refusal) {
      const values = { ...stored, ...first.changes };
      offer(values, first, first.country);
      const rules = { country: first.country, stored, takesCards };
      const refused = describeRefusal(first.refusal, values, rules);
      if (refused) fail(refused.issues, refused.said);
    } else if (local && account) takeOver(local, account);
    else if (local) {
      const held = { stored: valuesOf(localUnder(local, country)), lastNumber: null };
      change((before) => retainSettings(before, held, country));
    }
    for (const field of typed) dispatch({ type: 'set', ...field });
    const held = consumeTyped();
    if (held?.country === country) {
      change((before) => ({ ...before, draft: { ...before.draft, ...held.changes } }));
    }
  });

  useEffect(
    () =>
      beforeLanguageChange(() =>
        handOffTyped({ changes: changedSettings(now().draft, now().stored), country }),
      ),
    [now, country],
  );

  // Under another country's page its own bank is shown; what was typed of the older one is no bank there.
  const shownFor = useRef(country);
  useEffect(() => {
    if (shownFor.current === country) return;
    shownFor.current = country;
    const local = account ? null : loadGuestSettings(window.localStorage);
    change((before) => {
      if (before.offered) return before;
      const next = clearTypedBank(before);
      if (!local) return next;
      const held = { stored: valuesOf(localUnder(local, country)), lastNumber: null };
      return retainSettings(next, held, country);
    });
  }, [account, country, change]);

  // Another page or device has saved meanwhile; a save of one's own comes first.
  const known = useRef(account);
  useEffect(() => {
    if (!account || isBusy || known.current === account) return;
    known.current = account;
    change((before) => retainSettings(before, heldOf(account), country));
  }, [account, isBusy, country, change]);

  // Fresh settings of a guest follow the country of the address.
  useEffect(() => {
    if (account || now().stored.country === country || loadGuestSettings(window.localStorage))
      return;
    change((before) => {
      const held = { stored: { ...before.stored, country }, lastNumber: null };
      return retainSettings(before, held, country);
    });
  }, [account, country, now, change]);

  return {
    draft,
    dispatch,
    stored: useMemo(() => ({ settings: stored, lastNumber }), [stored, lastNumber]),
    fields,
    isBusy,
    isSaved: saved !== null,
    isChanged: Object.keys(changedSettings(draft, stored)).length > 0,
    asksToSignIn,
    closeSignIn: () => setAsksToSignIn(false),
    /** What stands in the form came from this browser, and waits for its owner's decision. */
    isFromBrowser: state.offered !== null && !isBusy,
    save,
    cancel: () => {
      const { offered } = now();
      change((before) => ({ ...before, draft: before.stored, offered: null }));
      fields.clear();
      if (account && offered) decline(account.id, offered);
    },
  };
}

function valuesOf({ settings, pictures }: LocalSettings): SettingsValues {
  return { ...settings, ...pictures };
}
