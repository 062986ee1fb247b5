import {
  discountDecimals,
  finePriceDecimals,
  priceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from '#app/domain/invoices/check-figures.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { isCurrencyCode } from '#app/domain/money/money.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { type NumberRange, plainText } from '#app/i18n/format/typed-number.ts';
import type { TypedField } from '#app/ui/browser/page/typed-fields.client.ts';
import type { FormAction, PickedClient } from './form-state.ts';
import { fillItem, pickClient } from './picked-records.ts';

/** The options in the form's pickers. */
export type PickerChoices = {
  clients: readonly PickedClient[];
  products: readonly SavedProduct[];
  looks: readonly OwnLook[];
  /** The switch for the saved PayPal link sets the link from Settings. */
  defaults: Pick<FormDefaults, 'paypalPaymentLink' | 'template' | 'look' | 'customFields'>;
  finePrices: boolean;
};

const numberRanges = new Map<string, NumberRange>([
  ['quantity', { decimals: quantityDecimals }],
  ['unitPrice', { decimals: priceDecimals }],
  ['taxRate', { decimals: taxRateDecimals, max: 100 }],
  ['discount', { decimals: discountDecimals, max: 100 }],
]);
const finePriceRange: NumberRange = { decimals: priceDecimals + finePriceDecimals };

/** Returns the actions for a field that was typed or picked before hydration. */
export function typedAction(field: TypedField, choices: PickerChoices): FormAction[] {
  const { name, value } = field;
  const { clients, products, defaults } = choices;
  const [, id = '', part] = name.split('.');
  if (name === 'usePaypalFromSettings') {
    const savedLink = defaults.paypalPaymentLink ?? '';
    return [{ type: 'use-saved-paypal', use: value === true, savedLink }];
  }
  if (name === 'currency') {
    return isCurrencyCode(value) ? [{ type: 'pick-currency', currency: value }] : [];
  }
  if (name === 'selectedClientId') {
    const client = clients.find(({ id }) => id === value) ?? null;
    return [pickClient(null, client, choices)];
  }
  if (part === 'product') {
    const product = products.find((one) => one.id === value);
    const { customFields = [] } = defaults;
    return product ? [fillItem(id, product, { products, customFields })] : [];
  }
  const isFine = choices.finePrices && part === 'unitPrice';
  const range = isFine ? finePriceRange : numberRanges.get(part ?? name);
  const text = range && typeof value === 'string' ? plainText(value, range) : value;
  return [{ type: 'set', name, value: text }];
}
