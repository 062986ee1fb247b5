import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice, SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import {
  type AnsweredSave,
  notifyCreated,
  type QueuedAnswer,
} from '#app/features/offline/public.ts';
import { createLocalDocument } from '#app/ui/local-document/local-document.ts';
import { createDeviceDrafts, type DraftStores } from './device-drafts.ts';
import { hasSameContent } from './draft-content.ts';
import type { isSameInvoice } from './draft-rules.ts';
import {
  type AnsweredDraft,
  eventOfAnswer,
  type FormStart,
  type InvoiceBase,
  isFresh,
  isStill,
  isWaiting,
  type SendOptions,
  toStored,
} from './draft-state.ts';
import { type StoredDraft, sentNumber } from './draft-store.client.ts';
import { type FormAction, reduceDraft } from './form-state.ts';
import { adjustDates, adjustDraft, type OpenedInvoice, withCountry } from './start-draft.ts';

/** What the form tells its user about the draft on this device. */
export type DraftNotice = 'not-stored' | 'conflict' | 'removed-from-outbox';

type Device = {
  openStores: (userId: string | null) => DraftStores;
  onNotice: (notice: DraftNotice) => void;
  newKey: () => string;
  /** Runs work when nothing is more urgent. */
  soon: (work: () => void) => void;
};

/** What the form found on this device. `waiting`: a draft that was to be saved after sign-in. */
export type Opening = { kind: 'fresh' | 'restored' } | { kind: 'waiting'; stored: StoredDraft };

export type InvoiceDocument = ReturnType<typeof createInvoiceDocument>;

/** Sends a draft to the server. Never rejects: a dead network is `{ outcome: 'unreachable' }`. */
export type PostSave = (draft: InvoiceDraft, options: SaveOptions) => Promise<SaveAnswer>;

/**
 * Creates the document of an invoice form, and keeps the form, this device and other tabs in step. Tabs share the draft
 * of a new invoice: a form without changes follows the others, and one with changes never overwrites what it hasn't
 * read.
 */
