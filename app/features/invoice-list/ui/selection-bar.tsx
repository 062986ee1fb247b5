import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import { invoiceListTexts, invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { maxInvoicesInZip, tooManyForZip } from '#app/features/invoice-list/words/list-answer.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { downloadZip } from '#app/ui/browser/files/fetch-zip.client.ts';
import { Button, IconButton } from '#app/ui/buttons/button.tsx';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { SortMenu } from './sort-links.tsx';
import type { ListWork } from './use-invoice-list.ts';

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
type ZipProgress = { files: number; wanted: number };

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

type SelectionBarProps = {
  listPath: string;
  /** The view of the rows on screen. */
  shown: ListView;
  /** The view that links are based on: the current one, or the one being loaded. */
  view: ListView;
  /** Everything that the list can do. */
  work: ListWork;
};

/**
 * Select all, the number of selected invoices and the actions for them; sticks to the screen while something is
 * selected.
 */
export function SelectionBar({ listPath, shown, view, work }: SelectionBarProps) {
  const { selection, posts } = work;
  const zip = work.zip.progress;
  const isMoving = posts.moving.size > 0;
  const count = selection.ids.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !selection.isWhole;
  }, [count, selection.isWhole]);

  const selected = plural(invoiceListTexts.selection.count, count);
  const isStuck = count > 0 || zip !== null;

  return (
    <div className={classNames('selection-bar', isStuck && 'is-stuck')}>
      <label className="thumb flex items-center gap-3 whitespace-nowrap pr-2">
        <input
          ref={box}
          type="checkbox"
          checked={selection.isWhole}
          onChange={selection.toggleAll}
          aria-label={invoiceListTexts.selection.allOnPage}
          autoComplete="off"
          className="size-5 shrink-0 accent-accent"
        />
        <span aria-hidden="true" className={count > 0 ? 'font-semibold' : 'text-ink-soft'}>
          {count > 0 ? selected : invoiceListTexts.selection.all}
        </span>
      </label>
      <span role="status" className="sr-only">
        {count > 0 ? selected : ''}
      </span>
      <div className="ml-auto flex items-center gap-1">
        <Button variant="quiet" size="small" onClick={() => work.send(shown.kind, selection.ids)}>
          <RowIcon name="send" />
          <span className="max-sm:sr-only">{sendingTexts.send}</span>
        </Button>
        <Button
          variant="quiet"
          size="small"
          loading={zip !== null}
          onClick={() => work.zip.start({ ids: selection.ids, from: shown.from, to: shown.to })}
        >
          {zip === null && <RowIcon name="download" />}
          <span className="max-sm:sr-only">{invoiceListTexts.selection.download}</span>
        </Button>
        <Button
          variant="quiet"
          size="small"
          loading={isMoving}
          onClick={() => posts.archive(selection.ids, !shown.archived, true)}
        >
          {!isMoving && <RowIcon name={shown.archived ? 'unarchive' : 'archive'} />}
          <span className="max-sm:sr-only">
            {shown.archived ? invoiceWorkTexts.unarchive : invoiceWorkTexts.archive}
          </span>
        </Button>
        {count > 0 ? (
          <IconButton label={invoiceListTexts.selection.clear} onClick={selection.clear}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        ) : (
          <div className="lg:hidden">
            <SortMenu listPath={listPath} view={view} />
          </div>
        )}
      </div>
      <div className={zip ? 'basis-full px-1 pb-3' : undefined}>
        <ZipProgressBar progress={zip} onCancel={work.zip.cancel} />
      </div>
    </div>
  );
}
