import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import { emptyListView, type ListView } from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import {
  type InvoiceList,
  InvoiceListPage,
} from '#app/features/invoice-list/ui/invoice-list-page.tsx';
import { freeAccount } from './free-account.ts';
import { renderScreen } from './render-screen.tsx';

/** When the list is rendered (ms). */
export const now = Date.UTC(2026, 2, 15);
/** The only invoice in the list. */
export const invoice: ListedInvoice = {
  id: 'a',
  invoiceNumber: 'INV-001',
  invoiceDate: '2026-03-01',
  dueDate: '2026-03-31',
  status: 'unpaid',
  currency: 'GBP',
  totalMinor: 123_450,
  clientName: 'Finch & Sons',
  archived: false,
};
const counts = { all: 1234, unpaid: 30, due_soon: 3, overdue: 9, paid: 1204 };
const noCounts = { all: 0, unpaid: 0, due_soon: 0, overdue: 0, paid: 0 };

type Drawn = Partial<Omit<InvoiceList, 'view'>> & {
  view?: Partial<ListView>;
  account?: Partial<AllowanceAccount>;
  failure?: string;
};

/** Renders a British seller's list to HTML. */
export function draw({ view, account, failure, ...list }: Drawn = {}) {
  return renderScreen(
    <InvoiceListPage
      notice={null}
      noticePlan={null}
      country="uk"
      list={{
        view: { ...emptyListView, ...view },
        invoices: [invoice],
        next: null,
        after: null,
        counts,
        owed: [],
        hasArchived: true,
        filterChoices: { clients: ['Finch & Sons', 'Wren Ltd'], currencies: ['EUR', 'GBP'] },
        today: '2026-03-15',
        ...list,
      }}
      failure={failure ?? null}
      allowance={allowanceOf(freeAccount({ totalInvoicesCreated: 1, ...account }), now)}
      renewing={[]}
      publicOrigin="https://billwren.example"
    />,
    { path: '/uk/invoices' },
  );
}

/** Renders a list without invoices to HTML. */
export const drawEmpty = (view: Partial<ListView> = {}, account: Partial<AllowanceAccount> = {}) =>
  draw({ view, account, invoices: [], counts: noCounts });
