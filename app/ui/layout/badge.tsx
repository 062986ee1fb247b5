import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'warn' | 'danger';

/** Returns the class of a small colored label, for a span or a button. */
export function badgeStyle(tone: BadgeTone): string {
  return `badge badge-${tone}`;
}

/** A small colored label, such as a status. The text conveys the meaning; the color only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeStyle(tone)}>{children}</span>;
}
