import { Link } from '@remix-run/react';
import { Download, Eye, Link2 } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { buttonStyle } from '#app/components/button-style.ts';
import { toast } from '#app/components/toast.tsx';
import type { ListedInvoice } from './listed-invoice.ts';

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
    <div className="flex gap-1 whitespace-nowrap max-md:w-full max-md:*:flex-1 md:max-xl:gap-0 md:max-xl:[&_svg]:size-5 md:justify-end">
      <Link
        to={`/view-invoice/${id}`}
        aria-label={`View ${invoiceNumber}`}
        className={buttonStyle({ variant: 'quiet', size: 'small' })}
      >
        <Eye aria-hidden="true" className="size-4 text-ink-faint" />
        <span className="md:max-xl:hidden">View</span>
      </Link>
      <Button
        variant="quiet"
        size="small"
        aria-label={`PDF of ${invoiceNumber}`}
        loading={isDownloading}
        onClick={() => onDownload(id)}
      >
        {!isDownloading && <Download aria-hidden="true" className="size-4 text-ink-faint" />}
        <span className="md:max-xl:hidden">PDF</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Copy link of ${invoiceNumber}`}
        onClick={copyLink}
      >
        <Link2 aria-hidden="true" className="size-4 text-ink-faint" />
        <span className="md:max-xl:hidden">Copy link</span>
      </Button>
    </div>
  );
}
