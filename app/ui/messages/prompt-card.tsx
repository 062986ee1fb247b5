import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { leaveFocus } from '#app/ui/overlays/floating.ts';

type PromptCardProps = {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  dismissLabel: string;
  onConfirm: () => void;
  onDismiss: () => void;
};

/** A question at the bottom of the window that can wait: it takes no focus and covers nothing important. */
export function PromptCard(props: PromptCardProps) {
  const { title, children, confirmLabel, dismissLabel, onConfirm, onDismiss } = props;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const answer = (say: () => void) => () => {
    leaveFocus(card.current);
    say();
  };
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      data-prompt
      className="fixed inset-x-4 bottom-[calc(1rem+max(var(--bottom-bar,0px)+var(--consent-banner,0px),env(safe-area-inset-bottom)))] z-40 mx-auto max-w-md animate-rise-in rounded-lg border border-line bg-surface p-4 shadow-float motion-reduce:animate-none print:hidden"
    >
      <div role="status">
        <p id={titleId} className="font-medium">
          {title}
        </p>
        {children && <p className="mt-1 text-[0.9375rem] text-ink-soft">{children}</p>}
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button variant="quiet" onClick={answer(onDismiss)}>
          {dismissLabel}
        </Button>
        <Button onClick={answer(onConfirm)}>{confirmLabel}</Button>
      </div>
    </section>
  );
}
