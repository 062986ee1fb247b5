import { isNativeShell, loadNativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { fileNameOf } from '#app/ui/browser/files/fetch-file.client.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';

/**
 * How sharing ended: through the browser's or the native share sheet, in a new tab, canceled by the user, or with an
 * error.
 */
export type ShareOutcome =
  | 'shared'
  | 'shared-natively'
  | 'opened'
  | 'cancelled'
  | { error: string };

type SharedPdf = {
  /** The key in the addresses of the invoice's pages: its id, or the token of a link. */
  invoiceId: string;
  /** As returned by `pdfFileName`; the server's own name takes precedence. */
  fileName: string;
};

/**
 * Shares an invoice's PDF as a file if the browser can, else opens it in a new tab. Never rejects. Call it directly in
 * the click handler, before any await: browsers allow share sheets and new tabs only after a user action.
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
    // Canceled, or its sheet is already open after a second click.
    if (name === 'AbortError' || name === 'InvalidStateError') return 'cancelled';
    // Safari forgets the user action while the file loads, and some systems refuse files after all.
    return openInTab(address, window.open('', '_blank'));
  }
}

/** Null if this isn't the native app. */
async function shareNatively(address: string, fileName: string): Promise<ShareOutcome | null> {
  const bridge = await loadNativeBridge();
  if (!bridge) return null;
  const pdf = await fetchPdfFile(address, fileName);
  if ('error' in pdf) return pdf;
  const shared = await bridge.shareFile({ file: pdf.file, fileName: pdf.file.name });
  return shared === 'shared' ? 'shared-natively' : shared;
}

/**
 * Uses the real address instead of the loaded bytes, so that the tab can be reloaded and a saved file has the right
 * name.
 */
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

/** A placeholder for the file that isn't loaded yet: whether it can be shared depends on its type. */
function emptyPdf(fileName: string): File {
  return new File([''], fileName, { type: pdfType });
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
