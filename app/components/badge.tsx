import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'warn' | 'danger';

const tones = {
  neutral: 'bg-sunken text-ink-soft ring-1 ring-line ring-inset',
  accent: 'bg-accent-soft text-accent-ink',
  warn: 'bg-warn-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger-ink',
} satisfies Record<BadgeTone, string>;

/** The look of a small coloured word, for a span or a button. */
export function badgeStyle(tone: BadgeTone): string {
  return classNames('badge', tones[tone]);
}

/** A small coloured word: a state, a mark. The word says it, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeStyle(tone)}>{children}</span>;
}
