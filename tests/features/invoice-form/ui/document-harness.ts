import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { FormStart } from '#app/features/invoice-form/ui/draft-state.ts';
import {
  type DraftStore,
  type StoredDraft,
  sentNumber,
} from '#app/features/invoice-form/ui/draft-store.client.ts';
import {
  createInvoiceDocument,
  type InvoiceDocument,
} from '#app/features/invoice-form/ui/invoice-document.ts';
import { type OpenedInvoice, startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { completeDraft, guestDefaults } from './complete-draft.ts';

export function beginning(changes: Partial<FormStart> = {}): FormStart {
  const { country = 'us', userId = null, defaults = guestDefaults } = changes;
  const draft = startDraft(country, '2026-03-15', defaults);
  return { country, userId, defaults, fresh: { ...draft, saveKey: 'fresh' }, ...changes };
}

export const asGuest = beginning();
export const asMember = beginning({
  userId: 'u1',
  defaults: { ...guestDefaults, invoiceNumber: 'INV-007' },
});

/** A draft as a device stores it. */
export function stored(
  changes: Partial<InvoiceDraft> = {},
  made: Partial<StoredDraft> = {},
): StoredDraft {
  const draft = { ...completeDraft, saveKey: 'key-1', ...changes };
  return { draft, country: 'us', suggestedNumber: 'INV-001', ...made };
}

export type DraftEvent = (draft: InvoiceDocument) => void;

type Start = {
  begun?: FormStart;
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
  let effects: { type: string; stored?: StoredDraft }[] = [];
  const notices: string[] = [];
  let newer: StoredDraft | null = null;
  let waiting: InvoiceDraft | null = null;
  const options = { country: begun.country, guestWaiting: false } as const;
  const own: DraftStore = {
    list: () => {
      effects.push({ type: 'read' });
      const stored = newer ?? kept;
      return stored ? [stored] : [];
    },
    find: () => undefined,
    findNewer: () => newer,
    save: (stored) => effects.push({ type: 'store', stored }) > 0 && !isFull,
    remove: () => undefined,
    removeKnown: () => void effects.push({ type: 'clear' }),
  };
  const outbox: DraftStore = {
    ...own,
    find: (saveKey) =>
      waiting?.saveKey === saveKey
        ? { draft: waiting, country: 'us', suggestedNumber: sentNumber, outbox: { options } }
        : undefined,
    remove: () => void effects.push({ type: 'call back' }),
    save: (stored) => effects.push({ type: 'queue', stored }) > 0 && !isFull,
  };
  const draft = createInvoiceDocument(begun, opened ?? null, {
    openStores: () => ({ guest: null, own, outbox }),
    onNotice: (notice) => {
      notices.push(notice);
      if (notice === 'conflict') effects.push({ type: 'ask' });
    },
    newKey: () => 'next',
    soon: (work) => work(),
  });
  const opening = draft.open(begun);
  for (const [at, event] of events.entries()) {
    if (at === events.length - 1) {
      newer = other;
      waiting = start.waiting?.(draft.getSnapshot().values) ?? null;
    }
    effects = [];
    event(draft);
  }
  const types = effects.map(({ type }) => type);
  const { values, base, isChanged, state: name } = draft.getSnapshot();
  const { isSent, edited } = base;
  const state = { name, draft: values, isChanged, isSent, edited };
  return { opening, draft, state, effects, types, notices };
}
