import { useEffect, useMemo, useRef } from 'react';
import type { InvoiceList } from './invoice-list-page.tsx';
import { listAddress } from './list-address.ts';
import type { RowHandlers } from './row-actions.tsx';
import { invoiceIdOf, useArrival } from './use-arrival.ts';
import { useInvoiceFiles } from './use-invoice-files.ts';
import { type ListChange, useListPosts } from './use-list-posts.ts';
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
  const posts = useListPosts(listPath, (change: ListChange) => {
    pages.change(change);
    // A row that is gone takes the focus along: the list keeps the keyboard's place.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById('invoice-list')?.focus({ preventScroll: true });
    });
  });
  const highlighted = useArrival(files.download);

  const now = useRef({ selection, posts, files });
  now.current = { selection, posts, files };
  const handlers = useMemo<RowHandlers>(
    () => ({
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
    const ticked = [...document.querySelectorAll('#invoice-list .cell-select input:checked')];
    if (ticked.length === 0) return;
    now.current.selection.pick(ticked.map((box) => invoiceIdOf(box.closest('tr'))));
  }, []);

  return { pages, selection, posts, files, zip, highlighted, handlers };
}
