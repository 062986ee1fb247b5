import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { dropParameters } from '#app/ui/browser/page/drop-parameters.client.ts';
import { useLatest } from '#app/ui/hooks/use-latest.ts';
import { useTemporary } from '#app/ui/hooks/use-temporary.ts';

/** Milliseconds. */
export const arrivalMs = { scrollAfter: 100, downloadAfter: 500, highlightFor: 5000 } as const;

/** Pixels at the upper and the lower edge of the screen where bars and messages lie over the page. */
const edge = 80;

const viewPath = '/view-invoice/';
const viewLink = `a[href^="${viewPath}"]`;

/** The element of an invoice's row. Its View link names the invoice: an id of its own would be 50 bytes in each of 50 rows. */
export function findRow(invoiceId: string): Element | null {
  const link = document.querySelector(`tr a[href="${CSS.escape(viewPath + invoiceId)}"]`);
  return link?.closest('tr') ?? null;
}

/** The invoice that a row's element stands for. */
export function invoiceIdOf(row: Element | null): string {
  return row?.querySelector(viewLink)?.getAttribute('href')?.slice(viewPath.length) ?? '';
}

/**
 * Arriving with `?highlight={id}&download=true`: scrolls to the invoice when it is out of sight, highlights it for 5 seconds, downloads its
 * PDF when asked, then takes both parameters out of the address.
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

/** Whether a row is on screen as a whole, with room for the bars at both edges. */
function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= edge && bottom <= window.innerHeight - edge;
}

/** The address loses what an arrival left in it, if it is still shown there. */
function leaveAddressOf(arriving: string): void {
  const { searchParams } = new URL(window.location.href);
  if (searchParams.get('highlight') === arriving) dropParameters('highlight', 'download');
}
