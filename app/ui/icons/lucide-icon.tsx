import { createElement, type SVGProps } from 'react';
import { classNames } from '../layout/class-names.ts';

/** A drawing as lucide's files of single icons hold it. */
type Drawing = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in for lucide's own maker of icons (`scripts/import-single-icons.ts`), which is larger than two dozen icons
 * together and works nine attributes out anew for each: the looks are in the class.
 */
export default function createLucideIcon({ node }: Drawing) {
  return ({ className, ...others }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('lucide', className)}
      {...others}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
