import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftFacts } from '#app/domain/review/review-facts.ts';
import {
  fieldKey,
  focusKey,
  TaxNumberField,
  useDraft,
  useInvoiceFormContext,
} from '#app/features/invoice-form/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { describeReview } from '#app/features/review/words/describe-review.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { showField } from '#app/ui/form/use-focus-soon.ts';
import { useMediaQuery } from '#app/ui/hooks/use-media-query.ts';
import { FoldedReview } from './review-list.tsx';

const everyMs = 100;
const maxTimes = 30;

export function isThere(form: HTMLFormElement, name: string): boolean {
  return form.querySelector(`[name="${CSS.escape(name)}"]`) !== null;
}

/** Shows a field by name. Opens the section that contains it, and waits if its fields load only then. */
export function showWhenThere(form: HTMLFormElement, name: string, times = maxTimes): void {
  if (isThere(form, name)) {
    showField(form, name);
    return;
  }
  if (times === maxTimes) unfold(form);
  if (times > 0) setTimeout(() => showWhenThere(form, name, times - 1), everyMs);
}

function unfold(form: HTMLFormElement): void {
  for (const folded of form.querySelectorAll('details')) {
    const isOfReview = folded.closest('[data-review]') !== null;
    const isFetched = folded.matches('[data-fetches]') || !folded.querySelector('[name]');
    if (!isOfReview && isFetched) folded.open = true;
  }
}

/** The name prefix of tax number fields, followed by the tax. */
const ofNumber = 'taxNumbers.';

/** Whether a field belongs into this panel because the form has no place for it. */
export function isAskedHere(name: string): boolean {
  return name === 'registered' || name.startsWith(ofNumber);
}

/** Fields for the seller's registration and tax numbers that the invoice lacked. */
export function AskedFields({ names }: { names: readonly string[] }) {
  const { country, dispatch } = useInvoiceFormContext();
  const isRegistered = useDraft((draft) => draft.registered === 'yes');
  return names.map((name) => (
    <div key={name} className="mt-4">
      {name === 'registered' ? (
        <CheckboxField
          kind="switch"
          name={name}
          label={fill(reviewTexts.registered, { tax: documentTexts.taxes[country] })}
          checked={isRegistered}
          onChange={({ target: { checked } }) =>
            dispatch({ type: 'set', name, value: checked ? 'yes' : '' })
          }
        />
      ) : (
        <TaxNumberField tax={name.slice(ofNumber.length)} />
      )}
    </div>
  ));
}

/** How long after the last keystroke the invoice is checked. */
const pauseMs = 500;

type FormReviewProps = {
  form: RefObject<HTMLFormElement>;
  /** `YYYY-MM-DD` */
  today: string;
  /** Below the summary of a wide screen, or at the end of a phone's form. */
  place: 'aside' | 'end';
  /** The user has changed something. */
  isChanged: boolean;
};

/**
 * The issues of the invoice in the form, collapsed to one line that counts them once the user has typed or tried to
 * save. They are checked once typing pauses, so that typing stays fast. A click on an issue leads to its field.
 */
export function FormReview(props: FormReviewProps) {
  const isHere = useMediaQuery(wide) === (props.place === 'aside');
  return isHere ? <Panel {...props} /> : null;
}

function Panel({ form, today, place, isChanged }: FormReviewProps) {
  const { document: invoice, country } = useInvoiceFormContext();
  const messages = useMessages();
  const settled = useSettledDraft();
  const review = useMemo(
    () =>
      describeReview(draftFacts(settled, country, currentLanguage()), today, (path) =>
        messages.has(fieldKey(path, settled)),
      ),
    [settled, country, today, messages],
  );
  const [asked, setAsked] = useState<readonly string[]>([]);

  const show = useCallback(
    (path: string) => {
      const { values } = invoice.getSnapshot();
      const name = focusKey(fieldKey(path, values), values, country);
      if (!form.current) return;
      if (isThere(form.current, name) || !isAskedHere(name)) showWhenThere(form.current, name);
      else setAsked((all) => [...all, name]);
    },
    [form, country, invoice],
  );
  useEffect(() => {
    const last = asked.at(-1);
    if (form.current && last !== undefined) showField(form.current, last);
  }, [asked, form]);
  useAskedField(form, show);

  const isQuiet = !isChanged && messages.size === 0;
  const list = useMemo(() => {
    const way = (field: string, describedBy: string) => (
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-describedby={describedBy}
        onClick={() => show(field)}
      >
        {reviewTexts.show}
      </Button>
    );
    return (
      <FoldedReview review={review} way={way} isQuiet={isQuiet}>
        <AskedFields names={asked} />
      </FoldedReview>
    );
  }, [isQuiet, review, show, asked]);

  return (
    <section data-review aria-label={reviewTexts.title} className={`text-sm ${looks[place]}`}>
      <p role="status" className="sr-only">
        {isQuiet ? '' : review.headline}
      </p>
      {list}
    </section>
  );
}

const looks = {
  aside: 'min-h-15 overflow-y-auto rounded-lg bg-surface px-6 py-2 shadow-card',
  end: 'mt-8 border-line border-y py-1 lg:hidden',
};

/** From Tailwind's `lg`, the summary is next to the form. */
const wide = '(min-width: 64rem)';

/** Returns the draft as it was when typing last paused. */
function useSettledDraft(): InvoiceDraft {
  const { document: invoice } = useInvoiceFormContext();
  const [settled, setSettled] = useState(() => invoice.getSnapshot().values);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setSettled(invoice.getSnapshot().values));
    const stop = invoice.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, pauseMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [invoice]);
  return settled;
}

/** Shows the field in the address's hash (`#field=items.0.quantity`), unless another field has the focus. */
function useAskedField(form: RefObject<HTMLFormElement>, show: (path: string) => void): void {
  useEffect(() => {
    const field = new URLSearchParams(window.location.hash.slice(1)).get('field');
    if (field === null) return;
    const { state } = window.history;
    window.history.replaceState(state, '', window.location.pathname + window.location.search);
    if (!form.current?.contains(document.activeElement)) show(field);
  }, [form, show]);
}
