import { Link } from '@remix-run/react';
import { FileSpreadsheet, Send } from 'lucide-react';
import { useState } from 'react';
import type { Sendable } from '#app/features/sending/public.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import type { StatementView } from '#app/features/statements/words/describe-statement.ts';
import { fill } from '#app/i18n/fill.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { FileButton } from '#app/ui/buttons/file-button.tsx';
import { PeriodForm, type PeriodFormProps } from '#app/ui/form/period-form.tsx';
import { AmountCell } from '#app/ui/list/amount-cell.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';

const fetchDialog = () => import('#app/features/sending/ui/send-dialog.tsx');

/** Emails the statement of a period; the dialog loads on the first click. */
function SendStatement({ invoiceId, period }: { invoiceId: string; period: string }) {
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);
  const [wanted, setWanted] = useState<Sendable | null>(null);

  function open() {
    setWanted({ kind: 'statement', invoiceId, paymentId: period });
    fetchNow(false);
  }

  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Send aria-hidden="true" className="size-4.5" />
        {statementTexts.send}
      </Button>
      {part && <part.SendDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

type StatementPageProps = PeriodFormProps & {
  client: { name: string; path: string };
  /** The address of the statement as a file. */
  file: string;
  /** What an email with it refers to; null if there is no invoice to link. */
  send: { invoiceId: string; period: string } | null;
  /** Null if the period is invalid. */
  view: StatementView[] | null;
};

/** What a client owed before a period, what happened in it, and what is owed at its end. */
export function StatementPage({ client, file, send, view, ...asking }: StatementPageProps) {
  return (
    <div className="page-width pt-4">
      <BackLink to={client.path} label={client.name} />
      <h1 className="page-title mt-2 [overflow-wrap:anywhere]">
        {fill(statementTexts.of, { client: client.name })}
      </h1>
      <PeriodForm {...asking} />
      {view?.length === 0 && (
        <EmptyState icon={FileSpreadsheet} title={statementTexts.nothing}>
          {statementTexts.nothingAbout}
        </EmptyState>
      )}
      {view && view.length > 0 && (
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <FileButton address={file} type="application/pdf" name="statement.pdf">
            {statementTexts.pdf}
          </FileButton>
          {send && <SendStatement {...send} />}
        </div>
      )}
      {view?.map((of) => (
        <CurrencyPart key={of.currency} of={of} />
      ))}
    </div>
  );
}

function CurrencyPart({ of }: { of: StatementView }) {
  const { title, opening, more, lines, closing, sums, ages } = of;
  const columns = statementTexts.columns;
  return (
    <section aria-label={title} className="mt-4 rounded-lg bg-surface p-5 shadow-card">
      <h2 className="font-medium text-ink-soft">{title}</h2>
      {more && <p className="text-ink-soft text-sm">{more}</p>}
      <table className="mt-1 w-full text-left max-md:block">
        <thead className="text-ink-faint text-sm max-md:sr-only">
          <tr>
            <th scope="col" className="py-1 pr-2 font-normal">
              {columns.date}
            </th>
            <th scope="col" className="py-1 pr-2 font-normal">
              {columns.what}
            </th>
            <th scope="col" className="py-1 pr-2 font-normal">
              {columns.invoice}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {columns.amount}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {columns.balance}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          <tr className="border-line border-t font-medium max-md:flex max-md:justify-between max-md:py-2">
            <th scope="row" colSpan={4} className="py-1 font-medium">
              {statementTexts.opening}
            </th>
            <td className="figures py-1 pl-3 text-right">{opening}</td>
          </tr>
          {lines.map(({ id, day, what, number, to, amount, balance }) => (
            <tr key={id} className="border-line border-t max-md:block max-md:py-2">
              <td className="py-1 pr-2 max-md:inline-block">{day}</td>
              <td className="py-1 pr-2 max-md:inline-block">{what}</td>
              <td className="py-1 pr-2 max-md:block max-md:py-0">
                <Link to={to} className="thumb underline [overflow-wrap:anywhere]">
                  {number}
                </Link>
              </td>
              <AmountCell label={columns.amount}>{amount}</AmountCell>
              <AmountCell label={columns.balance}>{balance}</AmountCell>
            </tr>
          ))}
          <tr className="border-line border-t font-semibold max-md:flex max-md:justify-between max-md:py-2">
            <th scope="row" colSpan={4} className="py-2 font-semibold">
              {closing.label}
            </th>
            <td className="figures py-2 pl-3 text-right">{closing.value}</td>
          </tr>
        </tbody>
      </table>
      <div className="mt-4 grid gap-x-12 gap-y-4 sm:grid-cols-2">
        <Facts facts={sums} />
        <Facts facts={ages} />
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: StatementView['sums'] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
