import { Archive, FileText, Plus, SearchX } from 'lucide-react';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  emptyListView,
  isNarrowed,
  type ListCounts,
  type ListView,
} from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice, OwedSum } from '#app/domain/invoices/listed-invoice.ts';
import type { Columns } from '#app/domain/lists/columns.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { createPathOf, listPathOf, type PagePaths } from '#app/domain/navigation/page-paths.ts';
import type { AccountNotice } from '#app/features/account/public.ts';
import { AccountNoticeBanner } from '#app/features/account/public.ts';
import { PlanBanner } from '#app/features/billing/public.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { BackToStart, LoadFailure, LoadMore } from '#app/ui/list/load-more.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { listAddress } from './list-address.ts';
import { ListControls } from './list-controls.tsx';
import { listPhrases } from './list-phrases.ts';
import { SelectionBar, ZipProgressBar } from './selection-bar.tsx';
import { useInvoiceList, usePendingView } from './use-invoice-list.ts';
import type { InvoicePage } from './use-more-pages.ts';

/** A page of the list as requested by its URL. */
export type InvoiceList = Omit<InvoicePage, 'invoices'> & {
  invoices: Partial<Columns<ListedInvoice>>;
  view: ListView;
  /** Where the page starts; null at the start of the list. */
  after: string | null;
  /** How many invoices each chip has, with the search, the filter panel and the archive applied. */
  counts: ListCounts;
  /** The amounts owed on everything in the view. */
  owed: OwedSum[];
  /** The currencies of the active or the archived documents. */
  currencies: CurrencyCode[];
  /** Whether any document of the list's kind is archived. */
  hasArchived: boolean;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
};

export type InvoiceListPageProps = {
  country: CountryCode;
  /** The same object until the loader runs again. */
  list: InvoiceList;
  /** Why the requested list could not be loaded; `list` is then an older one. */
  failure: string | null;
  allowance: Allowance;
  /** All plans that renew. */
  renewing: readonly RenewingPlan[];
  /** The origin of copied links: the product's own URL. */
  publicOrigin: string;
  /** The notice about the account. */
  notice: AccountNotice | null;
  /** The plan that renews in the account that the notice is about. */
  noticePlan: PlanName | null;
};

/** The invoices of the signed-in seller. */
export function InvoiceListPage(props: InvoiceListPageProps) {
  const { country, list, failure, allowance, renewing, publicOrigin, notice, noticePlan } = props;
  const { view, after } = list;
  const paths = usePaths(country);
  const listPath = listPathOf(view.kind, paths);
  const createPath = paths.create;
  const words = listPhrases(view.kind);
  const isNative = usePlatform() === 'native';
  const heading = view.archived ? invoiceListTexts.archived : words.all;
  const { coming, isComing } = usePendingView(listPath, view, failure !== null);
  const work = useInvoiceList(country, listPath, list, publicOrigin);
  const { pages, zip } = work;
  const { invoices, next } = pages;
  const isEmpty = invoices.length === 0;
  const isBlank = isEmpty && !isNarrowed(view) && !isComing && failure === null;

  return (
    <div className="page-width pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="page-title">{isNative ? words.page : heading}</h1>
          {isNative && view.archived && (
            <p className="font-medium text-ink-soft">{invoiceListTexts.archived}</p>
          )}
        </div>
        {words.create && (
          <div data-web-only className="shrink-0">
            <LinkButton to={createPathOf(view.kind, paths)}>
              <Plus aria-hidden="true" className="size-4.5 max-sm:hidden" />
              {words.create}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        {notice && <AccountNoticeBanner notice={notice} plan={noticePlan} country={country} />}
        <PlanBanner allowance={allowance} renewing={renewing} country={country} />
      </div>
      <ListControls
        listPath={listPath}
        country={country}
        creditNotesPath={paths.creditNotes}
        list={list}
        view={coming}
        isPending={isComing}
        isBlank={isBlank}
      />
      {zip.progress && (failure !== null || isEmpty) && (
        <div className="mt-4">
          <ZipProgressBar progress={zip.progress} onCancel={zip.cancel} />
        </div>
      )}
      {failure !== null ? (
        <LoadFailure>{fill(failureTexts.loading.invoices, { message: failure })}</LoadFailure>
      ) : isEmpty ? (
        <ListEmpty listPath={listPath} paths={paths} view={view} />
      ) : (
        <section
          id="invoice-list"
          tabIndex={-1}
          aria-label={words.page}
          aria-busy={isComing || undefined}
          className="invoice-list"
        >
          <SelectionBar listPath={listPath} shown={view} view={coming} work={work} />
          {after !== null && <BackToStart to={listAddress(listPath, view)} />}
          <InvoiceTable
            country={country}
            listPath={listPath}
            createPath={createPath}
            view={coming}
            today={list.today}
            work={work}
          />
          {next !== null && (
            <LoadMore
              address={listAddress(listPath, view, { after: next })}
              shown={formatCount(invoices.length)}
              isLoading={pages.isLoading}
              onPress={pages.loadMore}
            />
          )}
        </section>
      )}
      {work.dialogs.voiding}
      {work.dialogs.payments}
      {work.dialogs.sending}
      {work.dialogs.linkSharing}
    </div>
  );
}

type ListEmptyProps = { listPath: string; paths: PagePaths; view: ListView };

/** The message of an empty list: nothing saved, nothing archived, or no matches. */
function ListEmpty({ listPath, paths, view }: ListEmptyProps) {
  const words = listPhrases(view.kind);
  if (isNarrowed(view)) {
    const { kind, archived, sort, descending } = view;
    return (
      <EmptyState
        icon={SearchX}
        title={invoiceListTexts.empty.noMatch}
        action={
          <LinkButton
            to={listAddress(listPath, { ...emptyListView, kind, archived, sort, descending })}
            variant="secondary"
          >
            {invoiceListTexts.empty.clear}
          </LinkButton>
        }
      >
        {invoiceListTexts.empty.noMatchText}
      </EmptyState>
    );
  }
  if (view.archived) {
    return (
      <EmptyState icon={Archive} title={invoiceListTexts.empty.noArchived}>
        {invoiceListTexts.empty.noArchivedText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FileText}
      title={words.none}
      action={
        words.create && (
          <LinkButton to={createPathOf(view.kind, paths)} size="large">
            {words.create}
          </LinkButton>
        )
      }
    >
      {words.noneText}
    </EmptyState>
  );
}
