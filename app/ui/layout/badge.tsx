import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'warn' | 'danger';

/** The look of a small coloured word, for a span or a button. */
export function badgeStyle(tone: BadgeTone): string {
  return `badge badge-${tone}`;
}

/** A small coloured word: a state, a mark. The word says it, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeStyle(tone)}>{children}</span>;
}
