import { useCallback, useEffect, useRef, useState } from 'react';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts/invoice-work.ts';
import { controlTexts } from '#app/i18n/controls.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { downloadZip } from '#app/ui/browser/files/fetch-zip.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { maxInvoicesInZip, tooManyForZip } from '../words/list-answer.ts';

type ZipProgressBarProps = {
  /** Null while nothing is under way: then only the live region is there, empty. */
  progress: ZipProgress | null;
  onCancel: () => void;
};

/** How far the download of several invoices is, with Cancel. Keep it mounted, so that screen readers hear it begin. */
export function ZipProgressBar({ progress, onCancel }: ZipProgressBarProps) {
  return (
    <div>
      {/* Said once as it begins: the bar itself tells the count to a screen reader that asks, and the end is a toast. */}
      <p role="status" className="sr-only">
        {progress && plural(invoiceWorkTexts.zip.making, progress.wanted)}
      </p>
      {progress && (
        <div className="flex items-center gap-4">
          <ProgressBar
            label={invoiceWorkTexts.zip.progress}
            value={progress.files}
            max={progress.wanted}
            text={fill(invoiceWorkTexts.zip.share, progress)}
          />
          <Button variant="quiet" size="small" onClick={onCancel}>
            {controlTexts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How far an archive is: files that have arrived of those asked for. */
export type ZipProgress = { files: number; wanted: number };

type Selection = {
  ids: readonly string[];
  /** The days of the date filter, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
};

/**
 * Downloads the selected invoices as one zip and says how it went; one at a time. Leaving the page cancels it.
 * `progress` is null while nothing is under way.
 */
export function useZipDownload() {
  const [progress, setProgress] = useState<ZipProgress | null>(null);
  const running = useRef<AbortController>();

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(async ({ ids, from, to }: Selection) => {
    if (running.current) return;
    if (ids.length === 0) return toast.error(invoiceWorkTexts.nothingSelected);
    if (ids.length > maxInvoicesInZip) {
      return toast.error(fill(invoiceWorkTexts.zip.failed, { message: tooManyForZip() }));
    }
    const wanted = ids.length;
    running.current = new AbortController();
    setProgress({ files: 0, wanted });
    const done = await downloadZip({
      ids,
      from,
      to,
      signal: running.current.signal,
      onProgress: (files) => setProgress({ files, wanted }),
    });
    running.current = undefined;
    setProgress(null);
    if (done.outcome === 'downloaded') {
      toast.success(plural(invoiceWorkTexts.zip.downloaded, done.files));
    } else if (done.outcome === 'failed')
      toast.error(fill(invoiceWorkTexts.zip.failed, { message: done.message }));
  }, []);

  return { progress, start, cancel };
}
