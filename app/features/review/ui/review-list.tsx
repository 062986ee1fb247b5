import { type ReactNode, useId } from 'react';
import type { ReviewState } from '#app/domain/review/review-rule.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { plural } from '#app/i18n/plural.ts';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import type { DescribedItem, DescribedReview } from '../words/describe-review.ts';

type ReviewListProps = {
  review: DescribedReview;
  /** Renders the link to a field; the sentence next to it has the id that describes the link. */
  way: (field: string, describedBy: string) => ReactNode;
  /** Rendered below the list of issues, above the passed checks: the fields that were asked for. */
  children?: ReactNode;
};

/** Every rule that applies to an invoice: what is missing or to be reviewed, and the passed checks, collapsed. */
function ReviewList({ review, way, children }: ReviewListProps) {
  const open = review.items.filter(({ state }) => state !== 'found');
  const found = review.items.filter(({ state }) => state === 'found');
  return (
    <>
      <ul className="flex flex-col gap-4">
        {open.map((item) => (
          <Entry key={item.rule} item={item} way={way} />
        ))}
      </ul>
      {children}
      {found.length > 0 && (
        <details className="group/found mt-4 first:mt-0">
          <summary className="thumb flex w-fit cursor-pointer items-center gap-2 rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline">
            {plural(reviewTexts.found, found.length)}
            <FoldArrow className="group-open/found:-rotate-90" />
          </summary>
          <ul className="mt-3 flex flex-col gap-4">
            {found.map((item) => (
              <Entry key={item.rule} item={item} way={way} />
            ))}
          </ul>
        </details>
      )}
      <p className="mt-4 text-ink-faint text-xs">{reviewTexts.limits}</p>
    </>
  );
}

function Entry({ item, way }: { item: DescribedItem; way: ReviewListProps['way'] }) {
  const id = useId();
  const { state, sentence, field, source } = item;
  return (
    <li className="flex gap-2.5">
      <StateIcon state={state} />
      <div className="min-w-0">
        <p id={id}>
          <span className={classNames('font-medium', tones[state])}>
            {reviewTexts.states[state]}
          </span>
          <br />
          {sentence}
        </p>
        <p className="mt-0.5 text-ink-faint text-xs [overflow-wrap:anywhere]">
          <a
            href={source.url}
            lang="en"
            target="_blank"
            rel="noopener noreferrer"
            className="underline"
          >
            {source.title}
          </a>
          <br />
          {source.when}
        </p>
        {way(field, id)}
      </div>
    </li>
  );
}

const tones: Record<ReviewState, string> = {
  found: 'text-accent-ink',
  missing: 'text-danger-ink',
  unclear: 'text-warn-ink',
};

/** Paths in a 24 x 24 viewBox; the text next to the icon has the meaning. */
const drawings: Record<ReviewState, string> = {
  found: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm-4-8.5 3 3 5-6',
  missing: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-13v5m0 3.2v.3',
  unclear: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 4 4',
};

function StateIcon({ state }: { state: ReviewState }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('line-icon mt-0.5 size-4.5 shrink-0', tones[state])}
    >
      <path d={drawings[state]} />
    </svg>
  );
}

type FoldedReviewProps = ReviewListProps & {
  isOpen?: boolean;
  /** The line names the review without its result. */
  isQuiet?: boolean;
};

/** A review collapsed to its summary line, unless it was opened by request; the line expands the rest. */
export function FoldedReview({ review, isOpen, isQuiet = false, ...list }: FoldedReviewProps) {
  return (
    <details className="group" open={isOpen || undefined}>
      <summary className="thumb flex w-full cursor-pointer items-center gap-2 rounded-sm font-medium">
        {!isQuiet && <StateIcon state={review.count > 0 ? 'unclear' : 'found'} />}
        <span className="min-w-0 flex-1">{isQuiet ? reviewTexts.title : review.headline}</span>
        <FoldArrow className="text-ink-faint group-open:-rotate-90" />
      </summary>
      <div className="pt-3 pb-1">
        <ReviewList review={review} {...list} />
      </div>
    </details>
  );
}
