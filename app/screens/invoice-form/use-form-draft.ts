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
import { localToday } from '#app/browser/country/local-today.client.ts';
import { loadGuestSettings } from '#app/browser/local-settings.client.ts';
import { watchOutbox } from '#app/browser/outbox/outbox-status.client.ts';
import { readTypedFields } from '#app/browser/page/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '#app/components/layout/use-browser-layout-effect.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice, SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { type FormAction, type FormState, type PickedClient, reduceForm } from './form-state.ts';
import { chooseOpening, fitDraft, type Opening, sentNumber } from './restore-draft.ts';
import {
  beginDraft,
  hasSameContent,
  isSameInvoice,
  type OpenedInvoice,
  startTaxRate,
} from './start-draft.ts';
import { typedAction } from './typed-action.ts';
import { noStore, useDraftStores } from './use-draft-stores.ts';

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
  /** Called once in the browser, after the draft of this device was put into the form. */
  onOpened: (opening: Opening, edited: EditedInvoice | null) => void;
  /** Called when this device does not keep the draft. */
  onNotKept: () => void;
  /** Called when what this device had kept is corrupt; it was removed. */
  onUnreadable: () => void;
  /** Called when what was typed here would write over what another tab has made of the draft. */
  onConflict: () => void;
};

export type FormDraft = FormState & {
  /** What a fresh form begins with: for a guest the settings of this device, once they are read. */
  defaults: FormDefaults;
  dispatch: Dispatch<FormAction>;
  /** The draft as of the last action, for work that runs later than its render. */
  latest: () => InvoiceDraft;
  /** Whether nothing was typed yet. */
  isFresh: () => boolean;
  /** Whether another tab has made something else of this very draft. */
  isBehind: () => boolean;
  /** Goes on with this form's draft, or with the other tab's. */
  resolve: (keep: 'this' | 'other') => void;
  /** A draft is about to be sent, for the country that it was typed in: this device keeps just that. */
  noteSent: (draft: InvoiceDraft, typedIn: CountryCode) => void;
  /** The draft was saved or given up: this device forgets it. */
  forget: () => void;
  /** The invoice that a save changes, with the version that it replaces; null for a new one. */
  edited: () => EditedInvoice | null;
  /** The next save changes this invoice, or replaces its newer version. */
  edit: (edited: EditedInvoice) => void;
};

/**
 * The form's draft: begun alike on server and in the browser, then filled with what this device kept, and kept again
 * after every change until it is saved (`invoices.md` section 4, Guest flow). Tabs share the draft of a new invoice: a form
 * that changed nothing follows the others, one that did never writes over what it has not read.
 */
