import { useCallback, useEffect, useRef, useState } from 'react';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { downloadZip } from '#app/ui/browser/files/fetch-zip.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { maxInvoicesInZip, tooManyForZip } from '../words/list-answer.ts';

type ZipProgressBarProps = {
  /** Null while no download is running: then only the empty live region is rendered. */
  progress: ZipProgress | null;
  onCancel: () => void;
};

/**
 * The progress of downloading several invoices, with Cancel. Keep it mounted, so that screen readers announce the
 * start.
 */
export function ZipProgressBar({ progress, onCancel }: ZipProgressBarProps) {
  return (
    <div>
      {/* Announced once at the start: the bar itself has the count for screen readers, and a toast announces the end. */}
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

/** The progress of an archive: received files out of those requested. */
export type ZipProgress = { files: number; wanted: number };

type Selection = {
  ids: readonly string[];
  /** The dates of the date filter, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
};

/**
 * Downloads the selected invoices as one zip, one download at a time, and shows the result. Leaving the page cancels
 * it. `progress` is null while no download is running.
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
