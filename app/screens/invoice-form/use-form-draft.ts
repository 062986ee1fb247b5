import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { localToday } from '#app/browser/country/local-today.client.ts';
import { draftPlace, guestDraftKey } from '#app/browser/drafts/draft-keys.client.ts';
import { type DraftStore, openDraftStore } from '#app/browser/drafts/draft-store.client.ts';
import { loadGuestSettings } from '#app/browser/local-settings.client.ts';
import { watchOutbox } from '#app/browser/outbox/outbox-status.client.ts';
import { readTypedFields } from '#app/browser/page/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '#app/components/hooks/use-browser-layout-effect.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { useMachine } from '../form/use-machine.ts';
import {
  type Beginning,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  isConflicting,
  type Opening,
  openingOf,
  startSync,
  syncDraft,
} from './draft-sync.ts';
import type { FormAction } from './form-state.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { beginDraft } from './start-draft.ts';
import { typedAction } from './typed-action.ts';

type FormDraftParts = Pick<
  InvoiceFormScreenProps,
  'country' | 'today' | 'isDayKnown' | 'userId' | 'defaults' | 'clients' | 'products' | 'opened'
> & {
  form: RefObject<HTMLFormElement>;
  /** Called once in the browser, after the draft of this device was put into the form. */
  onOpened: (opening: Opening, state: DraftState) => void;
  /** Called when this device does not keep the draft. */
  onNotKept: () => void;
  /** Called when what this device had kept is corrupt; it was removed. */
  onUnreadable: () => void;
  /** Called when what was typed here would write over what another tab has made of the draft. */
  onConflict: () => void;
};

export type FormDraft = DraftState & {
  /** What a fresh form begins with: for a guest the settings of this device, once they are read. */
  defaults: FormDefaults;
  dispatch: (action: FormAction) => void;
  send: (event: DraftEvent) => void;
  /** The draft as of the last event, for work that runs later than its render. */
  now: () => DraftState;
  /** Whether another tab has made something else of this very draft. */
  isBehind: () => boolean;
  /** Goes on with what another tab has made of it. */
  follow: () => void;
};

/** The places of a user's drafts: the guest's, where it may become theirs, and that of this form. */
type Places = { userId: string | null; guest: DraftStore | null; own: DraftStore };

/**
 * The form's draft: begun alike on server and in the browser, then filled with what this device kept, and kept again
 * after every change until it is saved (`invoices.md` section 4, Guest flow).
 */
export function useFormDraft(parts: FormDraftParts): FormDraft {
  const { country, today, isDayKnown, userId, defaults, opened } = parts;
  /** What only the browser knows. */
  const local = useRef<{ today: string; defaults: FormDefaults | null } | null>(null);
  const places = useRef<Places | null>(null);

  const beginning = (): Beginning => {
    const begunWith = (userId === null && local.current?.defaults) || defaults;
    const day = isDayKnown ? today : (local.current?.today ?? today);
    const fresh = withKey(beginDraft(country, day, begunWith, opened));
    return { country, userId, defaults: begunWith, fresh };
  };
  const openPlaces = (): Places => {
    const open = (place: ReturnType<typeof draftPlace>) =>
      openDraftStore({
        ...place,
        log: (message) => {
          console.warn(message);
          parts.onUnreadable();
        },
      });
    const guest = open({ storage: window.localStorage, key: guestDraftKey });
    // The guest's is another invoice: beside one that was opened it is left alone.
    return userId === null
      ? { userId, guest: null, own: guest }
      : { userId, guest: opened ? null : guest, own: open(draftPlace(userId, opened)) };
  };
  const here = () => ({ country, today: localToday() });
  const other = () => places.current?.own.newer(here()) ?? null;

  const run = (effect: DraftEffect) => {
    if (!places.current) return;
    const { guest, own } = places.current;
    switch (effect.type) {
      case 'store':
        if (!own.save(effect.stored)) parts.onNotKept();
        // Else what is typed from now on would give way to it at the next opening.
        else guest?.clear();
        return;
      case 'put-in-front':
        own.putInFront(effect.stored);
        return;
      case 'clear':
        return own.clear();
      case 'forget':
        guest?.clear();
        return own.clear();
      case 'read':
        return send({ type: 'follow', stored: own.load(here()) });
      case 'ask':
        return parts.onConflict();
      default:
        return effect satisfies never;
    }
  };
  const [state, send, now] = useMachine(
    () => startSync(beginning(), opened),
    (before: DraftState, event: DraftEvent) => syncDraft(before, event, other()),
    run,
  );
  const dispatch = useCallback((action: FormAction) => send({ type: 'change', action }), [send]);

  // Once, before anything else renders: what was typed while the page was loading is still in the fields.
  useBrowserLayoutEffect(() => {
    if (places.current) return;
    const typed = parts.form.current ? readTypedFields(parts.form.current) : [];
    local.current = { today: localToday(), defaults: userId === null ? readLocalDefaults() : null };
    const { guest, own } = openPlaces();
    places.current = { userId, guest, own };
    const guests = guest?.load(here()) ?? null;
    if (guest && !guests) own.takeBack();
    const kept = guests ?? own.load(here());
    send({ type: 'open', begun: beginning(), stored: kept });
    // A guest's draft becomes that of the user who signed in, before what they had begun themselves.
    if (guests && own.putInFront(guests)) guest?.clear();
    for (const field of typed) for (const action of typedAction(field, parts)) dispatch(action);
    parts.onOpened(openingOf(now(), kept), now());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form begins with is made of these
  useEffect(() => {
    const before = places.current;
    if (before && before.userId !== userId) {
      places.current = openPlaces();
      // A session that merely ended leaves its owner's draft; signing out takes it by name.
      if (userId !== null && !opened) before.own.clear();
    }
    send({ type: 'begin', begun: beginning() });
  }, [country, today, isDayKnown, userId, defaults, opened]);

  const isShared = opened === null;
  useEffect(() => {
    if (!isShared) return;
    const look = () => send({ type: 'look' });
    window.addEventListener('pageshow', look);
    const stop = watchOutbox(look);
    return () => {
      window.removeEventListener('pageshow', look);
      stop();
    };
  }, [isShared, send]);

  return {
    ...state,
    defaults: state.begun.defaults,
    dispatch,
    send,
    now,
    isBehind: () => {
      const there = other();
      return isConflicting(now(), there) && there?.draft.saveKey === now().draft.saveKey;
    },
    follow: () => run({ type: 'read' }),
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
