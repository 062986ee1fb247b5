import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import { pictureMessages } from '#app/domain/settings/picture.ts';
import { useSignaturePad } from './use-signature-pad.ts';

type DrawSignatureDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Takes the drawn signature as a `data:` URL: ink on nothing, without empty edges. */
  onDrawn: (picture: string) => void;
};

/** Where a signature is drawn with finger, pen or mouse. */
export function DrawSignatureDialog({ open, onClose, onDrawn }: DrawSignatureDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Draw your signature"
      description="Sign with your finger, a pen or the mouse."
      size="wide"
    >
      <DrawingArea
        onDrawn={(picture) => {
          onDrawn(picture);
          onClose();
        }}
      />
    </Dialog>
  );
}

function DrawingArea({ onDrawn }: Pick<DrawSignatureDialogProps, 'onDrawn'>) {
  const { canvas, strokes, undo, clear, read } = useSignaturePad();
  const [problem, setProblem] = useState(false);
  const isEmpty = strokes === 0;

  const undoByKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  };
  const use = async () => {
    const picture = await read();
    setProblem(picture === null);
    if (picture !== null) onDrawn(picture);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for Undo, which is a button too
    <div onKeyDown={undoByKey}>
      <div className="on-paper relative overflow-hidden rounded-md border border-line-strong bg-surface">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-[8%] bottom-[24%] border-line border-b-2"
        />
        <canvas
          ref={canvas}
          role="img"
          aria-label="Drawing area. To sign without drawing, upload a picture of your signature."
          className="relative block aspect-[5/2] w-full cursor-crosshair touch-none select-none"
        />
      </div>
      <p aria-live="polite" className="mt-1.5 min-h-5 text-danger-ink text-sm">
        {problem && pictureMessages.unreadable}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" blocked={isEmpty} onClick={undo}>
          Undo
        </Button>
        <Button variant="secondary" blocked={isEmpty} onClick={clear}>
          Clear
        </Button>
        <Button className="ml-auto" blocked={isEmpty} onClick={() => void use()}>
          Use Signature
        </Button>
      </div>
    </div>
  );
}
