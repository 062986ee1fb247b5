import type { TypedField } from '#app/browser/typed-fields.client.ts';
import { isCountryCode } from '#app/domain/country/country.ts';
import { invoiceTemplates } from '#app/domain/invoice/sheet.ts';
import type { PaymentTextField } from '../payment-fields/payment-action.ts';
import type { SettingsAction } from './settings-state.ts';

/** The action for a field that was typed or picked before the form came alive; none for one that no action is about. */
export function typedAction(field: TypedField): SettingsAction[] {
  const { name } = field;
  if ('checked' in field) {
    const { checked: value } = field;
    return name === 'acceptCardPayments' ? [{ type: 'set-flag', field: name, value }] : [];
  }
  const { value } = field;
  if (name === '') return [];
  if (name === 'country') {
    return isCountryCode(value) ? [{ type: 'pick-country', country: value }] : [];
  }
  if (name === 'template') {
    const template = invoiceTemplates.find((one) => one === value);
    return template ? [{ type: 'pick-template', template }] : [];
  }
  const [list, index, part] = name.split('.');
  if (list === 'otherPaymentLinks' && index !== undefined) {
    const field = part === 'name' ? 'name' : 'url';
    return [{ type: 'set-link', index: Number(index), field, value }];
  }
  // All other fields of the form are texts by their names.
  return [{ type: 'set-text', field: name as PaymentTextField, value }];
}
