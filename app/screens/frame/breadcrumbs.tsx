import { Link } from '@remix-run/react';
import { LineIcon } from '#app/components/icons/line-icon.tsx';
import type { Crumb } from './breadcrumb-trail.ts';

/** Where one is, below the header; desktop web only (`platform.md` section 2). */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="page-width hidden pt-4 md:block print:hidden">
      <ol className="flex items-center gap-1.5 text-ink-faint text-sm">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.to} className="flex items-center gap-1.5">
              {index > 0 && <LineIcon name="chevron" className="size-3.5" />}
              {isLast ? (
                <span aria-current="page" className="text-ink-soft">
                  {crumb.label}
                </span>
              ) : (
                <Link to={crumb.to} className="rounded-sm py-1 hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

// @covers platform-2.21
