import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = {
  as?: 'div' | 'section' | 'li' | 'article';
  className?: string;
  children: ReactNode;
};

/** A sheet that lies on the page; never inside another card. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return (
    <Element
      className={classNames(
        'rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    >
      {children}
    </Element>
  );
}
