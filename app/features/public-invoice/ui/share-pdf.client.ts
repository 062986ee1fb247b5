import { isNativeShell, loadNativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts/invoice-work.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { fileNameOf } from '#app/ui/browser/files/save-file.client.ts';
import { refusalOf } from '#app/ui/browser/requests/refusal.client.ts';

/**
 * How sharing ended: by the browser's share sheet, by the native shell's, in a new tab, not at all by choice, or with
 * what went wrong.
 */
export type ShareOutcome =
  | 'shared'
  | 'shared-natively'
  | 'opened'
  | 'cancelled'
  | { error: string };

type SharedPdf = {
  /** What names the invoice in its pages' addresses: its id, or the token of a link. */
  invoiceId: string;
  /** As `pdfFileName` makes it; the server's own name wins. */
  fileName: string;
};

/**
 * Shares an invoice's PDF as a file where the browser can, else opens it in a new tab. Never rejects.
 * Call it in the press itself, before anything is awaited: share sheets and new tabs are only for presses.
 */
export async function sharePdf({ invoiceId, fileName }: SharedPdf): Promise<ShareOutcome> {
  const address = `/view-invoice/${encodeURIComponent(invoiceId)}/pdf?inline=true`;
  const outcome = isNativeShell() ? await shareNatively(address, fileName) : null;
  if (outcome) return outcome;
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

/** Null when this is no native shell after all. */
async function shareNatively(address: string, fileName: string): Promise<ShareOutcome | null> {
  const bridge = await loadNativeBridge();
  if (!bridge) return null;
  const pdf = await fetchPdfFile(address, fileName);
  if ('error' in pdf) return pdf;
  const shared = await bridge.shareFile({ file: pdf.file, fileName: pdf.file.name });
  return shared === 'shared' ? 'shared-natively' : shared;
}

/** The real address and not the fetched bytes: the tab can be reloaded, and names the file rightly when it is kept. */
async function openInTab(address: string, tab: Window | null): Promise<ShareOutcome> {
  if (!tab) return { error: invoiceWorkTexts.file.tabBlocked };
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
    return { error: failureTexts.reasons.networkAway };
  }
}

async function fetchPdfFile(
  address: string,
  fileName: string,
): Promise<{ file: File } | { error: string }> {
  try {
    const answer = await fetch(address);
    if (!isPdf(answer)) return { error: await refusalOf(answer) };
    const name = fileNameOf(answer.headers.get('Content-Disposition')) ?? fileName;
    return { file: new File([await answer.blob()], name, { type: pdfType }) };
  } catch {
    return { error: failureTexts.reasons.networkAway };
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
