import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { downloadPdf } from '#app/browser/download-pdf.client.ts';
import { EmptyState } from '#app/components/empty-state.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import { toast } from '#app/components/toast.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { RemainingBanner } from '../billing/remaining-banner.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import type { ListedInvoice } from './listed-invoice.ts';
import { useArrival } from './use-arrival.ts';

type InvoiceListPageProps = {
  country: CountryCode;
  /** Newest first. */
  invoices: ListedInvoice[];
  allowance: Allowance;
  /** Where copied links begin: the product's own address. */
  publicOrigin: string;
};

const columns = ['Number', 'Client', 'Date', 'Due date', 'Total', 'Status'];

/** The invoices of the signed-in seller (`invoices.md` section 2, Invoice list). */
export function InvoiceListPage({
  country,
  invoices,
  allowance,
  publicOrigin,
}: InvoiceListPageProps) {
  const [downloading, setDownloading] = useState<string | null>(null);
  const highlighted = useArrival(download);

  async function download(invoiceId: string) {
    setDownloading(invoiceId);
    const done = await downloadPdf(`/view-invoice/${invoiceId}/pdf`);
    setDownloading(null);
    if (done.ok) toast.success('PDF downloaded successfully!');
    else toast.error(`Error downloading PDF: ${done.message}`);
  }

  return (
    <div className="page-width pt-6 md:pt-4">
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-semibold text-2xl tracking-tight md:text-3xl">All Invoices</h1>
        <div className="md:hidden">
          <LinkButton to={`/${country}/create-invoice`}>
            <Plus aria-hidden="true" className="size-4.5" />
            Create Invoice
          </LinkButton>
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <RemainingBanner allowance={allowance} pricingPath={`/${country}/pricing`} />
      </div>
      {invoices.length === 0 ? (
        <EmptyState
          icon={<FileText aria-hidden="true" className="size-12" strokeWidth={1.25} />}
          title="No invoices yet"
          action={
            <LinkButton to={`/${country}/create-invoice`} size="large">
              Create Invoice
            </LinkButton>
          }
        >
          Create your first invoice in seconds. You can edit, save to PDF, or send it to your
          client.
        </EmptyState>
      ) : (
        <div className="mt-6 md:overflow-x-auto">
          <table className="block w-full border-collapse text-[0.9375rem] md:table">
            <thead className="sr-only md:not-sr-only md:table-header-group">
              <tr>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={`border-line border-b px-2 py-2.5 font-medium text-ink-faint text-sm xl:px-3 ${column === 'Total' ? 'text-right' : 'text-left'} ${column === 'Date' ? 'md:max-lg:hidden' : ''}`}
                  >
                    {column}
                  </th>
                ))}
                <th scope="col" className="border-line border-b">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody className="flex flex-col gap-3 md:table-row-group">
              {invoices.map((invoice) => (
                <InvoiceRow
                  key={invoice.id}
                  invoice={invoice}
                  listPath={`/${country}/invoices`}
                  publicOrigin={publicOrigin}
                  isHighlighted={invoice.id === highlighted}
                  isDownloading={invoice.id === downloading}
                  onDownload={download}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
