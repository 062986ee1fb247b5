import { Link, useNavigate, useNavigation } from '@remix-run/react';
import { FileSpreadsheet, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ClientTotals, SavedClient } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus, isOwed } from '#app/domain/invoices/status.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { fromList, StatusToggle, useListPosts } from '#app/features/invoice-list/public.ts';
import {
  Disputed,
  InProgress,
  PartPaid,
  StillDue,
  usePayments,
} from '#app/features/payments/public.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { plural } from '#app/i18n/plural.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { BackToStart, focusTaken, LoadFailure } from '#app/ui/list/load-more.tsx';
import { MoreRecords } from '#app/ui/list/record-list.tsx';
import { ClientDialog, DeleteClientDialog } from './client-dialog.tsx';
import { ClientFacts, ClientTotalsList } from './client-facts.tsx';

export type ClientPageProps = {
  country: CountryCode;
  client: SavedClient;
  /** Their address doesn't accept email. */
  isBounced: boolean;
  /** Their payment terms as invoices print them; null where they have none. */
  paymentTerms: string | null;
  /** The seller's for clients that are in use. */
  customFields: readonly CustomField[];
  /** By invoice date, latest first. */
  invoices: ListedInvoice[];
  /** The total number of invoices. */
  total: number;
  totals: ClientTotals[];
  /** The cursors of the current and the next page; null at the ends of the list. */
  after: string | null;
  next: string | null;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** Why the requested page could not be loaded; the invoices are then older ones. */
  failure: string | null;
};

/** One client: contact details, amounts owed and paid, and invoices. */
export function ClientPage(props: ClientPageProps) {
  const { country, client, invoices, total, totals, after, next, today, failure } = props;
  const listPath = `/${country}/clients`;
  const path = `${listPath}/${client.id}`;
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname === path;
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpened(null);

  return (
    <div className="page-width pt-4">
      <BackLink to={listPath} label={clientTexts.page} />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="page-title min-w-0 [overflow-wrap:anywhere]">{client.name}</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`${path}/statement`} variant="secondary">
            <FileSpreadsheet aria-hidden="true" className="size-4 text-ink-faint" />
            {statementTexts.name}
          </LinkButton>
          <Button variant="secondary" onClick={() => setOpened('edit')}>
            <Pencil aria-hidden="true" className="size-4 text-ink-faint" />
            {clientTexts.actions.edit}
          </Button>
          <Button variant="secondary" onClick={() => setOpened('delete')}>
            <Trash2 aria-hidden="true" className="size-4 text-ink-faint" />
            {clientTexts.actions.remove}
          </Button>
        </div>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <ClientFacts {...props} />
        <ClientTotalsList totals={totals} country={country} />
      </div>
      <section aria-labelledby="client-invoices" className="mt-10">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="client-invoices" className="font-semibold text-lg leading-snug">
            {clientTexts.invoices.title}
          </h2>
          {total > 0 && (
            <p className="figures text-ink-faint text-sm">
              {plural(clientTexts.invoices.count, total)}
            </p>
          )}
        </div>
        {failure !== null && (
          <LoadFailure>{fill(failureTexts.loading.client, { message: failure })}</LoadFailure>
        )}
        {after !== null && <BackToStart to={path} />}
        {total === 0 ? (
          <p className="mt-3 text-ink-soft">{clientTexts.invoices.none}</p>
        ) : (
          <ClientInvoices
            country={country}
            path={path}
            invoices={invoices}
            today={today}
            isComing={isComing}
          />
        )}
        <MoreRecords
          path={path}
          after={after}
          next={next}
          isComing={isComing}
          shown={invoices.length}
        />
      </section>
      <ClientDialog
        subject={opened === 'edit' ? client : null}
        customFields={props.customFields}
        path={path}
        onClose={close}
      />
      <DeleteClientDialog
        client={opened === 'delete' ? client : null}
        path={path}
        onClose={close}
        onDeleted={() => navigate(listPath, { replace: true, state: focusTaken })}
      />
    </div>
  );
}

type ClientInvoicesProps = {
  country: CountryCode;
  /** The page's own URL, for posting a change of status. */
  path: string;
  invoices: ListedInvoice[];
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** Whether other rows are loading. */
  isComing: boolean;
};

/** A client's invoices: a table on wide screens, cards on phones. The status can be toggled as in the list. */
function ClientInvoices({ country, path, invoices, today, isComing }: ClientInvoicesProps) {
  // The page reloads after a change, including its totals.
  const payments = usePayments({ path, country, today }, () => undefined);
  const { wanted, toggleStatus } = useListPosts(path, () => undefined, payments.reverse);
  const table = (
    <table
      aria-labelledby="client-invoices"
      aria-busy={isComing || undefined}
      className="invoice-list block w-full border-collapse text-[0.9375rem] md:table"
    >
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <th scope="col">{clientTexts.invoices.number}</th>
          <th scope="col">{clientTexts.invoices.date}</th>
          <th scope="col">{clientTexts.invoices.due}</th>
          <th scope="col" className="text-right!">
            {clientTexts.invoices.total}
          </th>
          <th scope="col">{clientTexts.invoices.status}</th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {invoices.map((invoice) => {
          const { id, invoiceNumber } = invoice;
          const dueDate = invoice.nextDue ?? invoice.dueDate;
          const asked = wanted.get(id);
          const status = asked ? deriveStatus({ status: asked, dueDate }, today) : invoice.status;
          return (
            <tr key={id} className="invoice-row client-invoice">
              <th scope="row" className="cell-number">
                <Link to={`/view-invoice/${id}`} state={fromList} className="link">
                  {invoiceNumber}
                </Link>
                {invoice.archived && (
                  <span className="ml-2 font-normal">
                    <Badge>{clientTexts.invoices.archived}</Badge>
                  </span>
                )}
              </th>
              <td className="cell-client figures text-ink-soft">
                {formatDay(invoice.invoiceDate)}
              </td>
              <td className="cell-due figures">
                <span>{`${clientTexts.invoices.dueMark} `}</span>
                {formatDay(dueDate)}
              </td>
              <td className="cell-total figures">
                {formatMoney(invoice.totalMinor, invoice.currency, country)}
                {isOwed(status) && <StillDue invoice={invoice} country={country} />}
              </td>
              <td className="cell-status">
                <StatusToggle
                  invoiceNumber={invoice.invoiceNumber}
                  totalMinor={invoice.totalMinor}
                  status={status}
                  isPending={asked !== undefined}
                  onToggle={() => toggleStatus({ ...invoice, status })}
                />
                <Disputed invoice={invoice} />
                <InProgress invoice={invoice} />
                {isOwed(status) && (
                  <>
                    <PartPaid invoice={invoice} />
                    <Button
                      variant="quiet"
                      size="small"
                      className="block! max-md:-mr-3 md:-ml-3"
                      aria-label={fill(paymentTexts.title, { number: invoiceNumber })}
                      onClick={() => payments.record(invoice)}
                    >
                      {paymentTexts.record}
                    </Button>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      {payments.dialog}
    </>
  );
}
