import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import type { InvoiceList } from './invoice-list-page.tsx';
import { listAddress } from './list-address.ts';
import type { RowHandlers } from './row-actions.tsx';
import { invoiceIdOf, useArrival } from './use-arrival.ts';
import { useInvoiceFiles } from './use-invoice-files.ts';
import { useListPosts } from './use-list-posts.ts';
import { useMorePages } from './use-more-pages.ts';
import { useSelection } from './use-selection.ts';
import { useZipDownload } from './use-zip-download.ts';

/** Everything that the list can do, tied together: its rows, the selection, what is posted, files, the arrival. */
export function useInvoiceList(listPath: string, list: InvoiceList, publicOrigin: string) {
  const { view, after } = list;
  const pages = useMorePages(listPath, view, list, after);
  const ids = useMemo(() => pages.invoices.map(({ id }) => id), [pages.invoices]);
  const selection = useSelection(ids, listAddress(listPath, view));
  const files = useInvoiceFiles(publicOrigin);
  const zip = useZipDownload();
  const posts = useListPosts(listPath, pages.change);
  const highlighted = useArrival(files.download);

  const navigate = useNavigate();
  const now = useRef({ selection, posts, files, navigate });
  now.current = { selection, posts, files, navigate };
  const handlers = useMemo<RowHandlers>(
    () => ({
      view: (event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        now.current.navigate(event.currentTarget.pathname);
      },
      select: (id) => now.current.selection.toggle(id),
      toggleStatus: (invoice) => now.current.posts.toggleStatus(invoice),
      download: (id) => now.current.files.download(id),
      copyLink: (invoice) => now.current.files.copyLink(invoice),
      share: (invoice) => now.current.files.share(invoice),
      archive: ({ id, archived }) => now.current.posts.archive([id], !archived, false),
    }),
    [],
  );

  // Boxes that were ticked before the page's scripts ran.
  useEffect(() => {
    const boxes = '#invoice-list tbody input';
    const isAll = document.querySelector('#invoice-list .selection-bar input:checked') !== null;
    const ticked = [...document.querySelectorAll(isAll ? boxes : `${boxes}:checked`)];
    if (ticked.length === 0) return;
    now.current.selection.pick(ticked.map((box) => invoiceIdOf(box.closest('tr'))));
  }, []);
  useKeptFocus('invoice-list');

  return { pages, selection, posts, files, zip, highlighted, handlers };
}

/** Whether a press on a link asks for nothing but to follow it here. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
