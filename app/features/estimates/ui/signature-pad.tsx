import { type PointerEvent, useRef, useState } from 'react';
import { drawingBox } from '#app/domain/documents/estimate-answer.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import type { DescribedAnswer } from '#app/features/estimates/words/describe-answer.ts';
import { Button } from '#app/ui/buttons/button.tsx';

/** A pad for drawing a signature. Optional: keyboard users only type their name. */
export function SignaturePad({ onDrawn }: { onDrawn: (path: string) => void }) {
  const [path, setPath] = useState('');
  const isDown = useRef(false);
  const texts = estimateTexts.answer;
  const become = (next: string) => {
    setPath(next);
    onDrawn(next);
  };
  const drawTo = (event: PointerEvent<SVGSVGElement>, isStart: boolean) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const place = (at: number, from: number, size: number, most: number) =>
      Math.max(0, Math.min(most, Math.round(((at - from) / size) * most)));
    const x = place(event.clientX, left, width, drawingBox.width);
    const y = place(event.clientY, top, height, drawingBox.height);
    // A dot is a line of zero length.
    become(`${path}${isStart ? `M${x} ${y}` : ''}L${x} ${y}`);
  };
  return (
    <details>
      <summary className="thumb cursor-pointer rounded-sm font-medium text-accent-ink">
        {texts.draw}
      </summary>
      <svg
        role="img"
        aria-label={texts.drawHere}
        viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
        className="mt-2 w-full touch-none rounded-md border border-line-strong bg-page"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          drawTo(event, true);
        }}
        onPointerMove={(event) => isDown.current && drawTo(event, false)}
        onPointerUp={() => {
          isDown.current = false;
        }}
        onPointerCancel={() => {
          isDown.current = false;
        }}
      >
        <DrawnSignature path={path} />
      </svg>
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="text-ink-faint text-sm">{texts.drawHere}</p>
        <Button variant="quiet" size="small" onClick={() => become('')}>
          {texts.clear}
        </Button>
      </div>
    </details>
  );
}

/** Renders a drawn signature in an SVG of `drawingBox`. */
function DrawnSignature({ path }: { path: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Shows a client's answer to the estimate's owner. */
export function AnsweredEstimate({ answer }: { answer: DescribedAnswer }) {
  const { text, signature, restored } = answer;
  return (
    <section aria-label={estimateTexts.answer.given} className="px-3 py-1">
      <p className="font-medium [overflow-wrap:anywhere]">{text}</p>
      {restored && <p className="text-ink-soft">{restored}</p>}
      {signature && (
        <svg
          role="img"
          aria-label={signature.label}
          viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
          className="mt-1 h-16 text-ink"
        >
          <DrawnSignature path={signature.path} />
        </svg>
      )}
    </section>
  );
}
