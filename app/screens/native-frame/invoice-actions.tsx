import { Link } from '@remix-run/react';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import { IconButton } from '#app/components/buttons/icon-button.tsx';
import { Spinner } from '#app/components/icons/spinner.tsx';
import { shareInvoice } from '../public-invoice/share-invoice.ts';

/**
 * Share PDF in the bar of an invoice's page, where the web has Download PDF (`platform.md` section 2, View-invoice
 * page).
 */
export function ShareButton({ share, isSharing }: Sharing) {
  return (
    <IconButton
      label="Share PDF"
      data-haptic="medium"
      aria-busy={isSharing || undefined}
      onClick={share}
    >
      {isSharing ? (
        <Spinner className="text-accent-ink" />
      ) : (
        <Share aria-hidden="true" className="size-5.5 text-accent-ink" />
      )}
    </IconButton>
  );
}

type InvoiceActionsProps = { id: string; canPay: boolean; sharing: Sharing };

/** The sticky bar at the bottom of an invoice in the native shell. */
export function InvoiceActions({ id, canPay, sharing: { share, isSharing } }: InvoiceActionsProps) {
  return (
    <>
      {/* The page ends above the bar. */}
      <div aria-hidden="true" className="h-20 print:hidden" />
      <section aria-label="Invoice" className="native-actions print:hidden">
        <div className="mx-auto flex max-w-[54rem] gap-3">
          {canPay && (
            <Link
              to={`/invoice/${id}`}
              data-haptic="light"
              className={buttonStyle({ variant: 'secondary', size: 'large', wide: true })}
            >
              Pay Invoice
            </Link>
          )}
          <Button size="large" wide data-haptic="medium" loading={isSharing} onClick={share}>
            {!isSharing && <Share aria-hidden="true" className="size-5" />}
            Share PDF
          </Button>
        </div>
      </section>
    </>
  );
}

/** One share at a time, whichever button it began with. */
type Sharing = { share: () => void; isSharing: boolean };

/** Sharing the PDF of the invoice on screen; null where there is none. */
export function useShare(invoiceId: string | null): Sharing {
  const [isSharing, setSharing] = useState(false);
  async function share() {
    if (isSharing || invoiceId === null) return;
    setSharing(true);
    await shareInvoice({ invoiceId, fileName: 'invoice.pdf' });
    setSharing(false);
  }
  return { share: () => void share(), isSharing };
}

// @covers platform-2.45
