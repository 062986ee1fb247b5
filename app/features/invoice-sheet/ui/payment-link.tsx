import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { Words } from './words.tsx';

type PaymentLinkProps = {
  link: SheetPaymentLink;
  /** Tells screen readers that it opens in a new tab. */
  newTab: string;
  wide?: boolean;
};

/**
 * A link to an external payment page: opens in its own tab, sends no referrer, and is not endorsed for search engines.
 */
export function PaymentLink({ link, newTab, wide }: PaymentLinkProps) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={buttonStyle({ variant: link.kind === 'other' ? 'secondary' : 'primary', wide })}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Words of={link.label} />
      </span>
      <LineIcon name="external" className="size-4" />
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
