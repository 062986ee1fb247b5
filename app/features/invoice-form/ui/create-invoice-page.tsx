import { useBlocker, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { SaveAnswer, SaveLineAnswer } from '#app/domain/invoices/save-answer.ts';
import { isNativePath } from '#app/domain/navigation/native-path.ts';
import { listPathOf, pathsOf } from '#app/domain/navigation/page-paths.ts';
import { useDialogPost } from '#app/features/account/public.ts';
import { LatePart } from '#app/features/public-invoice/public.ts';
import { loadLocalPictures } from '#app/features/settings/public.ts';
import { postPath, usePaths } from '#app/frames/platform/use-paths.ts';
import { useOwnCountry } from '#app/frames/web/root-data.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import type { ClosedInvoice } from './closed-invoice-page.tsx';
import { InvoiceFormScreen, type InvoiceFormScreenProps } from './invoice-form-screen.tsx';

/** How long the list is on screen on the way to a new invoice. */
const listMs = 100;

type CreateAgainParts = {
  /** Where the form is, without what is opened in it. */
  formPath: string;
  /** The list that a signed-in user passes through; null for guests. */
  listPath: string | null;
  /** What is there: the form of a new invoice, of a saved one, or none at all. */
  shown: 'new' | 'opened' | 'none';
};

/** Create Invoice was pressed while its form is open. */
export type CreateAgain = {
  /** `Create New Invoice?` waits for its answer. */
  isAsked: boolean;
  /** Continue Current. */
  goOn: () => void;
  /** Create New; the draft is forgotten already. */
  createNew: () => void;
};

/**
 * Asks before Create Invoice takes away what stands in its form: whichever link leads here,
 * from the frame, the menu or the footer, stays where it is. Create New begins a new form in place, by its `times`; a
 * signed-in user passes through the list, if there is a network to fetch it from.
 */
function useCreateAgain({ formPath, listPath, shown }: CreateAgainParts): {
  again: CreateAgain;
  times: number;
} {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [times, setTimes] = useState(0);
  const isPassing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      shown !== 'none' &&
      historyAction !== 'POP' &&
      !isPassing.current &&
      currentLocation.pathname === formPath &&
      `${nextLocation.pathname}${nextLocation.search}` === formPath,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setAsked(true);
  }, [blocker]);

  // The list has taken the form's place.
  useEffect(
    () => () => {
      const isOnList = isPassing.current && window.location.pathname === listPath;
      if (isOnList) setTimeout(() => navigate(formPath), listMs);
    },
    [navigate, formPath, listPath],
  );

  const createNew = () => {
    setAsked(false);
    if (shown === 'new') setTimes((before) => before + 1);
    const onTheWay = navigator.onLine ? listPath : null;
    const to = onTheWay ?? (shown === 'opened' ? formPath : null);
    if (to === null) return;
    // The way back from the list is not asked about either.
    isPassing.current = true;
    navigate(to);
    isPassing.current = to === onTheWay;
  };
  return { again: { isAsked, goOn: () => setAsked(false), createNew }, times };
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

/** What the form begins with; `closed` is an invoice that cannot be edited, which stands in its place. */
type CreateInvoiceStart = Omit<InvoiceFormScreenProps, Handled> & {
  closed: ClosedInvoice | null;
};

/** The form as a page of its own, on the web and in the native shell. */
export function CreateInvoicePage({ start: given }: { start: CreateInvoiceStart }) {
  const { country, opened: nowOpened, closed: nowClosed, ...start } = given;
  const navigate = useNavigate();
  const { shown, times, reopen } = useReopened(
    { opened: nowOpened, closed: nowClosed },
    start.userId,
  );
  const { opened, closed } = shown;
  const own = useOwnCountry(country);
  // A saved invoice opens in its own country, and its list is the person's.
  const listCountry = opened || closed ? own : country;
  const paths = usePaths(listCountry);
  const listPath = listPathOf(opened?.documentKind ?? 'invoice', paths);
  const { pathname } = useLocation();
  // Guests draft under a country in the native shell, too.
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
        // What the guest's preview showed; settings of the account may not have it yet.
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
      // The form says so while it opens, and the router takes nothing from a page that is not there yet.
      onSavedElsewhere={() => setTimeout(() => navigate(listPath, { replace: true }))}
      onReopen={(id) => (opened?.kind === 'edit' ? reopen() : navigate(`${formPath}?edit=${id}`))}
      again={again}
    />
  );
}

/** What a form was opened with, and the way to open it anew with what the server has now. */
type Reopened<Loaded> = {
  shown: Loaded;
  /** How often it was opened anew, for its React key. */
  times: number;
  reopen: () => void;
};

/**
 * Keeps what a form was opened with. The page's data is loaded again whenever something of the person's has changed, and
 * a form with typed text must not become another invoice's version, or give way to the page of a closed one. Opening it
 * anew is a navigation to the same address: the count and the new data arrive together.
 * @param userId whose form it is
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

/** The count in a location's state, which a reload keeps; other pages lead here with a state of their own, or none. */
function parseTimes(state: unknown): number {
  const { times } = (state ?? {}) as { times?: unknown };
  return typeof times === 'number' ? times : 0;
}
