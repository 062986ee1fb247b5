import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = {
  as?: 'div' | 'section' | 'li' | 'article';
  className?: string;
  children: ReactNode;
};

/** A card on the page; never nest cards. */
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
