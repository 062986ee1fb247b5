import { useRevalidator } from '@remix-run/react';
import { Repeat, SearchX } from 'lucide-react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { maxSearchLength, parseSearch } from '#app/domain/search-text.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { plural } from '#app/i18n/plural.ts';
import { listTexts } from '#app/i18n/texts.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { BackToStart, useKeptFocus } from '#app/ui/list/load-more.tsx';
import { MoreRecords, type RecordPage } from '#app/ui/list/record-list.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import type { SeriesView } from '../words/describe-series.ts';
import { SeriesCard } from './series-card.tsx';
import { useRepeating } from './use-repeating.tsx';

type RecurringPageProps = {
  country: CountryCode;
  listPath: string;
  list: RecordPage;
  series: SeriesView[];
};

export function RecurringPage({ country, listPath, list, series }: RecurringPageProps) {
  const { total, search, after, next } = list;
  const { list: texts } = recurringTexts;
  const { invoices } = usePaths(country);
  const { revalidate } = useRevalidator();
  const changing = useRepeating(revalidate);
  const addressOf = (q: string) =>
    q === '' ? listPath : `${listPath}?${new URLSearchParams({ q })}`;
  useKeptFocus('series-list');
  if (total === 0 && search === '') {
    return (
      <div className="page-width pt-6 md:pt-4">
        <h1 className="page-title">{texts.page}</h1>
        <EmptyState
          icon={Repeat}
          title={texts.blank.title}
          action={
            <LinkButton to={invoices} size="large">
              {texts.blank.action}
            </LinkButton>
          }
        >
          {texts.blank.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page-width pt-6 md:pt-4">
      <h1 className="page-title">{texts.page}</h1>
      <div className="mt-5">
        <SearchBox
          listPath={listPath}
          search={search}
          addressOf={addressOf}
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={maxSearchLength}
          isPending={false}
          clean={(typed) => parseSearch(new URLSearchParams({ q: typed }))}
        />
      </div>
      <p role="status" className="figures mt-3 text-ink-faint text-sm">
        {plural(texts.count, total)}
      </p>
      {total === 0 ? (
        <EmptyState
          icon={SearchX}
          title={texts.none.title}
          action={
            <LinkButton to={listPath} variant="secondary">
              {listTexts.clearSearch}
            </LinkButton>
          }
        >
          {texts.none.text}
        </EmptyState>
      ) : (
        <section id="series-list" tabIndex={-1} aria-label={texts.page} className="mt-3">
          {after !== null && <BackToStart to={addressOf(search)} />}
          <ul className="grid gap-3 lg:grid-cols-2">
            {series.map((each) => (
              <SeriesCard
                key={each.id}
                series={each}
                onChange={() => changing.ask({ series: each.id })}
                onDone={revalidate}
              />
            ))}
          </ul>
          <MoreRecords
            path={listPath}
            after={after}
            next={next}
            shown={series.length}
            isComing={false}
          />
        </section>
      )}
      {changing.dialog}
    </div>
  );
}
