import { Link } from '@remix-run/react';
import { buttonStyle } from '#app/components/button-style.ts';
import { LineIcon } from '#app/components/line-icon.tsx';

/** The floating Create Invoice button, desktop only. */
export function CreateButton({ to }: { to: string }) {
  return (
    <div className="fixed right-6 bottom-6 z-20 hidden rounded-md shadow-float md:block print:hidden">
      <Link to={to} className={buttonStyle({ size: 'large' })}>
        <LineIcon name="plus" className="size-5" />
        Create Invoice
      </Link>
    </div>
  );
}
