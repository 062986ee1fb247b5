import type { CountryCode } from '#app/domain/country/country.ts';
import { normalizeTaxRate } from '#app/domain/invoice/number-inputs.ts';
import type { InvoiceTemplate } from '#app/domain/invoice/sheet.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { type PaymentAction, reduceLinks } from '../payment-fields/payment-action.ts';

/** The texts of the form that are not payment details. */
export type SettingsTextField =
  | 'businessName'
  | 'email'
  | 'phone'
  | 'website'
  | 'address'
  | 'postalCode'
  | 'taxRate'
  | 'taxNumber'
  | 'invoicePrefix'
  | 'startingNumber';

/** Everything that can happen to the settings form. */
export type SettingsAction =
  | PaymentAction
  | { type: 'set-text'; field: SettingsTextField; value: string }
  | { type: 'leave-tax-rate' }
  | { type: 'pick-template'; template: InvoiceTemplate }
  | { type: 'pick-country'; country: CountryCode }
  | { type: 'replace'; draft: SettingsDraft };

/** The settings after an action; pure. */
export function reduceSettings(draft: SettingsDraft, action: SettingsAction): SettingsDraft {
  switch (action.type) {
    case 'set-text':
    case 'set-flag':
      return { ...draft, [action.field]: action.value };
    case 'leave-tax-rate':
      // Empty means the country's rate, and stays so.
      return draft.taxRate.trim() === ''
        ? { ...draft, taxRate: '' }
        : { ...draft, taxRate: normalizeTaxRate(draft.taxRate) };
    case 'pick-template':
      return { ...draft, template: action.template };
    case 'pick-country':
      return { ...draft, country: action.country };
    case 'add-link':
    case 'set-link':
    case 'remove-link':
      return { ...draft, otherPaymentLinks: reduceLinks(draft.otherPaymentLinks, action) };
    case 'replace':
      return action.draft;
    default:
      return action satisfies never;
  }
}

/** What stands in a field of that name (`phone`, `otherPaymentLinks.0.url`); empty for what is no text. */
export function settingsText(draft: SettingsDraft, name: string): string {
  const [list, index, part] = name.split('.');
  if (list === 'otherPaymentLinks' && index !== undefined) {
    return draft.otherPaymentLinks[Number(index)]?.[part === 'name' ? 'name' : 'url'] ?? '';
  }
  const value: unknown = Object.entries(draft).find(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : '';
}
