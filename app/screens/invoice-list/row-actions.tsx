import { Link } from '@remix-run/react';
import { Button } from '#app/components/button.tsx';
import { buttonStyle } from '#app/components/button-style.ts';
import { toast } from '#app/components/toast.tsx';
import type { ListedInvoice } from './listed-invoice.ts';
import { RowIcon } from './row-icon.tsx';

type RowActionsProps = {
  invoice: Pick<ListedInvoice, 'id' | 'invoiceNumber'>;
  publicOrigin: string;
  isDownloading: boolean;
  onDownload: (invoiceId: string) => void;
};

const copiedMilliseconds = 5000;

/** View, PDF and Copy link of one invoice. */
export function RowActions({ invoice, publicOrigin, isDownloading, onDownload }: RowActionsProps) {
  const { id, invoiceNumber } = invoice;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${publicOrigin}/view-invoice/${id}`);
      toast.success('✓ Invoice link successfully copied to clipboard!', {
        duration: copiedMilliseconds,
      });
    } catch {
      toast.error('Failed to copy link');
    }
  }

  return (
    <div className="row-actions">
      <Link
        to={`/view-invoice/${id}`}
        aria-label={`View ${invoiceNumber}`}
        className={buttonStyle({ variant: 'quiet', size: 'small' })}
      >
        <RowIcon name="view" />
        <span className="md:max-xl:hidden">View</span>
      </Link>
      <Button
        variant="quiet"
        size="small"
        aria-label={`PDF of ${invoiceNumber}`}
        loading={isDownloading}
        onClick={() => onDownload(id)}
      >
        {!isDownloading && <RowIcon name="download" />}
        <span className="md:max-xl:hidden">PDF</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Copy link of ${invoiceNumber}`}
        onClick={copyLink}
      >
        <RowIcon name="link" />
        <span className="md:max-xl:hidden">Copy link</span>
      </Button>
    </div>
  );
}
