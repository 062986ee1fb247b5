import { Link } from '@remix-run/react';
import { Button } from '#app/components/buttons/button.tsx';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import { RowIcon } from '#app/components/icons/row-icon.tsx';
import { type InvoiceStatus, toggledStatus } from '#app/domain/invoices/status.ts';
import { usePublicFrameCountry, useRootData } from '../frame/root-data.ts';
import { useInvoiceFiles } from '../invoice-list/use-invoice-files.ts';
import { useListPosts } from '../invoice-list/use-list-posts.ts';
import { usePaths } from '../platform/use-paths.ts';

type OwnerBarProps = {
  id: string;
  status: InvoiceStatus;
  owner: { invoiceNumber: string; invoiceDate: string; archived: boolean; history: string[] };
};

const actionStyle = buttonStyle({ variant: 'quiet', size: 'small' });

/** Over an invoice, for its owner alone: all that can be done with it, and what happened to it. */
export function OwnerBar({ id, status, owner }: OwnerBarProps) {
  const { archived, history } = owner;
  const paths = usePaths(usePublicFrameCountry());
  const { wanted, moving, toggleStatus, archive } = useListPosts(paths.invoices, () => undefined);
  const { copyLink, share } = useInvoiceFiles(useRootData()?.product.publicOrigin ?? '');
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <section
      aria-label="Your invoice"
      className="mb-4 rounded-md bg-sunken p-2 text-sm print:hidden"
    >
      <div data-web-only className="flex flex-wrap gap-1">
        {status !== 'paid' && (
          <Link to={`${paths.create}?edit=${id}`} className={actionStyle}>
            <RowIcon name="edit" />
            Edit
          </Link>
        )}
        <Button {...quiet} onClick={() => share({ id, ...owner })}>
          <RowIcon name="share" />
          Share
        </Button>
        <Button {...quiet} onClick={() => copyLink({ id })}>
          Copy link
        </Button>
        <Button {...quiet} loading={wanted.has(id)} onClick={() => toggleStatus({ id, status })}>
          Mark {toggledStatus(status)}
        </Button>
        <Link to={`${paths.create}?clone=${id}`} className={actionStyle}>
          <RowIcon name="clone" />
          Clone
        </Link>
        <Button {...quiet} loading={moving.has(id)} onClick={() => archive([id], !archived, false)}>
          <RowIcon name={archived ? 'unarchive' : 'archive'} />
          {archived ? 'Unarchive' : 'Archive'}
        </Button>
      </div>
      <div className="px-3 py-1">
        {archived && <p>This invoice is in your archive.</p>}
        {history.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-ink-faint">Only you see this.</p>
      </div>
    </section>
  );
}
