import type { WorkingBlock } from '#app/features/invoice-sheet/words/describe-working.ts';

/** Shows how each amount was calculated, one below the other. */
export function Working({ blocks }: { blocks: readonly WorkingBlock[] }) {
  return (
    <dl className="figures mt-3 grid gap-x-6 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      {blocks.map(({ label, steps }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name and never move
          key={index}
          className="grid-cols-subgrid border-line border-t py-2 [overflow-wrap:anywhere] sm:col-span-2 sm:grid"
        >
          <dt className="row-span-12 text-ink-soft">{label}</dt>
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal steps may repeat and never move
            <dd key={at} className="col-start-2">
              {step}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
