import { createElement, type SVGProps } from 'react';
import { classNames } from '../layout/class-names.ts';

/** A lucide icon's SVG elements, as in its single-icon files. */
type Drawing = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces lucide's own `createLucideIcon` (`scripts/import-single-icons.ts`), which is larger than two dozen icons
 * together and computes nine attributes per icon: here the class has the styles.
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
