import type { TypedField } from '#app/browser/typed-fields.client.ts';
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

/** What the pickers of the form offer. */
export type PickerChoices = {
  country: CountryCode;
  clients: readonly PickedClient[];
  products: readonly SavedProduct[];
  /** The PayPal link of the settings is what its switch offers. */
  defaults: Pick<FormDefaults, 'paypalPaymentLink'>;
};

/** The action for a field that was typed or picked before the form came alive; none for one that no action is about. */
export function typedAction(field: TypedField, choices: PickerChoices): FormAction[] {
  const { name } = field;
  const { country, clients, products, defaults } = choices;
  if ('checked' in field) {
    const { checked: value } = field;
    if (name === 'usePaypalFromSettings') {
      const savedLink = defaults.paypalPaymentLink ?? '';
      return [{ type: 'use-saved-paypal', use: value, savedLink }];
    }
    const isFlag = name === 'acceptCardPayments' || name === 'displayPaypalQr';
    return isFlag ? [{ type: 'set-flag', field: name satisfies DraftFlag, value }] : [];
  }
  const { value } = field;
  if (name === '') return [];
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
