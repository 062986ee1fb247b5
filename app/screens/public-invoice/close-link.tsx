import { Link } from '@remix-run/react';
import { LineIcon } from '#app/components/icons/line-icon.tsx';

/** The way out of a public invoice: to the home page of the visitor's country, which the server knows. */
export function CloseLink() {
  return (
    // The browser has no page at `/`.
    <Link to="/" reloadDocument aria-label="Close" data-web-only className="icon-button -ml-2">
      <LineIcon name="close" className="size-5" />
    </Link>
  );
}
