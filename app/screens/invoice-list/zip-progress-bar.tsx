import { useId } from 'react';
import { Button } from '#app/components/button.tsx';
import type { ZipProgress } from './use-zip-download.ts';

type ZipProgressBarProps = {
  /** Null while nothing is under way: then only the live region is there, empty. */
  progress: ZipProgress | null;
  onCancel: () => void;
};

/** How far the download of several invoices is, with Cancel. Keep it mounted, so that screen readers hear it begin. */
export function ZipProgressBar({ progress, onCancel }: ZipProgressBarProps) {
  const label = useId();
  return (
    <div>
      {/* Said once as it begins: the bar itself tells the count to whoever asks, and the end is a toast. */}
      <p role="status" className="sr-only">
        {progress && `Creating archive of ${progress.wanted} invoice(s)`}
      </p>
      {progress && (
        <div className="flex items-center gap-4">
          <div className="min-w-0 flex-1">
            <p id={label} className="flex justify-between gap-4 text-[0.9375rem]">
              <span>Creating archive</span>
              <span className="figures text-ink-soft">
                {progress.files} of {progress.wanted}
              </span>
            </p>
            <progress
              aria-labelledby={label}
              max={progress.wanted}
              value={progress.files}
              className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
            />
          </div>
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
