import { dequal } from 'dequal/lite';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { draftOfLook } from '#app/domain/looks/look.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { FormAction, PickedClient, TypedClient } from './form-state.ts';

/** A document's template with its look. */
export type DocumentLook = Pick<InvoiceDraft, 'template' | 'look'>;

/** Returns the look of documents to a client: the client's own, else the default one. */
function lookOf(client: PickedClient | null, { looks, defaults }: LookChoices): DocumentLook {
  const own = looks.find(({ id }) => id === client?.lookId);
  return own
    ? { template: own.template, look: own.look && draftOfLook(own.look) }
    : { template: defaults.template, look: defaults.look ?? null };
}

type LookChoices = {
  /** The seller's saved looks. */
  looks: readonly OwnLook[];
  defaults: Pick<FormDefaults, 'template' | 'look'>;
};

/** Returns the action for another client; the document gets their look unless its own was changed by hand. */
export function pickClient(
  before: PickedClient | null,
  client: PickedClient | null,
  choices: LookChoices,
  typed?: Partial<TypedClient>,
): FormAction {
  const looks = { before: lookOf(before, choices), after: lookOf(client, choices) };
  return { type: 'pick-client', client, ...(typed && { typed }), looks };
}

/** Whether a draft has this template and look. */
export function hasLook(draft: DocumentLook, { template, look }: DocumentLook): boolean {
  return draft.template === template && dequal(draft.look, look);
}
