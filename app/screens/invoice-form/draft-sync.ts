import type { DraftStore, StoredDraft } from '#app/browser/drafts/draft-store.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import {
  type Beginning,
  type DraftState,
  isEmpty,
  isFresh,
  isWaiting,
  sentNumber,
  storedOf,
} from './draft-state.ts';
import { type FormAction, reduceDraft, withCountry } from './form-state.ts';
import {
  fitDates,
  fitDraft,
  hasSameContent,
  isSameInvoice,
  type OpenedInvoice,
  startTaxRate,
} from './start-draft.ts';

/** A user's drafts on this device: the guest's, where it may become theirs, and that of this form. */
export type DraftStores = { guest: DraftStore | null; own: DraftStore };

type Device = {
  openStores: (userId: string | null) => DraftStores;
  /** The browser's day, `YYYY-MM-DD`. */
  today: () => string;
  onChange: (state: DraftState) => void;
  /** This device does not keep the draft; once, until it does again. */
  onNotKept: () => void;
  /** What was typed here would write over what another tab has made of the draft. */
  onConflict: () => void;
};

/** What the form began with on this device; `waiting`: Save or Download had been pressed, and sign-in was needed first. */
export type Opening = { kind: 'fresh' | 'restored' } | { kind: 'waiting'; stored: StoredDraft };

export type DraftSync = ReturnType<typeof createDraftSync>;

/**
 * Keeps a form's draft, this device and other tabs together. Tabs share the draft of a new invoice: a form that changed
 * nothing follows the others, one that did never writes over what it has not read.
 */
