import type { ListView } from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { InvoiceRow } from './invoice-row.tsx';
import type { RowHandlers } from './row-actions.tsx';
import { SortHead } from './sort-links.tsx';
import type { ListPosts } from './use-list-posts.ts';
import type { Selection } from './use-selection.ts';

type InvoiceTableProps = {
  listPath: string;
  createPath: string;
  view: ListView;
  invoices: ListedInvoice[];
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  selection: Selection;
  posts: Pick<ListPosts, 'wanted' | 'moving'>;
  highlighted: string | null;
  downloading: ReadonlySet<string>;
  handlers: RowHandlers;
};

const columns = [
  { sort: 'number', style: '' },
  { sort: 'client', style: '' },
  { sort: 'date', style: 'md:max-lg:hidden' },
  { sort: 'due', style: '' },
  { sort: 'total', style: 'text-right' },
] as const;

/** The invoices: a table on a desk, whose heads sort it; a column of cards on phones. */
export function InvoiceTable({
  listPath,
  createPath,
  view,
  invoices,
  today,
  selection,
  posts,
  highlighted,
  downloading,
  handlers,
}: InvoiceTableProps) {
  return (
    <table className="block w-full border-collapse text-[0.9375rem] md:table">
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <td />
          {columns.map(({ sort, style }) => (
            <SortHead key={sort} listPath={listPath} view={view} sort={sort} className={style} />
          ))}
          <th scope="col">Status</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="invoice-rows flex flex-col gap-3 md:table-row-group">
        {invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            createPath={createPath}
            today={today}
            wanted={posts.wanted.get(invoice.id)}
            isSelected={selection.has(invoice.id)}
            isMoving={posts.moving.has(invoice.id)}
            isHighlighted={invoice.id === highlighted}
            isDownloading={downloading.has(invoice.id)}
            handlers={handlers}
          />
        ))}
      </tbody>
    </table>
  );
}
