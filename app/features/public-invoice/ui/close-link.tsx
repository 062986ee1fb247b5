import { Link, useLocation, useNavigate } from '@remix-run/react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { usePublicFrameCountry } from '#app/frames/web/root-data.ts';
import { LineIcon } from '#app/ui/icons/icons.tsx';

/**
 * The close link of a public invoice: leads its owner back to the list they came from, in its previous state, or to the
 * invoice's row in the list; leads everyone else to the home page of their country, which the server detects.
 * @param invoiceId only for the owner
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
      // Only the server has a route for `/`.
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
