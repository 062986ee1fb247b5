import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { InitialDraft } from '#app/features/invoice-form/ui/draft-state.ts';
import type { DraftStore, StoredDraft } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { createDraftSync, type DraftSync } from '#app/features/invoice-form/ui/draft-sync.ts';
import { type OpenedInvoice, startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { completeDraft } from './complete-draft.ts';

const settings: FormDefaults = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' };

export function beginning(changes: Partial<InitialDraft> = {}): InitialDraft {
  const { country = 'us', userId = null, defaults = settings } = changes;
  const draft = startDraft(country, '2026-03-15', defaults);
  return { country, userId, defaults, fresh: { ...draft, saveKey: 'fresh' }, ...changes };
}

export const asGuest = beginning();
export const asMember = beginning({
  userId: 'u1',
  defaults: { ...settings, invoiceNumber: 'INV-007' },
});

/** A draft as a device stores it. */
export function stored(
  changes: Partial<InvoiceDraft> = {},
  made: Partial<StoredDraft> = {},
): StoredDraft {
  const draft = { ...completeDraft, saveKey: 'key-1', ...changes };
  return { draft, country: 'us', suggestedNumber: 'INV-001', ...made };
}

export type DraftEvent = (draft: DraftSync) => void;

export const typed: DraftEvent = (draft) =>
  draft.change({ type: 'set', name: 'notes', value: 'A' });

export const forget: DraftEvent = (draft) => draft.forget();
export const look: DraftEvent = (draft) => draft.look();

export const invoice: OpenedInvoice = {
  kind: 'edit',
  documentKind: 'invoice',
  id: 'i1',
  invoiceNumber: 'INV-001',
  draft: completeDraft,
  isArchived: false,
  isIssued: false,
  version: 5,
};

type Start = {
  begun?: InitialDraft;
  opened?: OpenedInvoice;
  /** The draft stored on this device when the form opens. */
  kept?: StoredDraft | null;
  /** The draft that another tab stores before the last event. */
  other?: StoredDraft | null;
  /** Makes the draft that is queued for sending before the last event, from the form's draft at that point. */
  waiting?: (draft: InvoiceDraft) => InvoiceDraft;
  /** The device's storage is full. */
  isFull?: boolean;
};

/** A form after these events; `effects` are those of the last event on this device. */
export function form(start: Start, ...events: DraftEvent[]) {
  const { begun = asGuest, opened, kept = null, other = null, isFull = false } = start;
  const said: string[] = [];
  let effects: { type: string; stored?: StoredDraft }[] = [];
  let newer: StoredDraft | null = null;
  let waiting: InvoiceDraft | null = null;
  const own: DraftStore = {
    load: () => {
      effects.push({ type: 'read' });
      const stored = newer ?? kept;
      return stored ? [stored] : [];
    },
    newer: () => newer,
    save: (stored) => effects.push({ type: 'store', stored }) > 0 && !isFull,
    clear: () => void effects.push({ type: 'clear' }),
  };
  const draft = createDraftSync(begun, opened ?? null, {
    openStores: () => ({ guest: null, own }),
    today: () => '2026-03-15',
    onChange: () => undefined,
    onNotStored: () => void said.push('not kept'),
    onConflict: () => void effects.push({ type: 'ask' }),
    outbox: {
      find: (saveKey) => (waiting?.saveKey === saveKey ? waiting : undefined),
      callBack: () => void effects.push({ type: 'call back' }),
    },
    newKey: () => 'next',
    soon: (work) => work(),
  });
  const opening = draft.open(begun);
  for (const [at, event] of events.entries()) {
    if (at === events.length - 1) {
      newer = other;
      waiting = start.waiting?.(draft.now().draft) ?? null;
    }
    effects = [];
    event(draft);
  }
  const types = effects.map(({ type }) => type);
  return { opening, draft, state: draft.now(), effects, types, said };
}
