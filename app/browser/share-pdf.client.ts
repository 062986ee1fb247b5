import { refusalOf } from './refusal.client.ts';

/** How sharing ended: by the system's share sheet, in a new tab, not at all by choice, or with what went wrong. */
export type ShareOutcome = 'shared' | 'opened' | 'cancelled' | { error: string };

type SharedPdf = {
  invoiceId: string;
  /** As `pdfFileName` makes it. */
  fileName: string;
};

/**
 * Shares an invoice's PDF as a file where the browser can, else opens it in a new tab. Never rejects.
 * Call it in the press itself, before anything is awaited: share sheets and new tabs are only for presses.
 */
export async function sharePdf({ invoiceId, fileName }: SharedPdf): Promise<ShareOutcome> {
  const address = `/view-invoice/${encodeURIComponent(invoiceId)}/pdf?inline=true`;
  if (!canShare(emptyPdf(fileName))) return openInTab(address, window.open('', '_blank'));
  const pdf = await fetchPdfFile(address, fileName);
  if ('error' in pdf) return pdf;
  try {
    await navigator.share({ files: [pdf.file] });
    return 'shared';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Called off, or its sheet is open already: pressed twice.
    if (name === 'AbortError' || name === 'InvalidStateError') return 'cancelled';
    // Safari forgets the press while the file is fetched, and some systems take no files after all.
    return openInTab(address, window.open('', '_blank'));
  }
}

/** The real address and not the fetched bytes: the tab can be reloaded, and names the file rightly when it is kept. */
async function openInTab(address: string, tab: Window | null): Promise<ShareOutcome> {
  if (!tab) return { error: 'your browser blocked the new tab' };
  try {
    const answer = await fetch(address);
    if (isPdf(answer)) {
      tab.location.replace(address);
      return 'opened';
    }
    tab.close();
    return { error: await refusalOf(answer) };
  } catch {
    tab.close();
    return { error: 'no connection' };
  }
}

async function fetchPdfFile(
  address: string,
  fileName: string,
): Promise<{ file: File } | { error: string }> {
  try {
    const answer = await fetch(address);
    if (!isPdf(answer)) return { error: await refusalOf(answer) };
    return { file: new File([await answer.blob()], fileName, { type: pdfType }) };
  } catch {
    return { error: 'no connection' };
  }
}

const pdfType = 'application/pdf';

function isPdf(answer: Response): boolean {
  return answer.ok && answer.headers.get('Content-Type') === pdfType;
}

/** Stands for the file that is still to be fetched: whether it may be shared depends on its kind. */
function emptyPdf(fileName: string): File {
  return new File([''], fileName, { type: pdfType });
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
