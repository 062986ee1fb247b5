import { drawingBox } from '#app/domain/documents/estimate-answer.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import type { DescribedAnswer } from '../words/describe-answer.ts';
import { DrawnSignature } from './signature-pad.tsx';

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
