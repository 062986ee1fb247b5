import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type ListView, parseListView } from '#app/domain/invoices/list-view.ts';
import { toRows } from '#app/domain/lists/columns.ts';
import { usePayments } from '#app/features/payments/public.ts';
import { useLinkSharing } from '#app/features/public-invoice/public.ts';
import { useSending } from '#app/features/sending/public.ts';
import { plainAmount } from '#app/i18n/format/typed-amount.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { useKeptFocus } from '#app/ui/list/load-more.tsx';
import type { InvoiceList } from './invoice-list-page.tsx';
import type { RowHandlers } from './invoice-table.tsx';
import { fromList, listAddress } from './list-address.ts';
import { useZipDownload } from './selection-bar.tsx';
import { useInvoiceFiles } from './use-invoice-files.ts';
import { useListPosts } from './use-list-posts.ts';
import { invoiceIdOf, useArrival, useMorePages } from './use-more-pages.ts';
import { useVoiding } from './use-voiding.tsx';

/** Combines everything that the list can do: its rows, selection, posts, files and arrival. */
export function useInvoiceList(
  country: CountryCode,
  listPath: string,
  list: InvoiceList,
  publicOrigin: string,
) {
  const { view, after, today } = list;
  const page = useMemo(() => ({ ...list, invoices: toRows(list.invoices) }), [list]);
  const pages = useMorePages(listPath, view, page, after);
  const ids = useMemo(() => pages.invoices.map(({ id }) => id), [pages.invoices]);
  const selection = useSelection(ids, listAddress(listPath, view));
  const files = useInvoiceFiles(publicOrigin);
  const zip = useZipDownload();
  const payments = usePayments({ path: listPath, country, today }, pages.change);
  const posts = useListPosts(listPath, pages.change, payments.reverse);
  const voiding = useVoiding(listPath, (invoiceId) => pages.change({ status: 'void', invoiceId }));
  const sending = useSending();
  const linkSharing = useLinkSharing();
  const highlighted = useArrival(files.download);

  const navigate = useNavigate();
  const now = useLatest({
    selection,
    posts,
    payments,
    voiding,
    sending,
    linkSharing,
    files,
    navigate,
  });
  const handlers = useMemo<RowHandlers>(() => {
    const show = (id: string) => now.current.navigate(`/view-invoice/${id}`, { state: fromList });
    return {
      show,
      view: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        now.current.navigate(event.currentTarget.pathname, { state: fromList });
      },
      open: (event) => {
        const at = event.target as Element;
        const isControl = at.closest('a, button, label, .row-menu') !== null;
        const hasMarked = window.getSelection()?.isCollapsed === false;
        const id = invoiceIdOf(at.closest('tr'));
        if (!isControl && !hasMarked && id) show(id);
      },
      select: (id) => now.current.selection.toggle(id),
      toggleStatus: (invoice) => now.current.posts.toggleStatus(invoice),
      download: (id) => now.current.files.download(id),
      copyLink: (invoice) => now.current.files.copyLink(invoice),
      share: (invoice) => now.current.files.share(invoice),
      shareLink: ({ id }) => now.current.linkSharing.ask(id),
      archive: ({ id, archived }) => now.current.posts.archive([id], !archived, false),
      recordPayment: (invoice) => now.current.payments.record(invoice),
      void: (invoice) => now.current.voiding.ask(invoice),
      send: (invoice) => now.current.sending.ask(invoice),
    };
  }, [now]);

  // Selects the boxes that were checked before the page's scripts ran.
  useEffect(() => {
    const boxes = '#invoice-list tbody input';
    const isAll = document.querySelector('#invoice-list .selection-bar input:checked') !== null;
    const ticked = [...document.querySelectorAll(isAll ? boxes : `${boxes}:checked`)];
    if (ticked.length === 0) return;
    now.current.selection.pick(ticked.map((box) => invoiceIdOf(box.closest('tr'))));
  }, [now]);
  useKeptFocus('invoice-list');

  const dialogs = {
    voiding: voiding.dialog,
    payments: payments.dialog,
    sending: sending.dialog,
    linkSharing: linkSharing.dialog,
  };
  const send = sending.askSelection;
  return { pages, selection, posts, files, zip, send, highlighted, handlers, dialogs };
}

export type ListWork = ReturnType<typeof useInvoiceList>;

/** Whether a click on a link should just navigate in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * The view that links are based on: the one being loaded, the one that failed to load, else the one on screen. This way
 * a click or input from a moment ago is not lost with the next click.
 * @param shown the view on screen
 * @param hasFailed whether the view in the URL failed to load
 */
export function usePendingView(
  listPath: string,
  shown: ListView,
  hasFailed: boolean,
): { coming: ListView; isComing: boolean } {
  const here = useLocation();
  const { state, location: next } = useNavigation();
  const isComing = state === 'loading' && next.pathname === listPath;
  if (isComing) return { coming: viewAt(next.search, shown), isComing };
  return { coming: hasFailed ? viewAt(here.search, shown) : shown, isComing };
}

function viewAt(search: string, { kind }: ListView): ListView {
  return parseListView(new URLSearchParams(search), kind, plainAmount);
}

/**
 * The selected invoices. Another view starts without a selection; invoices that leave the screen are deselected.
 * @param shown the ids on screen, in order
 * @param view identifies the view: its URL
 */
function useSelection(shown: readonly string[], view: string) {
  const [picked, setPicked] = useState<{ view: string; ids: ReadonlySet<string> }>(() => ({
    view,
    ids: new Set(),
  }));
  const ids = useMemo(
    () => (picked.view === view ? shown.filter((id) => picked.ids.has(id)) : []),
    [picked, view, shown],
  );
  const selected = useMemo(() => new Set(ids), [ids]);
  const pick = (next: Iterable<string>) => setPicked({ view, ids: new Set(next) });
  const isWhole = ids.length > 0 && ids.length === shown.length;
  return {
    /** The ids of selected invoices on screen, in the list's order. */
    ids,
    has: (id: string) => selected.has(id),
    /** Whether everything on screen is selected. */
    isWhole,
    /** Selects exactly these, if they are on screen. */
    pick,
    toggle: (id: string) => pick(selected.has(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    /** Selects everything on screen, or nothing if everything was selected. */
    toggleAll: () => pick(isWhole ? [] : shown),
    clear: () => pick([]),
  };
}
