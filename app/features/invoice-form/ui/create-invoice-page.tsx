import { useBlocker, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { SaveAnswer, SaveLineAnswer } from '#app/domain/invoices/save-answer.ts';
import { listPathOf, pathsOf } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { useDialogPost } from '#app/features/account/public.ts';
import { LatePart } from '#app/features/public-invoice/public.ts';
import { loadLocalPictures } from '#app/features/settings/public.ts';
import { postPath, usePaths } from '#app/frames/platform/use-paths.ts';
import { useOwnCountry } from '#app/frames/web/root-data.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import type { ClosedInvoice } from './closed-invoice-page.tsx';
import { InvoiceFormScreen, type InvoiceFormScreenProps } from './invoice-form-screen.tsx';

/** How long the list is shown on the way to a new invoice, in milliseconds. */
const listMs = 100;

type CreateAgainParts = {
  /** The form's path, without the document that is opened in it. */
  formPath: string;
  /** The list that a signed-in user passes through; null for guests. */
  listPath: string | null;
  /** What the page shows: the form of a new invoice, of a saved one, or no form. */
  shown: 'new' | 'opened' | 'none';
};

/** The question after Create Invoice was clicked while its form is open. */
export type CreateAgain = {
  /** The `Create New Invoice?` dialog is open. */
  isAsked: boolean;
  /** Handles Continue Current. */
  goOn: () => void;
  /** Handles Create New, after the draft was deleted. */
  createNew: () => void;
};

/**
 * Asks before Create Invoice discards what was typed into its form, whichever link was clicked: in the frame, the menu
 * or the footer. Create New starts a new form in place, through its `times`; a signed-in user sees the list in between,
 * if online.
 */
function useCreateAgain({ formPath, listPath, shown }: CreateAgainParts): {
  again: CreateAgain;
  times: number;
} {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [times, setTimes] = useState(0);
  const isPassing = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isAgain =
      shown !== 'none' &&
      historyAction !== 'POP' &&
      !isPassing.current &&
      currentLocation.pathname === formPath &&
      `${nextLocation.pathname}${nextLocation.search}` === formPath;
    if (isAgain) setAsked(true);
    return isAgain;
  });
  const close = () => {
    blocker.reset?.();
    setAsked(false);
  };

  // Runs when the list has replaced the form.
  useEffect(
    () => () => {
      const isOnList = isPassing.current && window.location.pathname === listPath;
      if (isOnList) setTimeout(() => navigate(formPath), listMs);
    },
    [navigate, formPath, listPath],
  );

  const createNew = () => {
    close();
    if (shown === 'new') setTimes((before) => before + 1);
    const onTheWay = navigator.onLine ? listPath : null;
    const to = onTheWay ?? (shown === 'opened' ? formPath : null);
    if (to === null) return;
    // Neither this navigation nor the one back from the list is blocked.
    isPassing.current = true;
    navigate(to);
    isPassing.current = to === onTheWay;
  };
  return { again: { isAsked, goOn: close, createNew }, times };
}

type Handled =
  | 'save'
  | 'saveProduct'
  | 'submitAuth'
  | 'onSaved'
  | 'onSavedElsewhere'
  | 'onReopen'
  | 'embedded'
  | 'again'
  | 'listCountry';

/** The form's initial data; `closed` is an invoice that can't be edited, which replaces the form. */
type CreateInvoiceStart = Omit<InvoiceFormScreenProps, Handled> & {
  closed: ClosedInvoice | null;
};

/** The form as its own page, on the web and in the native app. */
export function CreateInvoicePage({ start: given }: { start: CreateInvoiceStart }) {
  const { country, opened: nowOpened, closed: nowClosed, ...start } = given;
  const navigate = useNavigate();
  const { shown, times, reopen } = useReopened(
    { opened: nowOpened, closed: nowClosed },
    start.userId,
  );
  const { opened, closed } = shown;
  const own = useOwnCountry(country);
  // A saved invoice opens in its own country, but its list is in the user's.
  const listCountry = opened || closed ? own : country;
  const paths = usePaths(listCountry);
  const listPath = listPathOf(opened?.documentKind ?? 'invoice', paths);
  const { pathname } = useLocation();
  // Guests have a country in the path in the native app too.
  const formPath = pathsOf(isNativePath(pathname) ? 'native' : 'web', country).create;
  const { again, times: timesAgain } = useCreateAgain({
    formPath,
    listPath: start.userId && listPath,
    shown: closed ? 'none' : opened ? 'opened' : 'new',
  });
  const action = postPath(formPath, country);
  const postSave = usePost<SaveAnswer>(action, 'application/json');
  const postProduct = usePost<SaveLineAnswer>(action, 'application/json');
  const submitAuth = useDialogPost(action);

  if (closed) {
    return <LatePart name="closed" isAlive props={{ country, listCountry, invoice: closed }} />;
  }
  return (
    <InvoiceFormScreen
      key={opened ? `${opened.kind} ${opened.id} ${times}` : `new ${timesAgain}`}
      {...start}
      opened={opened}
      country={country}
      listCountry={listCountry}
      save={(draft, options) => {
        // The pictures that the guest's preview showed; the account's settings may not have them yet.
        const pictures = options.guestWaiting && { pictures: loadLocalPictures() };
        return postSave({ intent: 'save', draft, ...options, ...pictures });
      }}
      saveProduct={(product) => postProduct({ intent: 'save-product', ...product })}
      submitAuth={submitAuth}
      onSaved={(id, _invoiceNumber, download) => {
        const isEdit = opened?.kind === 'edit';
        const query = new URLSearchParams({
          ...(isEdit && opened.isArchived && { archived: 'true' }),
          highlight: id,
          ...(download && { download: 'true' }),
        });
        navigate(`${listPath}?${query}`);
      }}
      // Deferred: the form may call this while it mounts, when the router doesn't navigate yet.
      onSavedElsewhere={() => setTimeout(() => navigate(listPath, { replace: true }))}
      onReopen={(id) => (opened?.kind === 'edit' ? reopen() : navigate(`${formPath}?edit=${id}`))}
      again={again}
    />
  );
}

/** The data that a form was opened with, and a function that opens it again with the server's current data. */
type Reopened<Loaded> = {
  shown: Loaded;
  /** How often it was opened again, for its React key. */
  times: number;
  reopen: () => void;
};

/**
 * Holds the data that a form was opened with. The page's data reloads whenever any of the user's data changes, but a
 * form with typed text must not turn into another version of its invoice, or into the page of a closed one. Opening it
 * again navigates to the same address: the count and the new data arrive together.
 * @param userId the form's user
 */
function useReopened<Loaded>(loaded: Loaded, userId: string | null): Reopened<Loaded> {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const times = parseTimes(state);
  const reopen = () =>
    navigate(
      { pathname, search },
      { replace: true, preventScrollReset: true, state: { times: times + 1 } },
    );

  const name = `${pathname}${search} ${userId} ${times}`;
  const held = useRef({ name, loaded });
  if (held.current.name !== name) held.current = { name, loaded };
  return { shown: held.current.loaded, times, reopen };
}

/**
 * Parses the count from a location's state, which survives a reload; other pages link here with another state or none.
 */
function parseTimes(state: unknown): number {
  const { times } = (state ?? {}) as { times?: unknown };
  return typeof times === 'number' ? times : 0;
}
