import { type MouseEvent, useState } from 'react';
import { buttonStyle } from '#app/components/button-style.ts';
import { LineIcon } from '#app/components/line-icon.tsx';
import { toast } from '#app/components/toast.tsx';

// Fetched with the first press: the page stays light.
async function fetchAndDownload(address: string): Promise<boolean> {
  try {
    const { downloadPdf } = await import('#app/browser/download-pdf.client.ts');
    return (await downloadPdf(address)).ok;
  } catch {
    return false;
  }
}

/** Download PDF with its messages; without scripts a plain link to the file (`platform.md` section 8). */
export function DownloadLink({ address }: { address: string }) {
  const [isBusy, setBusy] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await fetchAndDownload(address);
    setBusy(false);
    if (isDone) toast.success('PDF downloaded successfully!');
    else toast.error('Failed to generate PDF');
  }

  return (
    <a
      href={address}
      download
      onClick={download}
      aria-label="Download PDF"
      aria-busy={isBusy || undefined}
      className={buttonStyle({ size: 'medium' })}
    >
      <LineIcon name="download" className="size-4.5" />
      <span aria-hidden="true">
        <span className="hidden sm:inline">Download </span>PDF
      </span>
    </a>
  );
}
