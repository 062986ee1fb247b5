import { type RefObject, useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { watchOutbox } from '#app/features/offline/public.ts';
import { loadGuestStart } from '#app/features/settings/public.ts';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';
import { useHydratedForm } from '#app/ui/form/use-hydrated-form.ts';
import { listen, useBrowserLayoutEffect } from '#app/ui/hooks/effects.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import type { DraftStores } from './device-drafts.ts';
import { draftPlace, userDrafts } from './draft-keys.client.ts';
import type { FormStart, InvoiceSnapshot } from './draft-state.ts';
import { openDraftStore } from './draft-store.client.ts';
import {
  createInvoiceDocument,
  type DraftNotice,
  type InvoiceDocument,
  type Opening,
} from './invoice-document.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { showUnreadable } from './save-messages.ts';
import { createDraft, type OpenedInvoice } from './start-draft.ts';
import { typedAction } from './typed-action.ts';

/** How long after a keystroke its draft is stored at the latest, in milliseconds. */
const storedAfterMs = 200;

type DocumentParts = Pick<
  InvoiceFormScreenProps,
  | 'country'
  | 'today'
  | 'isDayKnown'
  | 'userId'
  | 'defaults'
  | 'clients'
  | 'products'
  | 'looks'
  | 'opened'
> & {
  form: RefObject<HTMLFormElement>;
  /** Called once in the browser, when the draft of this device is in the form. */
  onOpened: (opening: Opening, snapshot: InvoiceSnapshot) => void;
  /** Called when another user, or none, is signed in. */
  onUserChanged: () => void;
  /** The same function on every render. */
  onNotice: (notice: DraftNotice) => void;
};

/**
 * Returns the document of the form. Server and browser start with the same draft; the browser then shows what this
 * device stored, and stores every change.
 */
export function useInvoiceDocument(parts: DocumentParts): InvoiceDocument {
  const { country, today, isDayKnown, userId, defaults, opened, onNotice } = parts;
  const [document] = useState(() =>
    createInvoiceDocument(startOf(parts, false), opened, {
      openStores: (owner) => openStores(owner, opened, { country, today: localToday() }),
      onNotice,
      newKey: () => crypto.randomUUID(),
      soon: (work) => onceIdle(work, storedAfterMs),
    }),
  );

  useHydratedForm(parts.form, (typed) => {
    const opening = document.open(startOf(parts, true));
    const choices = { ...parts, finePrices: document.getSnapshot().values.finePrices };
    for (const field of typed) typedAction(field, choices).forEach(document.dispatch);
    parts.onOpened(opening, document.getSnapshot());
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form starts with these
  useEffect(() => {
    const before = document.getSnapshot().base;
    document.rebase(startOf(parts, document.isOpen()));
    if (before.userId !== userId) parts.onUserChanged();
  }, [country, today, isDayKnown, userId, defaults, opened]);

  // A layout effect: the form that replaces this one starts with what is stored.
  useBrowserLayoutEffect(() => {
    const stops = [
      listen(window, { pagehide: document.flush }),
      listen(window.document, { visibilitychange: document.flush }),
      // Tabs share the drafts of new invoices only.
      ...(opened
        ? []
        : [listen(window, { pageshow: document.follow }), watchOutbox(document.follow)]),
    ];
    return () => {
      for (const stop of stops) stop();
      document.flush();
    };
  }, [document, opened]);

  return document;
}

/** The first render must equal the server's, which knows neither the browser's date nor a guest's settings. */
function startOf(parts: DocumentParts, isInBrowser: boolean): FormStart {
  const { country, today, isDayKnown, userId, opened } = parts;
  const guests = isInBrowser && userId === null ? loadGuestDefaults(country) : null;
  const defaults = guests ?? parts.defaults;
  const day = isInBrowser && !isDayKnown ? localToday() : today;
  return { country, userId, defaults, fresh: withKey(createDraft(country, day, defaults, opened)) };
}

function openStores(
  userId: string | null,
  opened: OpenedInvoice | null,
  now: { country: CountryCode; today: string },
): DraftStores {
  const open = (owner: string | null) =>
    openDraftStore(draftPlace(owner, opened), now, showUnreadable);
  const own = open(userId);
  if (userId === null) return { guest: null, own, outbox: null };
  if (!opened) return { guest: open(null), own, outbox: own };
  // A guest's draft is a different invoice than the one that was opened.
  const outbox = openDraftStore(userDrafts(window.localStorage, userId), now, showUnreadable);
  return { guest: null, own, outbox };
}

/** Returns the defaults that this browser stored for a guest. */
function loadGuestDefaults(country: CountryCode): FormDefaults | null {
  const settings = loadGuestStart(window.localStorage, country);
  return settings && formDefaultsOf(settings, null, null, country);
}

/** A draft has its key from the start; the server's, which isn't shown, has none. */
function withKey(draft: InvoiceDraft): InvoiceDraft {
  if (draft.saveKey !== '' || typeof document === 'undefined') return draft;
  return { ...draft, saveKey: crypto.randomUUID() };
}
