import { Link } from '@remix-run/react';
import { LineIcon } from '#app/components/icons/line-icon.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDate } from '#app/domain/dates.ts';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import { listAddress, withoutPanelFilters } from './list-address.ts';

type FilterBadgesProps = { listPath: string; view: ListView; country: CountryCode };

/** The panel's filters that are set, each to be taken away by a press, and Clear All. */
export function FilterBadges({ listPath, view, country }: FilterBadgesProps) {
  const badges = describeFilters(view, country);
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Filters" className="mt-3 flex flex-wrap items-center gap-2">
      {badges.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={listAddress(listPath, { ...view, ...without })}
            preventScrollReset
            aria-label={`Remove filter ${text}`}
            className="filter-badge"
          >
            <span className="max-w-56 truncate">{text}</span>
            <LineIcon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(listPath, withoutPanelFilters(view))}
          preventScrollReset
          className="inline-flex min-h-9 items-center rounded-sm px-2 font-medium text-accent-ink text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Clear All
        </Link>
      </li>
    </ul>
  );
}

/** Each filter of the panel in words, with the change that takes it away. */
function describeFilters(
  view: ListView,
  country: CountryCode,
): { text: string; without: Partial<ListView> }[] {
  const { from, to, min, max, client, currency } = view;
  return [
    { text: from && `From ${formatDate(from, country)}`, without: { from: null } },
    { text: to && `To ${formatDate(to, country)}`, without: { to: null } },
    { text: min && `Min ${min}`, without: { min: null } },
    { text: max && `Max ${max}`, without: { max: null } },
    { text: client && `Client ${client}`, without: { client: null } },
    { text: currency && `Currency ${currency}`, without: { currency: null } },
  ].flatMap(({ text, without }) => (text ? [{ text, without }] : []));
}

// @covers invoices-2.17
