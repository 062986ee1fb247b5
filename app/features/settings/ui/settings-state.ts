import { bankIn, withBank } from '#app/domain/bank/bank-details.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { settingsRules, textRules } from '#app/domain/fields/field-rules.ts';
import { normalizeTaxRate } from '#app/domain/invoices/number-inputs.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import type { PictureName } from '#app/domain/settings/picture-address.ts';
import { rebaseSettings } from '#app/domain/settings/rebase-settings.ts';
import type { SettingsChange, StoredSettings } from '#app/domain/settings/settings-answer.ts';
import {
  freshSettings,
  noPictures,
  type SettingsPictures,
  type SettingsValues,
} from '#app/domain/settings/settings-draft.ts';
import type { RegistrationNumber } from '#app/domain/taxes/registration.ts';
import type { CardsView } from '#app/features/cards/public.ts';
import type { SettingsEntry } from '#app/features/offline/public.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import {
  type FormParts,
  fieldText,
  type LinkAction,
  reduceLinks,
  type SetField,
  useForm,
  useMessages,
  useValues,
  withField,
} from '#app/ui/form/form-context.ts';
import type { FormRules } from '#app/ui/form/form-messages.ts';

/** Everything that can be typed or picked in the settings form; a picture is a `data:` URL, null takes it away. */
export type SettingsAction =
  | SetField
  | LinkAction
  /** The field of a rate was left. */
  | { type: 'leave-rate'; name: string }
  /** Taxes that a seller in the USA names. */
  | { type: 'add-own-tax' }
  | { type: 'remove-own-tax'; at: number }
  | { type: 'pick'; name: PictureName; picture: string | null };

/** What every section of the settings form works with. */
export type SettingsForm = FormParts<SettingsValues, SettingsAction> & {
  /** What the account holds, or this browser for a guest. */
  stored: StoredSettings;
};

/** The settings form around a section. */
export const useSettingsForm = () => useForm<SettingsForm>();

/** Returns one part of what is typed; the component renders again only when that part changes. */
export const useTypedSettings: <Part>(select: (values: SettingsValues) => Part) => Part = useValues;

/** One picture of the form, as its field takes it. */
export function useSettingsPicture(name: PictureName) {
  const { dispatch } = useSettingsForm();
  return {
    id: name,
    picture: useTypedSettings((values) => values[name]),
    error: useMessages().get(name),
    onChange: (picture: string | null) => dispatch({ type: 'pick', name, picture }),
  };
}

/** The rules of the texts of the form; what both have is the settings'. */
export const settingsTextRules = { ...textRules, ...settingsRules };

/** What the form knows of the signed-in person's account. */
export type SettingsAccount = {
  /** The user's. */
  id: string;
  stored: StoredSettings;
  /** Whose bank it shows: the page's, when it was loaded. */
  bankCountry: CountryCode;
  /** The account's address, used as the business email if none was ever set. */
  email: string | null;
  /** Addresses of the stored pictures. */
  pictures: SettingsPictures;
  /** Their own account at Stripe; null where nobody can be paid by card. */
  cards?: CardsView | null;
};

/** What this browser put into the form, for its owner to decide on: a guest's settings, or what was changed offline and refused. */
export type Offered = 'guest' | SettingsChange;

/** What the account holds, or this browser for a guest. */
type Held = { stored: SettingsValues; lastNumber: string | null };

/** What is held, what is typed on it, and what this browser offers. */
export type SettingsState = Held & { draft: SettingsValues; offered: Offered | null };

/** What an account holds, its pictures as their addresses. */
export function heldOf({ stored, pictures }: SettingsAccount): Held {
  return { stored: { ...stored.settings, ...pictures }, lastNumber: stored.lastNumber };
}

/** A form in which nothing was typed. */
export function startSettings(
  country: CountryCode,
  account: SettingsAccount | null,
): SettingsState {
  const fresh: Held = { stored: { ...freshSettings(country), ...noPictures }, lastNumber: null };
  const held = account ? heldOf(account) : fresh;
  return { ...held, draft: held.stored, offered: null };
}

/**
 * The settings once the account or this browser holds others. Nothing that is typed is lost.
 * @param country of the page, or whose rules the save had
 * @param sent the form's values when it was saved, if a save is the reason
 */
export function retainSettings(
  { stored: before, draft, offered }: SettingsState,
  { stored, lastNumber }: Held,
  country: CountryCode,
  sent?: SettingsValues,
): SettingsState {
  const save = { sent: sent ?? before, before, stored, country };
  return {
    stored,
    lastNumber,
    draft: rebaseSettings(draft, save),
    offered: sent ? null : offered,
  };
}

/** What was typed of a bank under another country's page is no bank of this one. */
export function clearTypedBank(state: SettingsState): SettingsState {
  return { ...state, draft: withBank(state.draft, bankIn(state.stored), '') };
}

/**
 * An account as this device last saw it, with what its owner has changed offline since.
 * @param country of the page: another country's bank is not shown
 */
export function withOutbox<Account extends SettingsAccount>(
  account: Account,
  waiting: readonly SettingsEntry[],
  country: CountryCode,
): Account {
  // What the account refused is no more than typed.
  const due = waiting
    .filter(({ refusal }) => !refusal)
    .map((entry) => (entry.country === country ? entry.changes : withoutBank(entry.changes)));
  const { stored } = heldOf(account);
  const { logo, signature, ...settings }: SettingsValues = Object.assign(
    account.bankCountry === country ? stored : withBank(stored, {}, ''),
    ...due,
  );
  return {
    ...account,
    bankCountry: country,
    stored: { ...account.stored, settings },
    pictures: { logo, signature },
  };
}

function withoutBank(changes: SettingsChange['changes']): SettingsChange['changes'] {
  const other = Object.entries(changes).filter(([name]) => !(name in bankIn(changes)));
  return Object.fromEntries(other);
}

/** The settings after an action; pure. */
export function reduceSettings(draft: SettingsValues, action: SettingsAction): SettingsValues {
  switch (action.type) {
    case 'set':
      return withField(draft, action.name, action.value);
    case 'leave-rate': {
      // Empty means the country's rate, and stays so.
      const text = (fieldText(draft, action.name) ?? '').trim();
      return withField(draft, action.name, text && normalizeTaxRate(text));
    }
    case 'add-own-tax':
      return withOwnTaxes(draft, (taxes) => [...taxes, { tax: '', number: '', rate: '' }]);
    case 'remove-own-tax':
      return withOwnTaxes(draft, (taxes) => taxes.filter((_, at) => at !== action.at));
    case 'pick':
      return { ...draft, [action.name]: action.picture };
    case 'add-link':
    case 'remove-link':
      return { ...draft, otherPaymentLinks: reduceLinks(draft.otherPaymentLinks, action) };
    default:
      return action satisfies never;
  }
}

function withOwnTaxes(
  draft: SettingsValues,
  change: (taxes: RegistrationNumber[]) => RegistrationNumber[],
): SettingsValues {
  const { registrationUs } = draft;
  return {
    ...draft,
    registrationUs: { ...registrationUs, numbers: change(registrationUs.numbers) },
  };
}

/** The rules of the form under a page's country, on what is stored. */
export function rulesOfSettings(
  rules: Parameters<typeof checkSettings>[1],
): FormRules<SettingsValues> {
  return {
    check: (draft) => {
      const check = checkSettings(draft, rules);
      if (check.ok) return [];
      return check.issues.map((issue) => ({ key: issue.field, message: issueMessage(issue) }));
    },
    textOf: (draft, name) => fieldText(draft, name) ?? '',
  };
}
