import { useId } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { FormAlert } from '#app/components/messages/form-alert.tsx';
import { ProgressBar } from '#app/components/messages/progress-bar.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import { countOf } from '#app/domain/format-count.ts';
import { FilePicker } from './file-picker.tsx';
import { ImportPreviewTable } from './import-preview.tsx';
import { type ImportState, useProductImport } from './use-product-import.ts';

type ImportDialogProps = {
  open: boolean;
  /** Of the user's currency. */
  currencySymbol: string;
  onClose: () => void;
  onImported: (count: number) => void;
};

/** Imports products from a CSV file: nothing is written before its preview was seen (`platform.md` section 2). */
export function ImportDialog({ open, currencySymbol, onClose, onImported }: ImportDialogProps) {
  const { state, read, send, stop, reset } = useProductImport(onImported);
  const status = useId();
  const working = workOf(state);
  const isSending = state.step === 'sending';
  // What has left whole may be kept already: it can be waited for only.
  const canStop = isSending && state.share < 1;
  const problem = state.step === 'preview' ? problemOf(state.failure, state.mayBeSaved) : null;

  function close() {
    reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={() => !isSending && close()}
      title="Import CSV"
      size="wide"
      footer={
        state.step === 'preview' ? (
          <>
            <Button variant="secondary" onClick={reset}>
              Choose another file
            </Button>
            <Button onClick={() => send(state)}>
              {problem === null ? 'Import' : 'Try again:'}{' '}
              {countOf(state.preview.products.length, 'product')}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            blocked={isSending && !canStop}
            onClick={isSending ? stop : close}
          >
            Cancel
          </Button>
        )
      }
    >
      <p id={status} role="status" className="sr-only">
        {working}
        {state.step === 'preview' &&
          !state.mayBeSaved &&
          'Nothing is imported yet: look at the preview.'}
      </p>
      {state.step === 'choose' && <FilePicker refusal={state.refusal} onFile={read} />}
      {working !== null && 'share' in state && (
        <div className="py-10">
          <ProgressBar
            label={working}
            value={state.share}
            max={1}
            text={`${Math.round(state.share * 100)}%`}
          />
        </div>
      )}
      {state.step === 'preview' && (
        <>
          {problem !== null && (
            <div className="mb-4">
              <FormAlert>{problem}</FormAlert>
            </div>
          )}
          <ImportPreviewTable
            fileName={state.fileName}
            preview={state.preview}
            mayBeSaved={state.mayBeSaved}
            currencySymbol={currencySymbol}
          />
        </>
      )}
    </Dialog>
  );
}

/** What is being done at the moment; null while the user has the word. */
function workOf(state: ImportState): string | null {
  if (state.step === 'reading') return `Reading ${state.fileName}`;
  if (state.step === 'sending')
    return `Importing ${countOf(state.preview.products.length, 'product')}`;
  return null;
}

/** What a try came to; null before the first. */
function problemOf(failure: string | null, mayBeSaved: boolean): string | null {
  if (mayBeSaved) {
    return failure === null
      ? 'There is no answer yet. The products may be imported already; trying again imports them only once.'
      : `This try failed: ${failure}. The products may be imported already; trying again imports them only once.`;
  }
  return failure && `The products were not imported: ${failure}. Your file is still here.`;
}

// @covers platform-2.42
