import { Link, useRevalidator } from '@remix-run/react';
import { Repeat, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { maxSearchLength, parseSearch } from '#app/domain/search-text.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import type { SeriesView } from '#app/features/recurring/words/describe-series.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { plural } from '#app/i18n/plural.ts';
import { listTexts } from '#app/i18n/texts.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { BackToStart, useKeptFocus } from '#app/ui/list/load-more.tsx';
import { MoreRecords, type RecordPage } from '#app/ui/list/record-list.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { postSeries } from './series.api.client.ts';
import { useRepeating } from './use-repeating.tsx';

type Press = 'pause' | 'resume' | 'skip' | 'end' | 'confirm';

type SeriesCardProps = {
  series: SeriesView;
  onChange: () => void;
  onDone: () => void;
};

/** A series with its next date, its last result, its waiting invoices, the year ahead, and its actions. */
function SeriesCard({ series, onChange, onDone }: SeriesCardProps) {
  const { id, version, client, next, last, waits, year, state } = series;
  const texts = recurringTexts.list;
  const [pressed, setPressed] = useState<Press | null>(null);
  const [isEnding, setEnding] = useState(false);

  async function press(kind: Press) {
    if (pressed) return;
    setPressed(kind);
    const of = { id, version };
    const answer = await postSeries(
      kind === 'skip' ? { kind, ...of, n: next?.n ?? 0 } : { kind, ...of },
    );
    setPressed(null);
    setEnding(false);
    if (answer.outcome === 'saved') toast.success(recurringTexts.done[kind]);
    else if (answer.outcome !== 'invalid') {
      toast.error(
        fill(recurringTexts.dialog.failed, { message: describeChangeFailure(answer) ?? '' }),
      );
    }
    onDone();
  }

  const action = (kind: Press, onClick: () => void = () => void press(kind)) => (
    <Button
      variant="quiet"
      size="small"
      loading={pressed === kind}
      aria-label={fill(texts.actionOn, { action: texts[kind], client })}
      onClick={onClick}
    >
      {texts[kind]}
    </Button>
  );
  return (
    <li className="flex flex-col gap-2 rounded-lg bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-medium [overflow-wrap:anywhere]">{client}</h2>
        <span className="text-ink-soft text-sm">{series.standing}</span>
      </div>
      <p className="figures">{series.interval}</p>
      <p className="text-ink-soft text-sm">
        {next ? next.text : texts.noNext} · {series.way}
      </p>
      {last && (
        <p className="text-ink-soft text-sm">
          {last.to ? <Link to={last.to}>{last.text}</Link> : last.text}
        </p>
      )}
      {waits.map(({ why, days }) => (
        <div key={why} className="rounded-md bg-sunken p-2 text-sm">
          <p>{texts.waiting}</p>
          <ul className="flex flex-wrap gap-x-4">
            {days.map(({ n, text, to }) => (
              <li key={n}>{to ? <Link to={to}>{text}</Link> : text}</li>
            ))}
          </ul>
          <p>{why}</p>
        </div>
      ))}
      {year.days.length > 0 && (
        <details className="text-sm">
          <summary className="thumb w-fit cursor-pointer rounded-sm py-2 font-medium text-accent-ink underline-offset-4 hover:underline">
            {year.title}
          </summary>
          <ol className="figures gap-4 sm:columns-2">
            {year.days.map(({ n, text }) => (
              <li key={n}>{text}</li>
            ))}
          </ol>
        </details>
      )}
      {state !== 'ended' && (
        <div className="mt-auto flex flex-wrap gap-1">
          {series.mustConfirm && action('confirm')}
          {state === 'active' ? action('pause') : action('resume')}
          {next && action('skip')}
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(texts.actionOn, { action: texts.change, client })}
            onClick={onChange}
          >
            {texts.change}
          </Button>
          {action('end', () => setEnding(true))}
        </div>
      )}
      <ConfirmDialog
        title={fill(texts.endAsks, { client })}
        question={isEnding ? texts.endAbout : null}
        confirmLabel={texts.end}
        isWorking={pressed === 'end'}
        onConfirm={() => void press('end')}
        onCancel={() => setEnding(false)}
      />
    </li>
  );
}

type RecurringPageProps = {
  country: CountryCode;
  listPath: string;
  list: RecordPage;
  series: SeriesView[];
};

export function RecurringPage({ country, listPath, list, series }: RecurringPageProps) {
  const { total, search, after, next } = list;
  const texts = recurringTexts.list;
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
