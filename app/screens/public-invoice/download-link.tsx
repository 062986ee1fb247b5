import { type MouseEvent, useState } from 'react';
import { downloadPdf } from '#app/browser/files/download-pdf.client.ts';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import { LineIcon } from '#app/components/icons/line-icon.tsx';
import { toast } from '#app/components/messages/toast.tsx';

/** Download PDF with its messages; without scripts a plain link to the file (`platform.md` section 8). */
export function DownloadLink({ address }: { address: string }) {
  const [isBusy, setBusy] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const done = await downloadPdf(address);
    setBusy(false);
    if (done.ok) toast.success('PDF downloaded successfully!');
    else toast.error('Failed to generate PDF');
  }

  return (
    <a
      href={address}
      download
      data-web-only
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
