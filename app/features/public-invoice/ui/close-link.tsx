import { Link, useLocation, useNavigate } from '@remix-run/react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts/public-invoice.ts';
import { usePublicFrameCountry } from '#app/frames/web/root-data.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

/**
 * The way out of a public invoice: for its owner back to the list that it was opened from, as it was left, or to its row in
 * their list; for all others to the home page of the visitor's country, which the server knows.
 * @param invoiceId for its owner alone
 */
export function CloseLink({ invoiceId }: { invoiceId?: string | undefined }) {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromList?: boolean } | null;
  const country = usePublicFrameCountry();
  const look = {
    'aria-label': publicInvoiceTexts.close,
    'data-web-only': true,
    className: 'icon-button -ml-2',
  };
  const icon = <LineIcon name="close" className="size-5" />;
  if (!invoiceId) {
    return (
      // The browser has no page at `/`.
      <Link to="/" reloadDocument {...look}>
        {icon}
      </Link>
    );
  }
  return (
    <Link
      to={`/${country}/invoices?highlight=${invoiceId}`}
      {...look}
      onClick={(event) => {
        if (!state?.isFromList) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      {icon}
    </Link>
  );
}
