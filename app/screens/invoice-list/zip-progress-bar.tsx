import { Button } from '#app/components/buttons/button.tsx';
import { ProgressBar } from '#app/components/messages/progress-bar.tsx';
import type { ZipProgress } from './use-zip-download.ts';

type ZipProgressBarProps = {
  /** Null while nothing is under way: then only the live region is there, empty. */
  progress: ZipProgress | null;
  onCancel: () => void;
};

/** How far the download of several invoices is, with Cancel. Keep it mounted, so that screen readers hear it begin. */
export function ZipProgressBar({ progress, onCancel }: ZipProgressBarProps) {
  return (
    <div>
      {/* Said once as it begins: the bar itself tells the count to whoever asks, and the end is a toast. */}
      <p role="status" className="sr-only">
        {progress && `Creating archive of ${progress.wanted} invoice(s)`}
      </p>
      {progress && (
        <div className="flex items-center gap-4">
          <ProgressBar
            label="Creating archive"
            value={progress.files}
            max={progress.wanted}
            text={`${progress.files} of ${progress.wanted}`}
          />
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