export function createInvoiceDocument(
  start: FormStart,
  opened: OpenedInvoice | null,
  device: Device,
) {
  const edited = opened?.kind === 'edit' ? { invoiceId: opened.id, version: opened.version } : null;
  const document = createLocalDocument<InvoiceDraft, InvoiceBase, FormAction, AnsweredDraft>({
    values: start.fresh,
    base: { ...start, opened, edited, isSent: false, wantsDownload: false },
    reduce: (draft, action, { country }) => reduceDraft(draft, action, country),
    eventOf: ({ answer }) => eventOfAnswer(answer),
  });
  const { getSnapshot: now, update } = document;
  const drafts = createDeviceDrafts(device.openStores);
  let isStored = true;
  let hasUnstored = false;

  const updateBase = (changes: Partial<InvoiceBase>) =>
    update({ base: { ...now().base, ...changes } });
  const show = (values: InvoiceDraft, base: Partial<InvoiceBase>) => {
    update({ values, isChanged: false, base: { ...now().base, ...base } }, 'opened');
    if (isWaiting(values) && now().state === 'editing') update({}, 'signInNeeded');
  };
  const showStored = (stored: StoredDraft) => {
    const { base } = now();
    const isSent = stored.suggestedNumber === sentNumber;
    show(adjustDraft(stored, base, base.edited !== null), { isSent });
  };

  const findOther = () => drafts.findOther(now());
  const isDifferent = (other: StoredDraft | null) =>
    other !== null && !hasSameContent(other.draft, now().values);

  const store = (changes?: Partial<StoredDraft>) => {
    const wasStored = isStored;
    isStored = drafts.store(now(), changes);
    if (!isStored && wasStored) device.onNotice('not-stored');
  };
  /** Stores what was changed, unless another tab has changed it too. */
  const storeChange = () => {
    hasUnstored = false;
    const { values, state } = now();
    if (state === 'saved') return;
    if (isFresh(now())) return drafts.remove(values.saveKey);
    const other = findOther();
    if (isDifferent(other)) {
      update({}, 'overtaken');
      return device.onNotice('conflict');
    }
    // Both tabs typed the same: it is one invoice.
    if (other) update({ values: { ...values, saveKey: other.draft.saveKey } });
    const queued = drafts.findQueued(values.saveKey);
    if (queued && hasSameContent(queued, values)) return;
    if (queued) {
      drafts.removeQueued(values.saveKey);
      device.onNotice('removed-from-outbox');
    }
    store();
  };
  /** Stores what was typed last. */
  const flush = () => {
    if (hasUnstored) storeChange();
  };
  /** Marks the draft as one that is saved after sign-in, or no longer. */
  const setWaiting = (action: FormAction) => {
    const values = reduceDraft(now().values, action, now().base.country);
    if (values === now().values) return;
    update({ values });
    storeChange();
  };

  const startNext = () => {
    const fresh = { ...now().base.fresh, saveKey: device.newKey() };
    show(fresh, { edited: null, isSent: false });
  };
  const followOther = () => {
    const other = findOther();
    drafts.acknowledge();
    if (other) showStored(other);
    else updateBase({ isSent: false });
  };
  const discard = () => {
    const { saveKey } = now().values;
    update({}, 'discarded');
    drafts.remove(saveKey);
  };

  /**
   * Shows what this device stored for a user.
   * @param typed what another user typed into this form
   */
  const enter = (next: FormStart, typed: StoredDraft | null): Opening => {
    drafts.openFor(next.userId);
    show(next.fresh, { ...next, isSent: false });
    const stored = drafts.adopt(next, opened !== null, typed);
    if (!stored) return { kind: 'fresh' };
    showStored(stored);
    if (opened?.kind === 'edit') {
      const { version = opened.version } = stored;
      updateBase({ edited: { invoiceId: opened.id, version } });
    }
    const isDue = next.userId !== null && isWaiting(now().values);
    return isDue ? { kind: 'waiting', stored } : { kind: 'restored' };
  };

  /** Does to the stored draft what an answer means for it. */
  const settle = ({ answer, options }: AnsweredDraft) => {
    switch (answer.outcome) {
      case 'saved':
        discard();
        return;
      case 'sign-in-needed':
        setWaiting({ type: 'wait-for-sign-in', download: options.download });
        return;
      case 'unreachable':
        // A draft that waited goes on waiting: opening the form tries again.
        return;
      case 'kept':
        if (!opened) startNext();
    }
    setWaiting({ type: 'stop-waiting' });
  };
  /** Puts a save that got no answer into the outbox, if the device is offline and the form still has what was sent. */
  const queueIfOffline = (
    answer: SaveAnswer,
    draft: InvoiceDraft,
    options: SaveOptions,
  ): QueuedAnswer => {
    const isOffline = answer.outcome === 'unreachable' && !navigator.onLine;
    const isHere = now().values.saveKey === draft.saveKey && isStill(now(), draft);
    return isOffline && isHere && drafts.queue(draft, options) ? { outcome: 'kept' } : answer;
  };

  return {
    getSnapshot: now,
    subscribe: document.subscribe,
    isOpen: drafts.isOpen,
    /** Shows what this device stored, once the page is in the browser. */
    open: (next: FormStart) => enter(next, null),
    dispatch: (action: FormAction): void => {
      if (!document.dispatch(action)) return;
      hasUnstored = true;
      if (action.type === 'set') device.soon(flush);
      else flush();
    },
    flush,
    /** The page has another user, country, day or other settings. */
    rebase: (next: FormStart): void => {
      flush();
      const before = now();
      const { country, userId, defaults, fresh } = next;
      const isOtherUser = before.base.userId !== userId;
      if (isOtherUser && drafts.isOpen()) {
        // After a session ended, its owner's draft stays; signing out removes it.
        if (userId !== null && !opened) drafts.remove(before.values.saveKey);
        drafts.openFor(userId);
      }
      if (before.state === 'saved') return;
      const isSameStart = hasSameContent(before.base.fresh, fresh);
      updateBase(isSameStart ? { ...next, fresh: before.base.fresh } : next);
      // An opened invoice belongs to one user and one country.
      if (opened) return;
      const isUntouched = isFresh(before);
      if (isOtherUser && userId !== null) enter(next, isUntouched ? null : toStored(before));
      else if (isOtherUser) show(fresh, { isSent: false });
      else if (before.base.country !== country) {
        update({ values: withCountry(before.values, country, defaults) });
        if (before.isChanged) storeChange();
      } else if (isUntouched && !isSameStart) {
        // Another tab has saved: the number or the settings are new.
        show(fresh, { isSent: false });
      } else if (!before.base.isSent && !isUntouched) {
        // The date may have changed.
        const dates = adjustDates(before.values, before.base.fresh, fresh);
        update({ values: { ...before.values, ...dates } });
      }
    },
    /** Follows another tab that has changed or saved the draft, if nothing was typed here. */
    follow: (): void => {
      if (now().state === 'saved' || now().isChanged) return;
      if (!opened && drafts.findQueued(now().values.saveKey)) startNext();
      if (isDifferent(findOther())) followOther();
    },
    /** Continues with this tab's draft or the other tab's. */
    resolve: (version: 'this' | 'other'): void => {
      update({}, 'resolved');
      if (version === 'other') followOther();
      else store();
    },
    /** Whether another tab has changed this very draft, so that the user must choose before it is saved. */
    isOvertaken: (): boolean => {
      flush();
      const other = findOther();
      const isOvertaken = isDifferent(other) && other?.draft.saveKey === now().values.saveKey;
      if (isOvertaken) update({}, 'overtaken');
      return isOvertaken;
    },
    /** The next save changes this invoice, or replaces its newer version. */
    setEdited: (next: EditedInvoice): void => {
      flush();
      updateBase({ edited: next });
      if (opened) store();
    },
    /**
     * Shows the invoice if a restored edit is what it already is: then only the answer to its save was lost.
     * @returns whether it is
     */
    dropIfSaved: (isSame: typeof isSameInvoice): boolean => {
      const { values, base, isChanged } = now();
      const { country, defaults, fresh } = base;
      if (opened?.kind !== 'edit' || !opened.draft || isChanged) return false;
      const { takesCards, customFields } = defaults;
      const rules = { country, takesCards, customFields };
      if (!isSame(values, opened.draft, rules)) return false;
      show(fresh, { edited });
      return true;
    },
    /** Save was clicked, and sign-in is needed first. */
    waitForSignIn: (download: boolean): void => {
      update({}, 'signInNeeded');
      setWaiting({ type: 'wait-for-sign-in', download });
    },
    /**
     * Sends a draft, or puts it into the outbox while offline. While one is being sent, nothing happens.
     * @param draft the form's, or a stored one exactly as it was typed
     */
    send: async (
      draft: InvoiceDraft,
      options: SendOptions,
      post: PostSave,
    ): Promise<AnsweredDraft | null> => {
      const { download: _, ...saveOptions } = options;
      if (now().state === 'sending' || now().state === 'saved') return null;
      flush();
      updateBase({ wantsDownload: options.download });
      if (now().base.userId !== null) {
        updateBase({ isSent: true });
        if (!isDifferent(findOther())) store({ draft, country: options.country });
      }
      const answered = await document.send(async () => {
        const answer = await post(draft, saveOptions);
        return { answer: queueIfOffline(answer, draft, saveOptions), draft, options };
      });
      if (!answered) return null;
      if (answered.answer.outcome === 'saved') {
        drafts.removeQueued(draft.saveKey);
        if (!options.edit) notifyCreated({ draft, options: saveOptions, answer: answered.answer });
      }
      settle(answered);
      return answered;
    },
    /** Handles the answer to this draft's save that came from the outbox or another tab. */
    receive: ({ answer, draft, options }: AnsweredSave): AnsweredDraft | null => {
      // This tab's own answer is about to arrive.
      if (now().state === 'sending') return null;
      const answered = {
        answer,
        draft,
        options: { ...options, download: now().base.wantsDownload },
      };
      document.receive(answered);
      settle(answered);
      return answered;
    },
    discard,
  };
}