export function useFormDraft(parts: FormDraftParts): FormDraft {
  const { country, userId, opened, form, onOpened, onNotKept, onUnreadable, onConflict } = parts;
  const [localDefaults, setLocalDefaults] = useState<FormDefaults | null>(null);
  const defaults = (userId === null && localDefaults) || parts.defaults;
  const [ownDay, setOwnDay] = useState<string | null>(null);
  const today = parts.isDayKnown ? parts.today : (ownDay ?? parts.today);
  const fresh = useMemo(
    () => beginDraft(country, today, defaults, opened),
    [country, today, defaults, opened],
  );
  const [state, dispatch] = useReducer(reduceForm, fresh, (draft) => ({
    draft: withKey(draft),
    isChanged: false,
  }));
  const [stage, setStage] = useState<'starting' | 'open' | 'done'>('starting');
  const latest = useRef(state);
  latest.current = state;
  const edited = useRef<EditedInvoice | null>(
    opened?.kind === 'edit' ? { invoiceId: opened.id, version: opened.version } : null,
  );
  const isSent = useRef(false);
  const written = useRef<FormState | null>(null);
  const isOpened = opened !== null;
  const stores = useDraftStores({ userId, opened, onUnreadable });
  const begun = useRef({ fresh, country, userId, own: noStore });
  const replace = useCallback(
    (draft: InvoiceDraft) => dispatch({ type: 'replace', draft: withKey(draft) }),
    [],
  );
  const keep = useCallback(
    (draft: InvoiceDraft, typedIn = country) => {
      const version = isOpened ? edited.current?.version : undefined;
      const suggestedNumber = isSent.current ? sentNumber : defaults.invoiceNumber;
      return stores().own.save({ draft, country: typedIn, suggestedNumber, version });
    },
    [stores, country, defaults, isOpened],
  );
  /** What another tab has made of the draft, where that is something else. */
  const conflicting = useCallback(() => {
    const other = stores().own.newer({ country, today: localToday() });
    return other && !hasSameContent(other.draft, latest.current.draft) ? other : null;
  }, [stores, country]);
  const follow = useCallback(() => {
    const stored = stores().own.load({ country, today: localToday() });
    isSent.current = stored?.suggestedNumber === sentNumber;
    if (stored) replace(fitDraft(stored, { country, defaults, isEdit: edited.current !== null }));
  }, [stores, country, defaults, replace]);

  // Once, before anything else renders: what was typed while the page was loading is still in the fields.
  const isOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    const typed = form.current ? readTypedFields(form.current) : [];
    const now = { country, today: parts.isDayKnown ? today : localToday() };
    const local = userId === null ? readLocalDefaults() : null;
    const begunWith = local ?? defaults;
    const { guest, own } = stores();
    const guests = userId === null ? null : guest.load(now);
    if (userId !== null && guests === null) own.takeBack();
    const stored = guests ?? own.load(now);
    isSent.current = stored?.suggestedNumber === sentNumber;
    const isEdit = opened?.kind === 'edit';
    const signedIn = userId !== null;
    const chosen = chooseOpening(stored, { country, signedIn, defaults: begunWith, isEdit });
    // Saved already, and only the answer was lost.
    const isSaved =
      isEdit && chosen.kind === 'restored' && isSameInvoice(chosen.draft, opened.draft, country);
    const opening: Opening = isSaved ? { kind: 'fresh' } : chosen;
    if (isEdit && !isSaved && stored?.version !== undefined) {
      edited.current = { invoiceId: opened.id, version: stored.version };
    }
    if (opening.kind !== 'fresh') replace(opening.draft);
    else if (now.today !== today || local) {
      replace(beginDraft(country, now.today, begunWith, opened));
    }
    setOwnDay(now.today);
    setLocalDefaults(local);
    // A guest's draft becomes that of whoever signs in, before what they had begun themselves.
    if (guests && own.putInFront(guests)) guest.clear();
    for (const field of typed) for (const action of typedAction(field, parts)) dispatch(action);
    begun.current.own = own;
    setStage('open');
    onOpened(opening, edited.current);
  }, []);

  /** Follows another user, country or beginning; whether that put another draft into the form. */
  const hasFollowed = useCallback(
    (draft: InvoiceDraft) => {
      const before = begun.current;
      const { own } = stores();
      begun.current = { fresh, country, userId, own };
      // An opened invoice is one user's and of one country.
      if (isOpened) return false;
      const isFresh = hasSameContent(draft, before.fresh);
      if (before.userId !== userId) {
        // A session that merely ended leaves its owner's draft; signing out takes it by name.
        if (userId !== null) before.own.clear();
        if (isFresh || userId === null) {
          replace(fresh);
          if (userId !== null) follow();
          return true;
        }
        // Whoever signed in on this page takes over what stands in the form.
        const stored = {
          draft,
          country: before.country,
          suggestedNumber: before.fresh.invoiceNumber,
        };
        const fitted = fitDraft(stored, { country, defaults });
        const other = own.newer({ country, today: localToday() });
        const taken = { draft: fitted, country, suggestedNumber: defaults.invoiceNumber };
        if (other?.draft.saveKey !== fitted.saveKey) own.putInFront(taken);
        else if (hasSameContent(other.draft, fitted)) own.save(taken);
        else return false;
        replace(fitted);
        return true;
      }
      if (before.country !== country) {
        dispatch({ type: 'follow-country', country, taxRate: startTaxRate(country, defaults) });
        return true;
      }
      // Saved elsewhere meanwhile: the next number, or the settings.
      if (!isFresh || hasSameContent(before.fresh, fresh)) return false;
      replace(fresh);
      return true;
    },
    [fresh, country, userId, isOpened, defaults, stores, replace, follow],
  );

  useEffect(() => {
    if (stage !== 'open') return;
    const { draft, isChanged } = state;
    // Anything else than a change is no reason to write: another tab may have freed the place.
    if (hasFollowed(draft) || !isChanged || written.current === state) return;
    written.current = state;
    const { guest, own } = stores();
    if (hasSameContent(draft, fresh)) return own.clear();
    if (conflicting()) return onConflict();
    // The same was typed in both tabs: it is one invoice.
    const saveKey = own.newer({ country, today: localToday() })?.draft.saveKey ?? draft.saveKey;
    if (saveKey !== draft.saveKey) dispatch({ type: 'take-key', saveKey });
    if (!keep({ ...draft, saveKey })) onNotKept();
    // Else what is typed from now on would give way to it at the next opening.
    else if (userId !== null) guest.clear();
  }, [
    state,
    fresh,
    country,
    userId,
    stage,
    stores,
    hasFollowed,
    conflicting,
    keep,
    onConflict,
    onNotKept,
  ]);

  useEffect(() => {
    if (stage !== 'open' || isOpened) return;
    const look = () => {
      if (!latest.current.isChanged && conflicting()) follow();
    };
    window.addEventListener('pageshow', look);
    const stop = watchOutbox(look);
    return () => {
      window.removeEventListener('pageshow', look);
      stop();
    };
  }, [stage, isOpened, conflicting, follow]);

  const forget = useCallback(() => {
    setStage('done');
    const { guest, own } = stores();
    guest.clear();
    own.clear();
  }, [stores]);
  return {
    ...state,
    defaults,
    dispatch,
    latest: useCallback(() => latest.current.draft, []),
    isFresh: useCallback(() => hasSameContent(latest.current.draft, fresh), [fresh]),
    isBehind: useCallback(
      () => conflicting()?.draft.saveKey === latest.current.draft.saveKey,
      [conflicting],
    ),
    resolve: (kept) => {
      if (kept === 'other') follow();
      else keep(latest.current.draft);
    },
    noteSent: (draft, typedIn) => {
      isSent.current = true;
      if (!conflicting()) keep(draft, typedIn);
    },
    forget,
    edited: useCallback(() => edited.current, []),
    edit: (next) => {
      edited.current = next;
      if (isOpened) keep(latest.current.draft);
    },
  };
}

/** The settings that this browser keeps for a guest, as a form takes them over. */
function readLocalDefaults(): FormDefaults | null {
  const local = loadGuestSettings(window.localStorage);
  return local && formDefaultsOf(local.settings, null);
}

/** A draft has its key from the start; what the server draws shows none, and is begun anew in the browser. */
function withKey(draft: InvoiceDraft): InvoiceDraft {
  if (draft.saveKey !== '' || typeof document === 'undefined') return draft;
  return { ...draft, saveKey: crypto.randomUUID() };
}

// @covers decisions-4.7 invoices-4.6
