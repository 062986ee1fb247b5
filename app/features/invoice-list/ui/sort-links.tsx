import { Link } from '@remix-run/react';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import {
  isFirstDescending,
  type ListSort,
  type ListView,
  listSorts,
} from '#app/domain/invoices/list-view.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { DisclosureMenu, menuItemStyle } from '#app/ui/overlays/disclosure-menu.tsx';
import { listAddress } from './list-address.ts';

type SortLinksProps = { listPath: string; view: ListView };

/**
 * A column header as a link: the first click sorts, the second reverses the order, the third returns to newest first.
 */
export function SortHead(props: SortLinksProps & { sort: ListSort; className: string }) {
  const { listPath, view, sort, className } = props;
  const isCurrent = sort === view.sort;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (view.descending ? 'descending' : 'ascending') : undefined}
      className={className}
    >
      <Link to={listAddress(listPath, { ...view, ...nextOrder(view, sort) })} preventScrollReset>
        {sortLabel(view.kind, sort)}
        {isCurrent && <Arrow descending={view.descending} />}
      </Link>
    </th>
  );
}

/** On an estimate, the due date is the date until which it is valid. */
function sortLabel(kind: ListView['kind'], sort: ListSort): string {
  return kind === 'estimate' && sort === 'due'
    ? estimateFormTexts.validUntil
    : invoiceListTexts.sorts[sort];
}

/** The same sort orders in a menu, for layouts without all column headers. */
export function SortMenu({ listPath, view }: SortLinksProps) {
  return (
    <DisclosureMenu
      label={fill(invoiceListTexts.sortBy, { order: sortLabel(view.kind, view.sort) })}
      button={
        <>
          <ArrowDownUp aria-hidden="true" className="size-4 text-ink-faint" />
          <span className="max-sm:sr-only">{sortLabel(view.kind, view.sort)}</span>
        </>
      }
      buttonClassName={buttonStyle({ variant: 'quiet', size: 'small' })}
    >
      {() => (
        <ul>
          {listSorts.map((sort) => {
            const isCurrent = sort === view.sort;
            const order = isCurrent
              ? { descending: !view.descending }
              : { sort, descending: isFirstDescending(sort) };
            return (
              <li key={sort}>
                <Link
                  to={listAddress(listPath, { ...view, ...order })}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  className={menuItemStyle}
                >
                  <span className="flex-1">{invoiceListTexts.sorts[sort]}</span>
                  {isCurrent && <Arrow descending={view.descending} />}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </DisclosureMenu>
  );
}

function nextOrder(view: ListView, sort: ListSort): Pick<ListView, 'sort' | 'descending'> {
  const first = isFirstDescending(sort);
  if (sort !== view.sort) return { sort, descending: first };
  if (view.descending === first) return { sort, descending: !first };
  return { sort: 'newest', descending: true };
}

function Arrow({ descending }: { descending: boolean }) {
  const Icon = descending ? ArrowDown : ArrowUp;
  return <Icon aria-hidden="true" className="size-4" />;
}
