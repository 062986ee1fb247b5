import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { accountExportTexts } from '#app/features/account/texts/account-export.ts';
import { fill } from '#app/i18n/fill.ts';
import {
  downloadExport,
  type ExportProgress,
  type FurtherPart,
} from '#app/ui/browser/files/download-export.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { toast } from '#app/ui/messages/toast.tsx';

/**
 * Downloads the export, with its progress and a way to cancel it. Leaving the page cancels it too. A canceled or failed
 * export in several parts can continue from the missing part.
 */
export function ExportData() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [rest, setRest] = useState<FurtherPart | null>(null);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  // When the focused button is replaced by another one, the new one gets the focus.
  const button = useRef<HTMLButtonElement>(null);
  const passesFocus = useRef(false);
  const isRunning = progress !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with `isRunning`
  useEffect(() => {
    if (passesFocus.current) button.current?.focus({ preventScroll: true });
    passesFocus.current = false;
  }, [isRunning]);

  const start = async (from: FurtherPart | null) => {
    if (running.current) return;
    running.current = new AbortController();
    passesFocus.current = true;
    const { number: part = 1, parts = 1 } = from ?? {};
    setProgress({ files: 0, wanted: null, part, parts });
    const { signal } = running.current;
    const done = await downloadExport({ from, signal, onProgress: setProgress });
    running.current = undefined;
    passesFocus.current = button.current !== null && button.current === document.activeElement;
    setProgress(null);
    setRest(done.outcome === 'downloaded' ? null : done.rest);
    if (done.outcome === 'downloaded') {
      toast.success(
        done.parts === 1
          ? accountExportTexts.section.done
          : fill(accountExportTexts.section.doneParts, { parts: done.parts }),
      );
    } else if (done.outcome === 'failed') {
      toast.error(fill(accountExportTexts.section.failed, { message: done.message }));
    }
  };

  return (
    <>
      {/* Announced once as each part starts; a toast announces the end. */}
      <p role="status" className="sr-only">
        {progress && labelOf(progress)}
      </p>
      {progress ? (
        <Collecting button={button} progress={progress} onCancel={cancel} />
      ) : (
        <Beginnings button={button} rest={rest} onStart={start} />
      )}
    </>
  );
}

const labelOf = ({ part, parts }: ExportProgress) =>
  parts === 1
    ? accountExportTexts.section.collecting
    : fill(accountExportTexts.section.collectingPart, { part, parts });

type BeginningsProps = {
  button: RefObject<HTMLButtonElement>;
  rest: FurtherPart | null;
  onStart: (from: FurtherPart | null) => Promise<void>;
};

function Beginnings({ button, rest, onStart }: BeginningsProps) {
  const texts = accountExportTexts.section;
  return (
    <>
      {rest && (
        <>
          <p>{fill(texts.missing, { parts: rest.parts, part: rest.number })}</p>
          <Button ref={button} onClick={() => onStart(rest)}>
            {fill(texts.goOn, { part: rest.number })}
          </Button>
        </>
      )}
      <Button ref={rest ? undefined : button} variant="secondary" onClick={() => onStart(null)}>
        {texts.start}
      </Button>
    </>
  );
}

type CollectingProps = {
  button: RefObject<HTMLButtonElement>;
  progress: ExportProgress;
  onCancel: () => void;
};

function Collecting({ button, progress, onCancel }: CollectingProps) {
  const { files, wanted } = progress;
  return (
    <div className="thumb flex w-full items-center gap-4">
      <ProgressBar
        label={labelOf(progress)}
        value={files}
        max={Math.max(wanted ?? 0, files, 1)}
        text={wanted === null ? '' : fill(accountExportTexts.section.progress, { files, wanted })}
      />
      <Button ref={button} variant="quiet" size="small" onClick={onCancel}>
        {accountExportTexts.section.stop}
      </Button>
    </div>
  );
}
