import type { LucideIcon } from 'lucide-react';
import { Archive, FileText, SearchX } from 'lucide-react';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { EmptyState } from '#app/components/messages/empty-state.tsx';
import { emptyListView, isNarrowed, type ListView } from '#app/domain/invoices/list-view.ts';
import { listAddress } from './list-address.ts';

type ListEmptyProps = { listPath: string; createPath: string; view: ListView };

/** What the list says when it has nothing to show: nothing saved, nothing archived, or nothing that matches. */
export function ListEmpty({ listPath, createPath, view }: ListEmptyProps) {
  if (isNarrowed(view)) {
    const { archived, sort, descending } = view;
    return (
      <EmptyState
        icon={<EmptyIcon of={SearchX} />}
        title="No matching invoices"
        action={
          <LinkButton
            to={listAddress(listPath, { ...emptyListView, archived, sort, descending })}
            variant="secondary"
          >
            Clear search and filters
          </LinkButton>
        }
      >
        Try adjusting your filters or search query
      </EmptyState>
    );
  }
  if (view.archived) {
    return (
      <EmptyState icon={<EmptyIcon of={Archive} />} title="No archived invoices">
        Archive an invoice that is done with, and it is kept here instead of in your list.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<EmptyIcon of={FileText} />}
      title="No invoices yet"
      action={
        <LinkButton to={createPath} size="large">
          Create Invoice
        </LinkButton>
      }
    >
      Create your first invoice in seconds. You can edit, save to PDF, or send it to your client.
    </EmptyState>
  );
}

function EmptyIcon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing aria-hidden="true" className="size-12" strokeWidth={1.25} />;
}

// @covers invoices-2.21
