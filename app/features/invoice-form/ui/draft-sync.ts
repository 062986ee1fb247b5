import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import type { isSameInvoice } from './draft-rules.ts';
import {
  type DraftState,
  type InitialDraft,
  isEmpty,
  isFresh,
  isWaiting,
  storedOf,
} from './draft-state.ts';
import { type DraftStore, type StoredDraft, sentNumber } from './draft-store.client.ts';
import { type FormAction, reduceDraft, withCountry } from './form-state.ts';
import { adjustDates, adjustDraft, hasSameContent, type OpenedInvoice } from './start-draft.ts';

/** A user's drafts on this device: the guest's, where it may become theirs, and that of this form. */
export type DraftStores = { guest: DraftStore | null; own: DraftStore };

type Device = {
  openStores: (userId: string | null) => DraftStores;
  /** The browser's day, `YYYY-MM-DD`. */
  today: () => string;
  onChange: (state: DraftState) => void;
  /** This device does not keep the draft; once, until it does again. */
  onNotStored: () => void;
  /** What was typed here would write over what another tab has made of the draft. */
  onConflict: () => void;
  outbox: {
    find: (saveKey: string) => InvoiceDraft | undefined;
    /** It was changed: it does not wait any more, which its user is told. */
    callBack: (saveKey: string) => void;
  };
  newKey: () => string;
  /** Does it once nothing is more urgent. */
  soon: (work: () => void) => void;
};

/** What the form began with on this device; `waiting`: Save or Download had been pressed, and sign-in was needed first. */
export type Opening = { kind: 'fresh' | 'restored' } | { kind: 'waiting'; stored: StoredDraft };

export type DraftSync = ReturnType<typeof createDraftSync>;

/**
 * Keeps a form's draft, this device and other tabs together. Tabs share the draft of a new invoice: a form that changed
 * nothing follows the others, one that did never writes over what it has not read.
 */
