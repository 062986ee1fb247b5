import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { Words } from './words.tsx';

type PaymentLinkProps = {
  link: SheetPaymentLink;
  /** Tells those who listen where it opens. */
  newTab: string;
  wide?: boolean;
};

/** A way to pay outside: opens in its own tab, tells the other side nothing, vouches for nothing. */
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
