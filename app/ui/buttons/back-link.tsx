import { Link, type LinkProps } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { controlTexts } from '#app/i18n/texts.ts';

/** A link back to the parent page, above the page's title. */
export function BackLink({
  label = controlTexts.back,
  ...link
}: Omit<LinkProps, 'className'> & { label?: string }) {
  return (
    <Link
      data-web-only
      className="thumb -ml-1 inline-flex items-center gap-2 rounded-md px-1 text-[0.9375rem] text-ink-soft hover:text-ink"
      {...link}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {label}
    </Link>
  );
}
