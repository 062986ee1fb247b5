import { isCountryCode } from '#app/domain/country/country.ts';
import { invoiceTemplates } from '#app/domain/invoice/sheet.ts';
import type { PaymentTextField } from '../payment-fields/payment-action.ts';
import type { SettingsAction } from './settings-state.ts';

/** What was typed and picked in the server's page before the form came alive, as actions. */
export function readTypedSettings(form: HTMLFormElement): SettingsAction[] {
  return [...form.elements].flatMap((element) => {
    if (element instanceof HTMLSelectElement) {
      const chosen = [...element.options].find((option) => option.defaultSelected);
      return element.value === chosen?.value ? [] : typedAction(element.name, element.value);
    }
    if (element instanceof HTMLTextAreaElement) {
      const { name, value, defaultValue } = element;
      return value === defaultValue ? [] : typedAction(name, value);
    }
    if (!(element instanceof HTMLInputElement)) return [];
    const { type, name, value, defaultValue, checked, defaultChecked } = element;
    if (type === 'checkbox') return checked === defaultChecked ? [] : checkedAction(name, checked);
    if (type === 'radio') return checked && !defaultChecked ? typedAction(name, value) : [];
    return type === 'file' || value === defaultValue ? [] : typedAction(name, value);
  });
}

function checkedAction(name: string, value: boolean): SettingsAction[] {
  return name === 'acceptCardPayments' ? [{ type: 'set-flag', field: name, value }] : [];
}

function typedAction(name: string, value: string): SettingsAction[] {
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
