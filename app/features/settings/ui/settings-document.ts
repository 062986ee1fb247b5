import { localUnder } from '#app/domain/bank/bank-details.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import type { LocalSettings, SettingsValues } from '#app/domain/settings/settings-draft.ts';
import type { DocumentEvent } from '#app/ui/local-document/document-state.ts';
import { createLocalDocument } from '#app/ui/local-document/local-document.ts';
import { loadGuestSettings } from './local-settings.client.ts';
import {
  clearTypedBank,
  heldOf,
  reduceSettings,
  retainSettings,
  type SettingsAccount,
  type SettingsAction,
  type SettingsState,
  startSettings,
} from './settings-state.ts';

/** The answer to a save; `kept` when it went to the outbox. */
export type AnsweredSettings = SettingsAnswer | { outcome: 'kept' };

type SettingsBase = Omit<SettingsState, 'draft'> & {
  /** The country and the account of the page that the values were last adapted to. */
  country: CountryCode;
  account: SettingsAccount | null;
};

/** Creates the document of the settings form. */
export function createSettingsDocument(country: CountryCode, account: SettingsAccount | null) {
  const { draft, ...base } = startSettings(country, account);
  const document = createLocalDocument<
    SettingsValues,
    SettingsBase,
    SettingsAction,
    AnsweredSettings
  >({ values: draft, base: { ...base, country, account }, reduce: reduceSettings, eventOf });
  const { getSnapshot, update } = document;

  const change = (next: (before: SettingsState) => SettingsState): void => {
    const { values, base: before } = getSnapshot();
    const { draft: after, stored, lastNumber, offered } = next({ draft: values, ...before });
    update({ values: after, base: { ...before, stored, lastNumber, offered } }, 'opened');
  };
  return {
    ...document,
    /** Replaces what is stored, typed or offered. */
    change,
    /** Adapts to the page: another country, newer data of the account, or a guest's other country. */
    rebase: (page: { country: CountryCode; account: SettingsAccount | null }): void => {
      const { state, base: before } = getSnapshot();
      // The answer to this form's own save comes first.
      if (state === 'sending') return;
      update({ base: { ...before, country: page.country, account: page.account } });
      const local = page.account ? null : loadGuestSettings(window.localStorage);
      if (before.country !== page.country && !before.offered) {
        // What was typed of one country's bank isn't a bank in another country.
        change(clearTypedBank);
        if (local) showLocal(local, page.country);
      }
      if (page.account && before.account !== page.account) {
        const held = heldOf(page.account);
        change((now) => retainSettings(now, held, page.country));
      }
      if (!page.account && !local && getSnapshot().base.stored.country !== page.country) {
        change((now) => {
          const held = { stored: { ...now.stored, country: page.country }, lastNumber: null };
          return retainSettings(now, held, page.country);
        });
      }
    },
    /** Shows what this browser saved for a guest. */
    showLocal,
  };

  function showLocal(local: LocalSettings, country: CountryCode): void {
    const held = { stored: valuesOf(localUnder(local, country)), lastNumber: null };
    change((before) => retainSettings(before, held, country));
  }
}

/** Returns a browser's settings with their pictures. */
export function valuesOf({ settings, pictures }: LocalSettings): SettingsValues {
  return { ...settings, ...pictures };
}

function eventOf({ outcome }: AnsweredSettings): DocumentEvent {
  switch (outcome) {
    case 'stored':
      return 'saved';
    case 'kept':
      return 'queued';
    case 'unreachable':
      return 'failed';
    case 'sign-in-needed':
      return 'signInNeeded';
    case 'invalid':
    case 'refused':
      return 'refused';
    default:
      return outcome satisfies never;
  }
}
