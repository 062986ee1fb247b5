import type { HistoryLine } from '#app/domain/life/describe-history.ts';
import { fill } from '#app/texts/fill.ts';
import { publicInvoiceTexts } from '#app/texts/public-invoice.ts';

/** How many lines are seen before the earlier ones are unfolded. */
const shownFirst = 4;

const summaryStyle = 'cursor-pointer rounded-sm py-1 pointer-coarse:py-3';

/** What happened to a document, for its owner; what an edit changed unfolds. */
export function DocumentHistory({ lines }: { lines: HistoryLine[] }) {
  const { owner } = publicInvoiceTexts;
  const earlier = lines.slice(shownFirst);
  return (
    <section aria-label={owner.history}>
      <Lines lines={lines.slice(0, shownFirst)} />
      {earlier.length > 0 && (
        <details>
          <summary className={summaryStyle}>
            {fill(owner.earlier, { count: earlier.length })}
          </summary>
          <Lines lines={earlier} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: HistoryLine[] }) {
  return (
    <ul>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawn once, and two may say the same.
        <li key={at}>
          <Line {...line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ text, changes }: HistoryLine) {
  if (changes.length === 0) return text;
  return (
    <details>
      <summary className={summaryStyle}>{text}</summary>
      <ul className="mb-2 ml-4 list-disc text-ink-soft">
        {changes.map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
    </details>
  );
}
