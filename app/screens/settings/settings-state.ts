import type { SettingsEntry } from '#app/browser/outbox/settings-entries.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { settingsRules, textRules } from '#app/domain/fields/field-rules.ts';
import { normalizeTaxRate } from '#app/domain/invoices/number-inputs.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import { picturesSince, rebaseSettings } from '#app/domain/settings/rebase-settings.ts';
import type { SettingsPost, StoredSettings } from '#app/domain/settings/settings-answer.ts';
import {
  freshSettings,
  type SettingsDraft,
  type SettingsPictures,
} from '#app/domain/settings/settings-draft.ts';
import { fieldText, type LinkAction, reduceLinks, withField } from '../form/field-value.ts';
import { type FormParts, type SetField, useForm } from '../form/form-context.ts';
import type { Step } from '../form/use-machine.ts';
import type { FormRules } from '../form/visible-messages.ts';

/** Everything that can be typed or picked in the settings form. */
export type SettingsAction = SetField | LinkAction | { type: 'leave-tax-rate' };

/** What every section of the settings form works with. */
export type SettingsForm = FormParts<SettingsDraft, SettingsAction>;

/** The settings form around a section. */
export const useSettingsForm = () => useForm<SettingsForm>();

/** The rules of the texts of the form; what both have is the settings'. */
export const settingsTextRules = { ...textRules, ...settingsRules };

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

/** What this browser put into the form, for its owner to decide on: a guest's settings, or what was changed offline and refused. */
export type Offered = 'guest' | SettingsPost;

/** What is held, what is typed on it, and what this browser offers. */
export type SettingsState = {
  /** What the account holds, or this browser for a guest. */
  stored: StoredSettings;
  storedPictures: SettingsPictures;
  draft: SettingsDraft;
  /** What was picked or taken away. */
  pictures: Partial<SettingsPictures>;
  offered: Offered | null;
};

/** Everything that can happen to the settings. */
export type SettingsEvent =
  | { type: 'change'; action: SettingsAction }
  | { type: 'pick'; pictures: Partial<SettingsPictures> }
  /** The account or this browser holds these now; `sent` is what was saved of the form, under which country's rules. */
  | {
      type: 'hold';
      stored: StoredSettings;
      pictures?: Partial<SettingsPictures>;
      country: CountryCode;
      sent?: SettingsDraft;
    }
  /** What this browser kept is put into the form. */
  | {
      type: 'offer';
      draft?: SettingsDraft;
      pictures?: Partial<SettingsPictures>;
      offered: Offered | null;
    }
  | { type: 'cancel' };

/** Either clears the messages of the form; what was offered and not taken is not wanted. */
export type SettingsEffect = { type: 'saved' } | { type: 'cancelled'; offered: Offered | null };

export const noPictures: SettingsPictures = { logo: null, signature: null };

/** A form in which nothing was typed. */
export function startSettings(
  country: CountryCode,
  account: SettingsAccount | null,
): SettingsState {
  const stored = account?.stored ?? { settings: freshSettings(country), lastNumber: null };
  const storedPictures = account?.pictures ?? noPictures;
  return { stored, storedPictures, draft: stored.settings, pictures: {}, offered: null };
}

/** The settings after an event, and what follows; pure. Nothing that is typed is lost when others are held. */
export function syncSettings(
  state: SettingsState,
  event: SettingsEvent,
): Step<SettingsState, SettingsEffect> {
  const { stored, draft, pictures, offered } = state;
  switch (event.type) {
    case 'change':
      return { state: { ...state, draft: reduceSettings(draft, event.action) }, effects: [] };
    case 'pick':
      return { state: { ...state, pictures: { ...pictures, ...event.pictures } }, effects: [] };
    case 'offer':
      return {
        state: {
          ...state,
          draft: event.draft ?? draft,
          pictures: event.pictures ?? pictures,
          offered: event.offered,
        },
        effects: [],
      };
    case 'hold': {
      const { sent, country, pictures: held = {} } = event;
      const before = stored.settings;
      const save = { sent: sent ?? before, before, stored: event.stored.settings, country };
      return {
        state: {
          stored: event.stored,
          storedPictures: { ...state.storedPictures, ...held },
          draft: rebaseSettings(draft, save),
          pictures: picturesSince(pictures, held),
          offered: sent ? null : offered,
        },
        effects: sent ? [{ type: 'saved' }] : [],
      };
    }
    case 'cancel':
      return {
        state: { ...state, draft: stored.settings, pictures: {}, offered: null },
        effects: [{ type: 'cancelled', offered }],
      };
    default:
      return event satisfies never;
  }
}

/** An account as this device last saw it, with what its owner has changed offline since. */
export function withOutbox<Account extends SettingsAccount>(
  account: Account,
  waiting: readonly SettingsEntry[],
): Account {
  // What the account refused is no more than typed.
  const due = waiting.filter(({ refusal }) => !refusal);
  const settings = Object.assign({}, account.stored.settings, ...due.map((save) => save.changes));
  const pictures = Object.assign({}, account.pictures, ...due.map((save) => save.pictures));
  return { ...account, stored: { ...account.stored, settings }, pictures };
}

/** What stands in the fields and pictures of the form, by their names. */
export function valuesOf({ draft, storedPictures, pictures }: SettingsState) {
  return { ...draft, ...storedPictures, ...pictures };
}

/** The settings after an action; pure. */
function reduceSettings(draft: SettingsDraft, action: SettingsAction): SettingsDraft {
  switch (action.type) {
    case 'set':
      return withField(draft, action.name, action.value);
    case 'leave-tax-rate': {
      // Empty means the country's rate, and stays so.
      const isEmpty = draft.taxRate.trim() === '';
      return { ...draft, taxRate: isEmpty ? '' : normalizeTaxRate(draft.taxRate) };
    }
    case 'add-link':
    case 'remove-link':
      return { ...draft, otherPaymentLinks: reduceLinks(draft.otherPaymentLinks, action) };
    default:
      return action satisfies never;
  }
}

/** The rules of the form under a page's country, on what is stored. */
export function rulesOfSettings(
  country: CountryCode,
  stored: SettingsDraft,
): FormRules<SettingsDraft> {
  return {
    check: (draft) => {
      const check = checkSettings(draft, { country, stored });
      return check.ok ? [] : check.issues.map(({ field, message }) => ({ key: field, message }));
    },
    textOf: (draft, name) => fieldText(draft, name) ?? '',
  };
}
