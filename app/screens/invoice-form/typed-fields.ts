import type { CountryCode } from '#app/domain/country/country.ts';
import type { SavedProduct } from '#app/domain/invoice/save-answer.ts';
import { invoiceTemplates } from '#app/domain/invoice/sheet.ts';
import { isCurrencyCode } from '#app/domain/money/currency.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type {
  DraftFlag,
  DraftTextField,
  FormAction,
  ItemTextField,
  PickedClient,
} from './form-state.ts';

/** A field as the browser holds it, beside what the server had put there. */
type TypedField =
  | { name: string; value: string; defaultValue: string }
  | { name: string; checked: boolean; defaultChecked: boolean };

/** What the pickers of the form offer. */
export type PickerChoices = {
  country: CountryCode;
  clients: readonly PickedClient[];
  products: readonly SavedProduct[];
  /** The PayPal link of the settings is what its switch offers. */
  defaults: Pick<FormDefaults, 'paypalPaymentLink'>;
};

/** What was typed and picked in the server's page before the form came alive, as actions. */
export function readTypedFields(form: HTMLFormElement, choices: PickerChoices): FormAction[] {
  return [...form.elements].flatMap((element) => {
    if (element instanceof HTMLSelectElement) {
      const { name, value } = element;
      return typedAction({ name, value, defaultValue: defaultOption(element) }, choices);
    }
    const isInput = element instanceof HTMLInputElement;
    if (!isInput && !(element instanceof HTMLTextAreaElement)) return [];
    const { name, value, defaultValue } = element;
    if (isInput && element.type === 'radio') {
      const { checked, defaultChecked } = element;
      return checked && !defaultChecked
        ? typedAction({ name, value, defaultValue: '' }, choices)
        : [];
    }
    if (!isInput || element.type !== 'checkbox') {
      return typedAction({ name, value, defaultValue }, choices);
    }
    const { checked, defaultChecked } = element;
    return typedAction({ name, checked, defaultChecked }, choices);
  });
}

/** What the server's page had chosen in a select: the browser takes the first option where none is marked. */
function defaultOption({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find((option) => option.defaultSelected) ?? all[0])?.value ?? '';
}

/** The action for a field that holds something else than it began with, else none. */
export function typedAction(field: TypedField, choices: PickerChoices): FormAction[] {
  const { name } = field;
  const { country, clients, products, defaults } = choices;
  if ('checked' in field) {
    const { checked: value } = field;
    if (value === field.defaultChecked) return [];
    if (name === 'usePaypalFromSettings') {
      const savedLink = defaults.paypalPaymentLink ?? '';
      return [{ type: 'use-saved-paypal', use: value, savedLink }];
    }
    const isFlag = name === 'acceptCardPayments' || name === 'displayPaypalQr';
    return isFlag ? [{ type: 'set-flag', field: name satisfies DraftFlag, value }] : [];
  }
  const { value } = field;
  if (name === '' || value === field.defaultValue) return [];
  const [list, id, part] = name.split('.');
  if (name === 'currency') {
    return isCurrencyCode(value) ? [{ type: 'pick-currency', currency: value, country }] : [];
  }
  if (name === 'template') {
    const template = invoiceTemplates.find((one) => one === value);
    return template ? [{ type: 'pick-template', template }] : [];
  }
  if (name === 'selectedClientId') {
    return [{ type: 'pick-client', client: clients.find((client) => client.id === value) ?? null }];
  }
  if (part === undefined) return [{ type: 'set-text', field: name as DraftTextField, value }];
  if (list === 'otherPaymentLinks') {
    const field = part === 'name' ? 'name' : 'url';
    return [{ type: 'set-link', index: Number(id), field, value }];
  }
  if (list !== 'items' || !id) return [];
  if (part === 'product') {
    const product = products.find((one) => one.id === value);
    return product ? [{ type: 'fill-item', id, product, country }] : [];
  }
  return [{ type: 'set-item', id, field: part as ItemTextField, value }];
}
