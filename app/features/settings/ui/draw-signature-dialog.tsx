import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { drawnBounds } from '#app/domain/picture/drawn-bounds.ts';
import { pictureTexts } from '#app/features/settings/texts.ts';
import { loadPicture } from '#app/ui/browser/files/load-picture.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

type DrawSignatureDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called with the drawn signature as a `data:` URL: ink on a transparent background, without empty margins. */
  onDrawn: (picture: string) => void;
};

/** The dialog for drawing a signature with finger, pen or mouse. */
export function DrawSignatureDialog({ open, onClose, onDrawn }: DrawSignatureDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={pictureTexts.draw.title}
      description={pictureTexts.draw.about}
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
          aria-label={pictureTexts.draw.area}
          className="relative block aspect-[5/2] w-full cursor-crosshair touch-none select-none"
        />
      </div>
      <p aria-live="polite" className="mt-1.5 min-h-5 text-danger-ink text-sm">
        {problem && pictureTexts.refused.unreadable}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" blocked={isEmpty} onClick={undo}>
          {pictureTexts.draw.undo}
        </Button>
        <Button variant="secondary" blocked={isEmpty} onClick={clear}>
          {pictureTexts.draw.clear}
        </Button>
        <Button className="ml-auto" blocked={isEmpty} onClick={() => void use()}>
          {pictureTexts.draw.use}
        </Button>
      </div>
    </div>
  );
}

const ink = '#1b2440';
/** Canvas pixels per CSS pixel: at least two, so that lines print cleanly; limited by the maximum size of a picture. */
const [minScale, maxScale] = [2, 3];

/** A pen on a canvas. Strokes are stored as lines, so that they survive resizing and can be undone. */
function useSignaturePad() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [strokes, setStrokes] = useState(0);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const pen = new SignaturePad(sheet, { penColor: ink, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = pen;
    const count = () => setStrokes(pen.toData().length);
    pen.addEventListener('beginStroke', count);
    pen.addEventListener('endStroke', count);
    let cssWidth = 0;
    const adapt = () => {
      if (sheet.offsetWidth === 0 || sheet.offsetWidth === cssWidth) return;
      const growth = cssWidth === 0 ? 1 : sheet.offsetWidth / cssWidth;
      cssWidth = sheet.offsetWidth;
      fitToScreen(sheet, pen, growth);
    };
    const observer = new ResizeObserver(adapt);
    observer.observe(sheet);
    adapt();
    return () => {
      observer.disconnect();
      pen.off();
      pad.current = null;
    };
  }, []);

  const replace = useCallback((keep: number) => {
    const pen = pad.current;
    if (!pen) return;
    // Clears the canvas first, even if no strokes are left.
    pen.fromData(pen.toData().slice(0, keep));
    setStrokes(pen.toData().length);
  }, []);
  const undo = useCallback(() => replace(-1), [replace]);
  const clear = useCallback(() => replace(0), [replace]);
  /** Returns the drawn signature as a `data:` URL; null if there is none or the browser can't create one. */
  const read = useCallback(async () => {
    const sheet = canvas.current && cutOut(canvas.current);
    const file =
      sheet && (await new Promise<Blob | null>((done) => sheet.toBlob(done, 'image/png')));
    const picture = file && (await loadPicture(file));
    return picture?.ok ? picture.picture : null;
  }, []);
  return { canvas, strokes, undo, clear, read };
}

/** Fits the canvas to the screen's pixels and redraws the strokes, scaled by `growth`. */
function fitToScreen(sheet: HTMLCanvasElement, pen: SignaturePad, growth: number): void {
  const strokes = pen.toData().map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * growth, y: point.y * growth })),
  }));
  const scale = Math.min(maxScale, Math.max(minScale, window.devicePixelRatio));
  sheet.width = Math.round(sheet.offsetWidth * scale);
  sheet.height = Math.round(sheet.offsetHeight * scale);
  sheet.getContext('2d')?.scale(scale, scale);
  pen.fromData(strokes);
}

/** Crops the canvas to what is drawn. */
function cutOut(sheet: HTMLCanvasElement): HTMLCanvasElement | null {
  const pixels = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height);
  const bounds = pixels && drawnBounds(pixels.data, sheet.width);
  if (!bounds) return null;
  const piece = document.createElement('canvas');
  piece.width = bounds.width;
  piece.height = bounds.height;
  piece.getContext('2d')?.drawImage(sheet, -bounds.left, -bounds.top);
  return piece;
}
