import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { buttonStyle } from '#app/components/button-style.ts';
import { LineIcon } from '#app/components/line-icon.tsx';

type CreateButtonProps = {
  to: string;
  /** Called first; a page with unsaved text may prevent the default and ask. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The floating Create Invoice button, desktop only. */
export function CreateButton({ to, onClick }: CreateButtonProps) {
  return (
    <div className="fixed right-6 bottom-6 z-20 hidden rounded-md shadow-float md:block print:hidden">
      <Link to={to} onClick={onClick} className={buttonStyle({ size: 'large' })}>
        <LineIcon name="plus" className="size-5" />
        Create Invoice
      </Link>
    </div>
  );
}
