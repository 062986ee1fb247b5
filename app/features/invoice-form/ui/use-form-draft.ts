import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { findInvoice, removeInvoice, watchOutbox } from '#app/features/offline/public.ts';
import { loadGuestStart } from '#app/features/settings/public.ts';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';
import { useTakenOver } from '#app/ui/form/use-taken-over.ts';
import { listen, useBrowserLayoutEffect, useLatest } from '#app/ui/hooks/effects.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { draftPlace } from './draft-keys.client.ts';
import type { DraftState, InitialDraft } from './draft-state.ts';
import { openDraftStore } from './draft-store.client.ts';
import { createDraftSync, type DraftStores, type DraftSync, type Opening } from './draft-sync.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { createDraft, type OpenedInvoice } from './start-draft.ts';
import { typedAction } from './typed-action.ts';

/** How long after a keystroke its draft is stored at the latest: before the frame that shows it, long ones would hold it up. */
const storedAfterMs = 200;

type FormDraftParts = Pick<
  InvoiceFormScreenProps,
  'country' | 'today' | 'isDayKnown' | 'userId' | 'defaults' | 'clients' | 'products' | 'opened'
> & {
  form: RefObject<HTMLFormElement>;
  /** Called once in the browser, after the draft of this device was put into the form. */
  onOpened: (opening: Opening, state: DraftState) => void;
  /** Called when this device does not keep the draft. */
  onNotStored: () => void;
  /** Called when what this device had kept is corrupt; it was removed. */
  onUnreadable: () => void;
  /** Called when what was typed here would write over what another tab has made of the draft. */
  onConflict: () => void;
  /** Called when the draft waited to be sent, and was changed. */
  onCalledBack: () => void;
};

export type FormDraft = DraftState &
  Omit<DraftSync, 'open' | 'begin' | 'look' | 'settle'> & {
    /** What a fresh form begins with: for a guest the settings of this device, once they are read. */
    defaults: FormDefaults;
  };

/**
 * The form's draft: begun alike on server and in the browser, then filled with what this device kept, and kept again
 * after every change until it is saved.
 */
export function useFormDraft(parts: FormDraftParts): FormDraft {
  const { country, today, isDayKnown, userId, defaults, opened } = parts;
  const newest = useLatest(parts);
  /** What only the browser knows. */
  const local = useRef<{ today: string } | null>(null);

  const beginning = (): InitialDraft => {
    const begunWith = (userId === null && local.current && parseLocalDefaults(country)) || defaults;
    const day = isDayKnown ? today : (local.current?.today ?? today);
    const fresh = withKey(createDraft(country, day, begunWith, opened));
    return { country, userId, defaults: begunWith, fresh };
  };
  const [sync] = useState(() =>
    createDraftSync(beginning(), opened, {
      openStores: (owner) => openStores(owner, opened, () => newest.current.onUnreadable()),
      today: localToday,
      onChange: (next) => setState(next),
      onNotStored: () => newest.current.onNotStored(),
      onConflict: () => newest.current.onConflict(),
      outbox: {
        find: (saveKey) => {
          const { userId: owner } = newest.current;
          return owner === null
            ? undefined
            : findInvoice(window.localStorage, owner, saveKey)?.draft;
        },
        callBack: (saveKey) => {
          const { userId: owner, onCalledBack } = newest.current;
          if (owner !== null) removeInvoice(window.localStorage, owner, saveKey);
          onCalledBack();
        },
      },
      newKey: () => crypto.randomUUID(),
      soon: (work) => onceIdle(work, storedAfterMs),
    }),
  );
  const [state, setState] = useState(sync.now);

  useTakenOver(parts.form, (typed) => {
    local.current = { today: localToday() };
    const opening = sync.open(beginning());
    const choices = { ...parts, finePrices: sync.now().draft.finePrices };
    for (const field of typed) typedAction(field, choices).forEach(sync.change);
    parts.onOpened(opening, sync.now());
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form begins with is made of these
  useEffect(() => sync.begin(beginning()), [country, today, isDayKnown, userId, defaults, opened]);

  // In the layout's phase: the form that comes in this one's place begins with what is stored.
  useBrowserLayoutEffect(() => {
    const stops = [
      listen(window, { pagehide: sync.settle }),
      listen(document, { visibilitychange: sync.settle }),
    ];
    return () => {
      for (const stop of stops) stop();
      sync.settle();
    };
  }, [sync]);

  const isShared = opened === null;
  useEffect(() => {
    if (!isShared) return;
    const stops = [listen(window, { pageshow: sync.look }), watchOutbox(sync.look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isShared, sync]);

  return { ...sync, ...state, defaults: state.begun.defaults };
}

function openStores(
  userId: string | null,
  opened: OpenedInvoice | null,
  onUnreadable: () => void,
): DraftStores {
  const open = (owner: string | null) =>
    openDraftStore({
      ...draftPlace(owner, opened),
      log: (message) => {
        console.warn(message);
        onUnreadable();
      },
    });
  // The guest's is another invoice: beside one that was opened it is left alone.
  return { guest: userId === null || opened ? null : open(null), own: open(userId) };
}

/** What this browser keeps for a guest's next invoice, as a form takes it over. */
function parseLocalDefaults(country: CountryCode): FormDefaults | null {
  const settings = loadGuestStart(window.localStorage, country);
  return settings && formDefaultsOf(settings, null, null, country);
}

/** A draft has its key from the start; what the server draws shows none, and is begun anew in the browser. */
function withKey(draft: InvoiceDraft): InvoiceDraft {
  if (draft.saveKey !== '' || typeof document === 'undefined') return draft;
  return { ...draft, saveKey: crypto.randomUUID() };
}