export function createDraftSync(begun: Beginning, opened: OpenedInvoice | null, device: Device) {
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

  const become = (changes: Partial<DraftState>) => {
    state = { ...state, ...changes };
    device.onChange(state);
  };
  const here = () => ({ country: state.begun.country, today: device.today() });
  /** What another tab has stored since this one read or wrote. */
  const other = () => stores?.own.newer(here()) ?? null;
  const isConflicting = (there: StoredDraft | null, { draft } = state) =>
    there !== null && !hasSameContent(there.draft, draft);

  const store = (changes: Partial<StoredDraft> = {}) => {
    if (!stores) return;
    const wasKept = isKept;
    isKept = stores.own.save({ ...storedOf(state), ...changes });
    // Else what is typed from now on would give way to it at the next opening.
    if (isKept) stores.guest?.clear();
    else if (wasKept) device.onNotKept();
  };
  /** Stores what was changed, unless another tab has changed it, too. */
  const storeChange = () => {
    if (state.isOver) return;
    if (isFresh(state)) return stores?.own.clear();
    const there = other();
    if (isConflicting(there)) return device.onConflict();
    // The same was typed in both tabs: it is one invoice.
    if (there) become({ draft: { ...state.draft, saveKey: there.draft.saveKey } });
    store();
  };
  const restore = (stored: StoredDraft) =>
    become({
      draft: fitDraft(stored, state.begun, state.edited !== null),
      isSent: stored.suggestedNumber === sentNumber,
      isChanged: false,
    });
  /** False for an edit that is saved already, so that only the answer was lost. */
  const open = (stored: StoredDraft): boolean => {
    restore(stored);
    if (opened?.kind !== 'edit') return true;
    const { draft, begun: now } = state;
    if (!isWaiting(draft) && isSameInvoice(draft, opened.draft, now.country)) {
      become({ draft: now.fresh });
      return false;
    }
    const { version = opened.version } = stored;
    become({ edited: { invoiceId: opened.id, version } });
    return true;
  };
  const follow = () => {
    const stored = stores?.own.load(here());
    if (stored) restore(stored);
    else become({ isSent: false });
  };

  /** What stands in the form becomes that of the user who signed in on this page. */
  const takeOver = (before: DraftState) => {
    const { country, fresh } = before.begun;
    const typed = {
      draft: before.draft,
      country,
      suggestedNumber: fresh.invoiceNumber,
      suggestedDates: fresh,
    };
    const next = {
      ...state,
      draft: fitDraft(typed, state.begun, state.edited !== null),
      isChanged: false,
    };
    const there = other();
    const isFirst = there?.draft.saveKey !== next.draft.saveKey;
    // Another tab was first, and its user has typed on.
    if (!isFirst && isConflicting(there, next)) return;
    become(next);
    if (isFirst) stores?.own.putInFront(storedOf(state));
    else store();
  };

  return {
    now: () => state,

    /** The page has come alive: what this device kept is put into the form. */
    open(next: Beginning): Opening {
      stores = device.openStores(next.userId);
      const { guest, own } = stores;
      become({ begun: next, draft: next.fresh });
      const kept = (store: DraftStore | null) => {
        const stored = store?.load(here()) ?? null;
        if (!stored || opened || isWaiting(stored.draft) || !isEmpty(stored, next)) return stored;
        store?.clear();
        return null;
      };
      const guests = kept(guest);
      if (guest && !guests) own.takeBack();
      const stored = guests ?? kept(own);
      const isRestored = stored !== null && open(stored);
      // A guest's draft becomes that of the user who signed in, before what they had begun themselves.
      if (guests && own.putInFront(guests)) guest?.clear();
      if (!isRestored) return { kind: 'fresh' };
      const isSaved = next.userId !== null && isWaiting(state.draft);
      return isSaved ? { kind: 'waiting', stored } : { kind: 'restored' };
    },
    change(action: FormAction): void {
      const draft = reduceDraft(state.draft, action, state.begun.country);
      if (draft === state.draft) return;
      become({ draft, isChanged: true });
      storeChange();
    },
    /** Another user, country, day or other settings. */
    begin(next: Beginning): void {
      const before = state;
      const isOtherUser = before.begun.userId !== next.userId;
      if (stores && isOtherUser) {
        // A session that merely ended leaves its owner's draft; signing out takes it by name.
        if (next.userId !== null && !opened) stores.own.clear();
        stores = device.openStores(next.userId);
      }
      if (before.isOver) return;
      become({ begun: next });
      // An opened invoice is one user's and of one country.
      if (opened) return;
      const { country, userId, defaults, fresh } = next;
      const anew = { draft: fresh, isChanged: false, isSent: false };
      if (isOtherUser && userId !== null && !isFresh(before)) takeOver(before);
      else if (isOtherUser) {
        become(anew);
        if (userId !== null) follow();
      } else if (before.begun.country !== country) {
        become({ draft: withCountry(state.draft, startTaxRate(country, defaults)) });
        if (state.isChanged) storeChange();
      } else if (isFresh(before) && !hasSameContent(before.begun.fresh, fresh)) {
        // Saved elsewhere meanwhile: the next number, or the settings.
        become(anew);
      } else if (!before.isSent && !isFresh(before)) {
        // Another day has begun.
        const dates = fitDates(state.draft, before.begun.fresh, fresh);
        become({ draft: { ...state.draft, ...dates } });
      }
    },
    /** Another tab may have changed the stored draft. */
    look(): void {
      if (!state.isOver && !state.isChanged && isConflicting(other())) follow();
    },
    /** The stored draft is the form's from now on. */
    follow,
    /** The form's draft replaces what another tab has made of it. */
    keep: () => store(),
    /** Whether another tab has made something else of this very draft. */
    isBehind(): boolean {
      const there = other();
      return isConflicting(there) && there?.draft.saveKey === state.draft.saveKey;
    },
    /** It is about to be sent, for the country that it was typed in: this device keeps just that. */
    send(draft: InvoiceDraft, country: CountryCode): void {
      become({ isSent: true });
      if (!isConflicting(other())) store({ draft, country });
    },
    /** The next save changes this invoice, or replaces its newer version. */
    edit(next: EditedInvoice): void {
      become({ edited: next });
      if (opened) store();
    },
    /** It was saved or given up: this device forgets it. */
    forget(): void {
      become({ isOver: true });
      stores?.guest?.clear();
      stores?.own.clear();
    },
  };
}

// @covers decisions-5.5 invoices-1.1 invoices-4.6
