import {
  type Dispatch,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { dayHere } from '#app/browser/day-here.client.ts';
import {
  type DraftStorage,
  type DraftStore,
  openDraftStore,
} from '#app/browser/draft-store.client.ts';
import { takeBack } from '#app/browser/drafts-aside.client.ts';
import { guestDraftKey, userDraftKey } from '#app/browser/kept-drafts.client.ts';
import { loadGuestSettings } from '#app/browser/local-settings.client.ts';
import { ownPlace } from '#app/browser/own-place.client.ts';
import { readTypedFields } from '#app/browser/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '#app/components/use-browser-layout-effect.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { SavedProduct } from '#app/domain/invoice/save-answer.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { type FormAction, type PickedClient, reduceDraft } from './form-state.ts';
import { chooseOpening, fitDraft, type Opening, takenOver } from './restore-draft.ts';
import {
  beginDraft,
  hasSameContent,
  isSameInvoice,
  type OpenedInvoice,
  startTaxRate,
} from './start-draft.ts';
import { typedAction } from './typed-action.ts';

type FormDraftParts = {
  country: CountryCode;
  today: string;
  /** False when `today` is only UTC's day. */
  isDayKnown: boolean;
  userId: string | null;
  defaults: FormDefaults;
  clients: readonly PickedClient[];
  products: readonly SavedProduct[];
  /** Never another one for the same form. */
  opened: OpenedInvoice | null;
  form: RefObject<HTMLFormElement>;
  /**
   * Called once in the browser, after the draft of this device was put into the form; `version` is the one that an
   * edit began with.
   */
  onOpened: (opening: Opening, version: number | undefined) => void;
  /** Called when this device does not keep the draft. */
  onNotKept: () => void;
  /** Called when what this device had kept is corrupt; it was removed. */
  onUnreadable: () => void;
};

export type FormDraft = {
  draft: InvoiceDraft;
  /** What a fresh form begins with: for a guest the settings of this device, once they are read. */
  defaults: FormDefaults;
  dispatch: Dispatch<FormAction>;
  /** The draft as of the last action, for work that runs later than its render. */
  latest: () => InvoiceDraft;
  /** Whether nothing was typed yet. */
  isFresh: () => boolean;
  /** The draft was saved or given up: this device forgets it. */
  forget: () => void;
  /** The version of the edited invoice that the draft began with. */
  version: () => number | undefined;
  /** Goes on from a newer version: the next save replaces it. */
  replaceVersion: (version: number) => void;
};

/**
 * The form's draft: begun alike on server and in the browser, then filled with what this device kept, and kept again
 * after every change until it is saved (`invoices.md` section 4, Guest flow).
 */
export function useFormDraft(parts: FormDraftParts): FormDraft {
  const { country, userId, opened, form, onOpened, onNotKept, onUnreadable } = parts;
  const [localDefaults, setLocalDefaults] = useState<FormDefaults | null>(null);
  const defaults = (userId === null && localDefaults) || parts.defaults;
  const [ownDay, setOwnDay] = useState<string | null>(null);
  const today = parts.isDayKnown ? parts.today : (ownDay ?? parts.today);
  const fresh = useMemo(
    () => beginDraft(country, today, defaults, opened),
    [country, today, defaults, opened],
  );
  const [draft, dispatch] = useReducer(reduceDraft, fresh);
  const [stage, setStage] = useState<'starting' | 'open' | 'done'>('starting');
  const begun = useRef({ fresh, country, userId });
  const freshBefore = useRef(fresh);
  const isOpen = useRef(false);
  const sentAsKept = useRef(false);
  /** What this form has of the device: another tab's draft may stand in its place by now. */
  const lastKept = useRef<InvoiceDraft | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const version = useRef(opened?.kind === 'edit' ? opened.version : undefined);
  const isOpened = opened !== null;
  const { kind, id } = opened ?? { kind: 'clone', id: '' };

  const stores = useCallback((): { guest: DraftStore; own: DraftStore } => {
    if (!isOpened || userId === null) {
      return { guest: openStoreOf(null, onUnreadable), own: openStoreOf(userId, onUnreadable) };
    }
    // What waits on this device is another invoice: beside one that was opened it is left alone.
    const { storage, key } = ownPlace(userId, { kind, id });
    return { guest: noStore, own: openStore(storage, key, onUnreadable) };
  }, [userId, isOpened, kind, id, onUnreadable]);
  const keep = useCallback(
    (kept: InvoiceDraft) => {
      lastKept.current = kept;
      return stores().own.save({
        draft: kept,
        country,
        suggestedNumber: defaults.invoiceNumber,
        version: version.current,
      });
    },
    [stores, country, defaults],
  );
  /** Takes this form's draft off the device; what another tab keeps there stays. */
  const clearOwn = useCallback(
    (store: DraftStore) => {
      const stored = store.load({ country, today: dayHere() })?.draft;
      const isOurs = (ours: InvoiceDraft | null) =>
        stored && ours && (isSameSave(ours, stored) || hasSameContent(ours, stored));
      if (isOurs(lastKept.current) || isOurs(latest.current)) store.clear();
    },
    [country],
  );

  // Once, before anything else renders: what was typed while the page was loading is still in the fields.
  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    const typed = form.current ? readTypedFields(form.current) : [];
    const now = { country, today: parts.isDayKnown ? today : dayHere() };
    const local = userId === null ? readLocalDefaults() : null;
    const begunWith = local ?? defaults;
    const { guest, own } = stores();
    const waits = guest.load(now);
    // A guest's draft comes into the user's own place.
    if (userId !== null && waits === null) {
      const { storage, key } = ownPlace(userId, opened);
      takeBack(storage, key);
    }
    const kept = { guest: waits, own: userId === null ? null : own.load(now) };
    const isEdit = opened?.kind === 'edit';
    const signedIn = userId !== null;
    const chosen = chooseOpening(kept, { country, signedIn, defaults: begunWith, isEdit });
    // Saved already, and only the answer was lost.
    const isSaved =
      isEdit && chosen.kind === 'restored' && isSameInvoice(chosen.draft, opened.draft, country);
    const opening: Opening = isSaved ? { kind: 'fresh' } : chosen;
    if (isEdit && !isSaved) version.current = kept.own?.version ?? opened.version;
    lastKept.current = (kept.guest ?? kept.own)?.draft ?? null;
    if (opening.kind !== 'fresh') dispatch({ type: 'replace', draft: opening.draft });
    else if (now.today !== today || local) {
      dispatch({ type: 'replace', draft: beginDraft(country, now.today, begunWith, opened) });
    }
    setOwnDay(now.today);
    setLocalDefaults(local);
    if (opening.kind === 'waiting' && own.save(opening.kept)) {
      sentAsKept.current = true;
      guest.clear();
    }
    for (const field of typed) for (const action of typedAction(field, parts)) dispatch(action);
    setStage('open');
    onOpened(opening, version.current);
  }, []);

  useEffect(() => {
    const before = begun.current;
    begun.current = { fresh, country, userId };
    // An opened invoice is one user's and of one country.
    if (stage !== 'open' || isOpened) return;
    const { own } = stores();
    if (before.userId !== userId) {
      // Whoever signed in on this page takes over what stands in the form; nothing of it stays with who was there. A
      // session that merely ended leaves its owner's draft; signing out takes it by name.
      if (userId !== null) clearOwn(openStoreOf(before.userId, onUnreadable));
      const isFresh = hasSameContent(latest.current, before.fresh);
      if (isFresh || userId === null) dispatch({ type: 'replace', draft: fresh });
      else {
        const suggestedNumber = before.fresh.invoiceNumber;
        const stored = { draft: latest.current, country: before.country, suggestedNumber };
        const fitted = fitDraft(takenOver(stored), { country, signedIn: true, defaults });
        own.save({ draft: fitted, country, suggestedNumber: defaults.invoiceNumber });
        dispatch({ type: 'replace', draft: fitted });
      }
    } else if (before.country !== country) {
      dispatch({ type: 'follow-country', country, taxRate: startTaxRate(country, defaults) });
    } else if (
      !hasSameContent(before.fresh, fresh) &&
      hasSameContent(latest.current, before.fresh)
    ) {
      // Saved elsewhere meanwhile: the next number, or the settings.
      dispatch({ type: 'replace', draft: fresh });
    }
  }, [fresh, country, userId, isOpened, defaults, stage, stores, clearOwn, onUnreadable]);

  useEffect(() => {
    if (stage !== 'open') return;
    // The same content for the country it was typed in, so that it is sent again under the same key.
    if (sentAsKept.current && draft.waitsAsGuest) return;
    const { guest, own } = stores();
    // Of a country or a person that has just changed, the form that was begun before is to follow.
    const isFollowing = !isOpened && hasSameContent(draft, freshBefore.current);
    freshBefore.current = fresh;
    if (isFollowing || hasSameContent(draft, fresh)) clearOwn(own);
    else if (!keep(draft)) onNotKept();
    // Else what is typed from now on would give way to it at the next opening.
    else if (userId !== null) guest.clear();
  }, [draft, fresh, userId, isOpened, stage, stores, keep, clearOwn, onNotKept]);

  const forget = useCallback(() => {
    setStage('done');
    const { guest, own } = stores();
    clearOwn(guest);
    clearOwn(own);
  }, [stores, clearOwn]);

  const read = useCallback(() => latest.current, []);
  const isFresh = useCallback(() => hasSameContent(latest.current, fresh), [fresh]);
  const readVersion = useCallback(() => version.current, []);
  const replaceVersion = useCallback(
    (newer: number) => {
      version.current = newer;
      keep(latest.current);
    },
    [keep],
  );
  return {
    draft,
    defaults,
    dispatch,
    latest: read,
    isFresh,
    forget,
    version: readVersion,
    replaceVersion,
  };
}

/** The settings that this browser keeps for a guest, as a form takes them over. */
function readLocalDefaults(): FormDefaults | null {
  const local = loadGuestSettings(window.localStorage);
  return local && formDefaultsOf(local.settings, null);
}

function isSameSave(left: InvoiceDraft, right: InvoiceDraft): boolean {
  return left.saveKey !== '' && left.saveKey === right.saveKey;
}

/** Keeps nothing and has nothing. */
const noStore: DraftStore = { load: () => null, save: () => false, clear: () => undefined };

/** The draft of a user, or of the guest, on this device. */
function openStoreOf(userId: string | null, onUnreadable: () => void): DraftStore {
  const key = userId === null ? guestDraftKey : userDraftKey(userId);
  return openStore(window.localStorage, key, onUnreadable);
}

function openStore(storage: DraftStorage, key: string, onUnreadable: () => void): DraftStore {
  const log = (message: string) => {
    console.warn(message);
    onUnreadable();
  };
  return openDraftStore({ storage, key, log });
}
