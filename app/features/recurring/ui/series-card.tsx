import { Link } from '@remix-run/react';
import { useState } from 'react';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import type { SeriesView } from '../words/describe-series.ts';
import { postSeries } from './series.api.client.ts';

type Press = 'pause' | 'resume' | 'skip' | 'end' | 'confirm';

type SeriesCardProps = {
  series: SeriesView;
  onChange: () => void;
  onDone: () => void;
};

/** A series with its next date, its last result, its waiting invoices, the year ahead, and its actions. */
export function SeriesCard({ series, onChange, onDone }: SeriesCardProps) {
  const { id, version, client, next, last, waits, year, state } = series;
  const { list: texts, done, dialog } = recurringTexts;
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
    if (answer.outcome === 'saved') toast.success(done[kind]);
    else if (answer.outcome !== 'invalid') {
      toast.error(fill(dialog.failed, { message: describeChangeFailure(answer) ?? '' }));
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
