import { useSearchParams } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { dropParameters } from '#app/ui/browser/page/location.client.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';
import { useLatest, useTemporary } from '#app/ui/hooks/effects.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { listAddress } from './list-address.ts';
import type { ListChange } from './use-list-posts.ts';

/** Milliseconds. */
export const arrivalMs = { scrollAfter: 100, downloadAfter: 500, highlightFor: 5000 } as const;

/** The space in pixels at the top and bottom of the screen that bars and messages cover. */
const edge = 80;

const viewPath = '/view-invoice/';
const viewLink = `a[href^="${viewPath}"]`;

/** The element of an invoice's row, found by its View link: an id per row would add 50 bytes to each of 50 rows. */
function findRow(invoiceId: string): Element | null {
  const link = document.querySelector(`tr a[href="${CSS.escape(viewPath + invoiceId)}"]`);
  return link?.closest('tr') ?? null;
}

/** The invoice id of a row's element. */
export function invoiceIdOf(row: Element | null): string {
  return row?.querySelector(viewLink)?.getAttribute('href')?.slice(viewPath.length) ?? '';
}

/**
 * Handles an arrival with `?highlight={id}&download=true`: scrolls to the invoice if it is off screen, highlights it
 * for 5 seconds, downloads its PDF if requested, then removes both parameters from the URL.
 * @returns the id to highlight now, or null
 */
export function useArrival(download: (invoiceId: string) => void): string | null {
  const [parameters] = useSearchParams();
  const arriving = parameters.get('highlight');
  const withDownload = parameters.get('download') === 'true';
  const [highlighted, setHighlighted] = useTemporary<string>(arrivalMs.highlightFor);
  const newest = useLatest(download);

  useEffect(() => {
    if (!arriving) return;
    setHighlighted(arriving);
    const scrolling = setTimeout(() => {
      const row = findRow(arriving);
      if (row && !isInSight(row)) row.scrollIntoView({ block: 'center' });
    }, arrivalMs.scrollAfter);
    const cleaning = setTimeout(() => {
      if (withDownload) newest.current(arriving);
      leaveAddressOf(arriving);
    }, arrivalMs.downloadAfter);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(cleaning);
    };
  }, [arriving, withDownload, setHighlighted, newest]);

  return highlighted;
}

/** Whether a row is completely visible, with room for the bars at both edges. */
function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= edge && bottom <= window.innerHeight - edge;
}

/** Removes the parameters of an arrival from the URL, if they are still there. */
function leaveAddressOf(arriving: string): void {
  const { searchParams } = new URL(window.location.href);
  if (searchParams.get('highlight') === arriving) dropParameters('highlight', 'download');
}

/** A section of the list, and where it continues; null at the end. */
export type InvoicePage = { invoices: ListedInvoice[]; next: string | null };

/**
 * The page in the URL and what Load more has appended to it. The URL records the number of rows, for a reload and the
 * back button. When the page is reloaded, so are the appended rows, since an added or removed row shifts all others.
 * @param page the loader's data, the same object until it runs again
 * @param after where the page in the URL starts, null at the start of the list
 */
export function useMorePages(
  listPath: string,
  view: ListView,
  page: InvoicePage,
  after: string | null,
) {
  const start = after === null ? {} : { after };
  const address = listAddress(listPath, view, start);
  const [more, setMore] = useState<(InvoicePage & { address: string }) | null>(null);
  const [isLoading, setLoading] = useState(false);
  const appended = more?.address === address ? more : null;
  const now = useLatest({ address, page, more });
  const isLeft = useRef(false);
  const isHere = () => !isLeft.current && now.current.address === address;
  // Counts the reloads, so that only the newest one is shown.
  const reloads = useRef({ begun: 0, running: 0 });
  // A response that arrives after the page was left must not rewrite the next page's URL.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const invoices = useMemo(
    () => joinRows(page.invoices, appended?.invoices ?? []),
    [page, appended],
  );
  const next = appended ? appended.next : page.next;

  async function loadMore() {
    if (isLoading || next === null) return;
    setLoading(true);
    const loaded = await fetchPage(
      listAddress('/api/invoices', view, { kind: view.kind, after: next }),
    );
    if (isHere()) await append(loaded);
    setLoading(false);
  }

  async function append(loaded: InvoicePage | { message: string }) {
    const isFailed = 'message' in loaded;
    if (isFailed) toast.error(fill(failureTexts.loading.invoices, { message: loaded.message }));
    const rows = isFailed ? invoices : joinRows(invoices, loaded.invoices);
    // Rows that were added or removed since the click have shifted the others between pages.
    const isMoved = now.current.page !== page || now.current.more !== more;
    if (!isFailed && loaded.next === null) firstOfLast.current = loaded.invoices[0]?.id;
    if (isMoved || reloads.current.running > 0) await loadAnew(rows.length);
    else if (!isFailed)
      setMore({ address, invoices: rows.slice(page.invoices.length), next: loaded.next });
    if (isFailed || !isHere()) return;
    const remembered = listAddress(listPath, view, { ...start, shown: rows.length });
    // Bypasses the router, which would load the same data again.
    window.history.replaceState(window.history.state, '', remembered);
  }

  /** Loads all rows to show, and appends those that the page doesn't contain. */
  async function loadAnew(shown: number) {
    const { page: shownPage } = now.current;
    reloads.current.begun += 1;
    reloads.current.running += 1;
    const { begun } = reloads.current;
    const loaded = await fetchPage(
      listAddress('/api/invoices', view, { kind: view.kind, ...start, shown }),
    );
    reloads.current.running -= 1;
    const isCurrent = isHere() && now.current.page === shownPage;
    if ('message' in loaded || !isCurrent || reloads.current.begun !== begun) return;
    const beyond = loaded.invoices.slice(shownPage.invoices.length);
    setMore({ address, invoices: beyond, next: loaded.next });
  }

  // At the end of the list, the Load more button disappears with its focus, so the first row that it loaded gets the
  // focus.
  const firstOfLast = useRef<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows were appended
  useEffect(() => {
    const id = firstOfLast.current;
    firstOfLast.current = undefined;
    if (!id || document.activeElement !== document.body) return;
    findRow(id)?.querySelector('input')?.focus({ preventScroll: true });
  }, [appended]);

  const lastPage = useRef(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page was reloaded
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (appended) void loadAnew(invoices.length);
  }, [page]);

  return {
    invoices,
    next,
    isLoading,
    loadMore,
    /** Applies a change made on the server to the appended rows. */
    change: (change: ListChange) =>
      setMore((all) => all && { ...all, invoices: changeRows(all.invoices, change) }),
  };
}

/** Appends the rows of the second list that the first one doesn't contain. */
function joinRows(rows: ListedInvoice[], further: ListedInvoice[]): ListedInvoice[] {
  if (further.length === 0) return rows;
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...further.filter(({ id }) => !known.has(id))];
}

function changeRows(rows: ListedInvoice[], change: ListChange): ListedInvoice[] {
  if ('gone' in change) return rows.filter(({ id }) => !change.gone.includes(id));
  const { invoiceId, status, paidMinor = 0 } = change;
  return rows.map((row) => (row.id === invoiceId ? { ...row, status, paidMinor } : row));
}

async function fetchPage(address: string): Promise<InvoicePage | { message: string }> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return { message: await refusalOf(answer) };
    return (await answer.json()) as InvoicePage;
  } catch {
    return { message: failureTexts.reasons.networkAway };
  }
}