export function createDraftSync(begun: InitialDraft, opened: OpenedInvoice | null, device: Device) {
  const edited = opened?.kind === 'edit' ? { invoiceId: opened.id, version: opened.version } : null;
  let state: DraftState = {
    draft: begun.fresh,
    isChanged: false,
    begun,
    opened,
    edited,
    isSent: false,
    isOver: false,
  };
  let stores: DraftStores | null = null;
  let isKept = true;
  /** What was typed last is not stored yet. */
  let isToStore = false;

  const become = (changes: Partial<DraftState>) => {
    state = { ...state, ...changes };
    device.onChange(state);
  };
  const here = () => ({ country: state.begun.country, today: device.today() });
  /** What another tab has stored since this one read or wrote; to begin with where nothing was typed here. */
  const other = () =>
    stores?.own.newer(isFresh(state) ? null : state.draft.saveKey, here()) ?? null;
  const isConflicting = (there: StoredDraft | null, { draft } = state) =>
    there !== null && !hasSameContent(there.draft, draft);

  const store = (changes: Partial<StoredDraft> = {}) => {
    if (!stores) return;
    const wasKept = isKept;
    isKept = stores.own.save({ ...storedOf(state), ...changes });
    // Else what is typed from now on would give way to it at the next opening.
    if (isKept) stores.guest?.clear(state.draft.saveKey);
    else if (wasKept) device.onNotStored();
  };
  /** Stores what was changed, unless another tab has changed it, too. */
  const storeChange = () => {
    isToStore = false;
    if (state.isOver) return;
    const { saveKey } = state.draft;
    if (isFresh(state)) return stores?.own.clear(saveKey);
    const there = other();
    if (isConflicting(there)) return device.onConflict();
    // The same was typed in both tabs: it is one invoice.
    if (there) become({ draft: { ...state.draft, saveKey: there.draft.saveKey } });
    const waiting = device.outbox.find(saveKey);
    if (waiting && hasSameContent(waiting, state.draft)) return;
    if (waiting) device.outbox.callBack(saveKey);
    store();
  };
  const settle = () => {
    if (isToStore) storeChange();
  };
  const restore = (stored: StoredDraft) =>
    become({
      draft: adjustDraft(stored, state.begun, state.edited !== null),
      isSent: stored.suggestedNumber === sentNumber,
      isChanged: false,
    });
  const open = (stored: StoredDraft): void => {
    restore(stored);
    if (opened?.kind !== 'edit') return;
    const { version = opened.version } = stored;
    become({ edited: { invoiceId: opened.id, version } });
  };
  const follow = () => {
    const there = other();
    stores?.own.load(here());
    if (there) restore(there);
    else become({ isSent: false });
  };
  const beginAnew = () => {
    const fresh = { ...state.begun.fresh, saveKey: device.newKey() };
    become({ draft: fresh, edited: null, isChanged: false, isSent: false });
  };

  /**
   * Puts what this device kept for a user into the form. A guest's draft becomes that of the user who signed in.
   * @param typed what stood in the form as another user's
   */
  const enter = (next: InitialDraft, typed: StoredDraft | null): Opening => {
    const { guest, own } = device.openStores(next.userId);
    stores = { guest, own };
    become({ begun: next, draft: next.fresh, isChanged: false, isSent: false });
    const kept = (store: DraftStore | null) => {
      for (const stored of store?.load(here()) ?? []) {
        if (opened || isWaiting(stored.draft) || !isEmpty(stored, next)) return stored;
        store?.clear(stored.draft.saveKey);
      }
      return null;
    };
    const guests = typed ?? kept(guest);
    const stored = guests ?? kept(own);
    if (stored) open(stored);
    // What was refused is merely typed once its form has it again.
    if (stored?.outbox) own.save({ ...stored, outbox: undefined });
    // Unless another tab was first, and its user has typed on.
    const isFirst = guests !== null && !isConflicting(own.newer(guests.draft.saveKey, here()));
    if (isFirst && own.save(guests)) guest?.clear(guests.draft.saveKey);
    if (!stored) return { kind: 'fresh' };
    const isSaved = next.userId !== null && isWaiting(state.draft);
    return isSaved ? { kind: 'waiting', stored } : { kind: 'restored' };
  };

  return {
    now: () => state,

    /** The page has come alive: what this device kept is put into the form. */
    open: (next: InitialDraft) => enter(next, null),
    change(action: FormAction): void {
      const draft = reduceDraft(state.draft, action, state.begun.country);
      if (draft === state.draft) return;
      become({ draft, isChanged: true });
      isToStore = true;
      if (action.type === 'set') device.soon(settle);
      else settle();
    },
    /**
     * Begins an edit that was restored with the invoice where it is saved already, so that only the answer was lost.
     * @returns whether it is
     */
    removeSaved(isSame: typeof isSameInvoice): boolean {
      const { draft, begun: now, isChanged } = state;
      if (opened?.kind !== 'edit' || !opened.draft || isChanged) return false;
      if (
        !isSame(draft, opened.draft, { country: now.country, takesCards: now.defaults.takesCards })
      )
        return false;
      become({ draft: now.fresh, edited });
      return true;
    },
    /** Stores what was typed last, before the page may go. */
    settle,
    /** Another user, country, day or other settings. */
    begin(next: InitialDraft): void {
      settle();
      const before = state;
      const { country, userId, defaults, fresh } = next;
      const anew = { draft: fresh, isChanged: false, isSent: false };
      const isOtherUser = before.begun.userId !== userId;
      if (stores && isOtherUser) {
        // A session that merely ended leaves its owner's draft; signing out takes it by name.
        if (userId !== null && !opened) stores.own.clear(before.draft.saveKey);
        stores = device.openStores(userId);
      }
      if (before.isOver) return;
      become({ begun: next });
      // An opened invoice is one user's and of one country.
      if (opened) return;
      if (isOtherUser && userId !== null) enter(next, isFresh(before) ? null : storedOf(before));
      else if (isOtherUser) become(anew);
      else if (before.begun.country !== country) {
        become({ draft: withCountry(state.draft, country, defaults) });
        if (state.isChanged) storeChange();
      } else if (isFresh(before) && !hasSameContent(before.begun.fresh, fresh)) {
        // Saved elsewhere meanwhile: the next number, or the settings.
        become(anew);
      } else if (!before.isSent && !isFresh(before)) {
        // Another day has begun.
        const dates = adjustDates(state.draft, before.begun.fresh, fresh);
        become({ draft: { ...state.draft, ...dates } });
      }
    },
    /** Another tab may have changed the stored draft, or saved it while the network was away. */
    look(): void {
      if (state.isOver || state.isChanged) return;
      if (!opened && device.outbox.find(state.draft.saveKey)) beginAnew();
      if (isConflicting(other())) follow();
    },
    /** It waits to be sent: the form is the next invoice's. */
    beginAnew,
    /** The stored draft is the form's from now on. */
    follow,
    /** The form's draft replaces what another tab has made of it. */
    keep: () => store(),
    /** Whether another tab has made something else of this very draft. */
    isBehind(): boolean {
      settle();
      const there = other();
      return isConflicting(there) && there?.draft.saveKey === state.draft.saveKey;
    },
    /** It is about to be sent, for the country that it was typed in: this device keeps just that. */
    send(draft: InvoiceDraft, country: CountryCode): void {
      settle();
      become({ isSent: true });
      if (!isConflicting(other())) store({ draft, country });
    },
    /** The next save changes this invoice, or replaces its newer version. */
    edit(next: EditedInvoice): void {
      settle();
      become({ edited: next });
      if (opened) store();
    },
    /** It was saved or given up: this device forgets it. */
    forget(): void {
      become({ isOver: true });
      stores?.guest?.clear(state.draft.saveKey);
      stores?.own.clear(state.draft.saveKey);
    },
  };
}
