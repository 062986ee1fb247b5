import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

/** The way back from a page, over its title. */
export function BackLink({ to, label = 'Back' }: { to: string; label?: string }) {
  return (
    <Link
      to={to}
      data-web-only
      className="thumb -ml-1 inline-flex items-center gap-2 rounded-md px-1 text-[0.9375rem] text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {label}
    </Link>
  );
}
