import { type RefObject, useEffect, useMemo, useState } from 'react';
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
import { useFormChecks } from '#app/ui/form/form-messages.ts';
import { showField } from '#app/ui/form/use-focus-soon.ts';
import { useHydratedForm } from '#app/ui/form/use-hydrated-form.ts';
import { useSnapshot } from '#app/ui/local-document/use-snapshot.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { consumeTyped, handOffTyped } from './draft-handoff.ts';
import {
  loadGuestSettings,
  markSettingsSynced,
  saveLocalSettings,
} from './local-settings.client.ts';
import { createSettingsDocument, valuesOf } from './settings-document.ts';
import { addToOutbox, decline, describeRefusal, recordStoredSettings } from './settings-outbox.ts';
import {
  type Offered,
  retainSettings,
  rulesOfSettings,
  type SettingsAccount,
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

/** A closing dialog, or a section that opens, comes first. */
const focusPauseMs = 50;

/** The settings form: what is stored, typed and waiting in this browser; saving and cancelling. */
export function useSettings({ country, account, form, save: post, onCountry }: SettingsParts) {
  const [saved, markSaved] = useSavedMark();
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  const [document] = useState(() => createSettingsDocument(country, account));
  const { change, dispatch, getSnapshot } = document;
  const { stored, lastNumber, offered } = useSnapshot(document, ({ base }) => base);
  const isBusy = useSnapshot(document, ({ state }) => state === 'sending');
  const isChanged = useSnapshot(
    document,
    ({ values, base }) => Object.keys(changedSettings(values, base.stored)).length > 0,
  );
  const takesCards = isReady(account?.cards?.account);
  const rules = useMemo(
    () => rulesOfSettings({ country, stored, takesCards }),
    [country, stored, takesCards],
  );
  const checks = useFormChecks(rules);

  const fail = (issues: DescribedSettingsIssue[], said: string) => {
    const named = issues.map(({ field, message }) => ({ key: field, message }));
    // Only the server can find problems with a picture.
    const spoken = named.filter(({ key }) => key in noPictures);
    checks.fail(getSnapshot().values, named, spoken);
    toast.error(said, { id: 'check' });
    const [first] = issues;
    setTimeout(() => first && form.current && showField(form.current, first.field), focusPauseMs);
  };

  /** The sent values are stored now. */
  const holdSaved = (
    sent: SettingsValues,
    typedFor: CountryCode,
    held: Parameters<typeof retainSettings>[1],
  ) => {
    change((before) => retainSettings(before, held, typedFor, sent));
    checks.clear();
    markSaved('settings');
  };

  /** Saves settings in this browser until an account has them, and asks to sign in. */
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

  /** Saves to the account, or to the outbox while offline. What the account refuses stays in the form as it was typed. */
  const saveToAccount = async (userId: string, typedFor: CountryCode) => {
    const { values: sent, base: before } = getSnapshot();
    const { offered } = before;
    const changes = changedSettings(sent, before.stored);
    const taken = { changes: adoptedChanges(changes, typedFor), country: typedFor };
    const answer = await document.send(async () => {
      const answered = await post({ ...splitPictures(changes), country: typedFor });
      if (answered.outcome !== 'unreachable') return answered;
      return addToOutbox(userId, taken, offered) ? { outcome: 'kept' } : answered;
    });
    const held = { ...getSnapshot().base.stored, ...taken.changes };
    switch (answer?.outcome) {
      case undefined:
        return;
      case 'stored':
        holdSaved(sent, typedFor, { ...answer, stored: { ...held, ...answer.settings } });
        toast.success(settingsTexts.saving[recordStoredSettings(userId, taken, offered)]);
        track('update_settings');
        return;
      case 'invalid':
        return fail(answer.issues, answer.toast);
      case 'sign-in-needed':
        // The session has ended: only what was typed is saved here for its owner, nothing else of the account.
        keepHere({ ...freshSettings(sent.country), ...noPictures, ...changes }, typedFor);
        return;
      case 'refused':
        toast.error(answer.message);
        return;
      case 'unreachable':
        toast.error(settingsTexts.saving.unreachable);
        return;
      case 'kept':
        holdSaved(sent, typedFor, { ...getSnapshot().base, stored: held });
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
    // A guest's other tab may have saved something here since.
    const here = account ? null : loadGuestSettings(window.localStorage);
    const before = here ? valuesOf(localUnder(here, country)) : stored;
    const { values } = getSnapshot();
    const wanted = { ...before, ...changedSettings(values, stored) };
    const checked = checkSettings(wanted, { country, stored: before, takesCards });
    if (!checked.ok) {
      const { issues, toast } = describeSettingsIssues(checked.issues);
      return fail(issues, toast);
    }
    if (account) return void saveToAccount(account.id, country);
    const held = { ...wanted, ...settleSettings(wanted, checked.columns) };
    if (keepHere(held, country)) holdSaved(values, country, { stored: held, lastNumber: null });
  };

  /** Shows what this browser saved, on the page of the country for which it was typed: that page shows all of it. */
  const offer = (values: SettingsValues, offered: Offered, typedFor: CountryCode) => {
    change((before) => ({ ...before, draft: values, offered }));
    // The router navigates only after the whole page is mounted.
    if (typedFor !== country) queueMicrotask(() => onCountry(typedFor));
  };

  /** Settings that no account has are saved to the one that signed in, or offered if it has others. */
  const takeOver = (local: LocalSettings, { id, email }: SettingsAccount) => {
    const { values, isUndisputed } = mergeLocalSettings(valuesOf(local), stored, email);
    if (isSameValue(values, stored)) return markSettingsSynced(window.localStorage);
    offer(values, 'guest', local.country);
    if (isUndisputed) void saveToAccount(id, local.country);
  };

  useHydratedForm(form, (typed) => {
    const local = loadGuestSettings(window.localStorage);
    const waiting = account ? loadSettings(window.localStorage, account.id) : [];
    const refused = waiting.filter(({ refusal }) => refusal);
    // One after the other, starting with this page's.
    const first = refused.find((each) => each.country === country) ?? refused[0];
    if (first?.refusal) {
      const values = { ...stored, ...first.changes };
      offer(values, first, first.country);
      const described = describeRefusal(first.refusal, values, {
        country: first.country,
        stored,
        takesCards,
      });
      if (described) fail(described.issues, described.said);
    } else if (local && account) takeOver(local, account);
    else if (local) document.showLocal(local, country);
    for (const field of typed) dispatch({ type: 'set', ...field });
    const handedOff = consumeTyped();
    if (handedOff?.country === country) {
      change((before) => ({ ...before, draft: { ...before.draft, ...handedOff.changes } }));
    }
  });

  useEffect(
    () =>
      beforeLanguageChange(() => {
        const { values, base: before } = getSnapshot();
        handOffTyped({ changes: changedSettings(values, before.stored), country });
      }),
    [getSnapshot, country],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that came while saving is read after the answer
  useEffect(() => document.rebase({ country, account }), [document, country, account, isBusy]);

  return {
    document,
    stored: useMemo(() => ({ settings: stored, lastNumber }), [stored, lastNumber]),
    checks,
    isBusy,
    isSaved: saved !== null,
    isChanged,
    asksToSignIn,
    closeSignIn: () => setAsksToSignIn(false),
    /** The form shows what this browser saved, and its owner decides. */
    isFromBrowser: offered !== null && !isBusy,
    save,
    cancel: () => {
      change((before) => ({ ...before, draft: before.stored, offered: null }));
      checks.clear();
      if (account && offered) decline(account.id, offered);
    },
  };
}
