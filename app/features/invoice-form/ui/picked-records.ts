import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import {
  fieldsOfRecord,
  givenValues,
  labelledValues,
} from '#app/domain/custom-fields/document-fields.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { type DocumentLook, documentLook, type OwnLook } from '#app/domain/looks/check-look.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { FormAction, PickedClient, TypedClient } from './form-state.ts';

/** Returns the look of documents to a client: the client's own, else the default one. */
function lookOf(client: PickedClient | null, { looks, defaults }: PickChoices): DocumentLook {
  const own = looks.find(({ id }) => id === client?.lookId);
  return own ? documentLook(own) : { template: defaults.template, look: defaults.look ?? null };
}

type PickChoices = {
  /** The seller's saved looks. */
  looks: readonly OwnLook[];
  defaults: Pick<FormDefaults, 'template' | 'look' | 'customFields'>;
};

/**
 * Returns the action for another client; the document gets their look and the values of their custom fields unless its
 * own were changed by hand.
 */
export function pickClient(
  before: PickedClient | null,
  client: PickedClient | null,
  choices: PickChoices,
  typed?: Partial<TypedClient>,
): FormAction {
  const looks = { before: lookOf(before, choices), after: lookOf(client, choices) };
  const { customFields = [] } = choices.defaults;
  const shown = fieldsOfRecord(customFields, 'client');
  const given = givenValues(
    customFields.filter(({ owner }) => owner === 'document'),
    [labelledValues(shown, before?.fields)],
    labelledValues(shown, client?.fields),
  );
  return { type: 'pick-client', client, ...(typed && { typed }), looks, given };
}

/**
 * Returns the action that fills a line with a product. A line's fields get the values of the product's fields of the
 * same label, and the item code its own id, unless they were changed by hand: then they differ from those of every
 * product.
 */
export function fillItem(
  id: string,
  product: SavedProduct,
  choices: { products: readonly SavedProduct[]; customFields: readonly CustomField[] },
): FormAction {
  const { products, customFields } = choices;
  const shown = fieldsOfRecord(customFields, 'product');
  const lineFields = customFields.filter(({ owner }) => owner === 'line');
  const code = lineFields.find(({ meaning }) => meaning === 'item-code');
  const valuesOf = ({ fields, customId = '' }: SavedProduct) => {
    const own = labelledValues(shown, fields);
    return code ? own.concat({ label: code.label, value: customId }) : own;
  };
  const given = givenValues(lineFields, products.map(valuesOf), valuesOf(product));
  return { type: 'fill-item', id, product, given };
}
