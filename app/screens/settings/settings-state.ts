import type { CountryCode } from '#app/domain/country/country.ts';
import { settingsRules, textRules } from '#app/domain/fields/field-rules.ts';
import { normalizeTaxRate } from '#app/domain/invoices/number-inputs.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { fieldText, type LinkAction, reduceLinks, withField } from '../form/field-value.ts';
import { type FormParts, type SetField, useForm } from '../form/form-context.ts';
import type { FormRules } from '../form/visible-messages.ts';

/** Everything that can happen to the settings form. */
export type SettingsAction =
  | SetField
  | LinkAction
  | { type: 'leave-tax-rate' }
  | { type: 'replace'; draft: SettingsDraft };

/** What every section of the settings form works with. */
export type SettingsForm = FormParts<SettingsDraft, SettingsAction>;

/** The settings form around a section. */
export const useSettingsForm = () => useForm<SettingsForm>();

/** The rules of the texts of the form; what both have is the settings'. */
export const settingsTextRules = { ...textRules, ...settingsRules };

/** The settings after an action; pure. */
export function reduceSettings(draft: SettingsDraft, action: SettingsAction): SettingsDraft {
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
    case 'replace':
      return action.draft;
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
