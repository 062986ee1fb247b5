import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { dropParameters } from '#app/ui/browser/page/location.client.ts';
import { useLatest, useTemporary } from '#app/ui/hooks/effects.ts';

/** Milliseconds. */
export const arrivalMs = { scrollAfter: 100, downloadAfter: 500, highlightFor: 5000 } as const;

/** The space in pixels at the top and bottom of the screen that bars and messages cover. */
const edge = 80;

const viewPath = '/view-invoice/';
const viewLink = `a[href^="${viewPath}"]`;

/** The element of an invoice's row, found by its View link: an id per row would add 50 bytes to each of 50 rows. */
export function findRow(invoiceId: string): Element | null {
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
