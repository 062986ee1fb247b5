import { useRevalidator, useSearchParams } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { cardPaymentTexts } from '#app/features/cards/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { callCards } from './connect.api.client.ts';

const firstPauseMs = 3_000;
/** Some payments take days. */
const maxPauseMs = 5 * 60_000;

/**
 * Polls for an expected payment while the page is visible, with growing pauses, and once whenever the page becomes
 * visible.
 */
export function usePaymentPolling(isAwaited: boolean, ask: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = (pauseMs: number) => {
      timer = setTimeout(() => {
        look();
        poll(Math.min(pauseMs * 1.5, maxPauseMs));
      }, pauseMs);
    };
    if (isAwaited) poll(firstPauseMs);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [isAwaited, ask]);
}

/**
 * `open`: it can be paid. `confirming`: it can be paid, but its client has returned from Stripe and the payment isn't
 * confirmed yet. `under-way`: a payment is processing, which may take days.
 */
export type CardState = 'open' | 'confirming' | 'under-way';

type CardPaymentProps = {
  /** The invoice's key in its page's URL. */
  id: string;
  state: CardState;
  /** The formatted amount due. */
  amount: string;
  /** The name of the payee. */
  to: string;
  /** The response to the form, if it was sent before scripts ran. */
  opened?: OpenedPayment | undefined;
};

/** The URL of Stripe's page, null while a payment is processing; or why the page could not be opened. */
export type OpenedPayment = { url: string | null } | { message: string };

/** A button to pay the amount due at Stripe, or a notice that a payment is processing. */
export function CardPayment({ id, state, amount, to, opened }: CardPaymentProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(opened && 'message' in opened ? opened.message : null);
  const url = opened && 'url' in opened ? opened.url : null;
  const [parameters] = useSearchParams();
  const all = parameters.has('all');
  const { revalidate } = useRevalidator();
  usePaymentPolling(state !== 'open', revalidate);

  async function pay(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const answer = await callCards('card-payment', { invoice: id, all });
    if (answer.outcome === 'done' && answer.url) {
      window.location.assign(answer.url);
      return;
    }
    setBusy(false);
    if (answer.outcome === 'done') return revalidate();
    if (answer.refusal?.code !== 'not-payable') {
      return setProblem(answer.refusal?.message ?? cardPaymentTexts.failed);
    }
    // The page is out of date, and the one shown next may have no place for the message.
    toast.error(answer.refusal.message);
    revalidate();
  }

  if (state === 'under-way') {
    return (
      <div role="status" className="mt-8 flex flex-col items-center px-4 py-8 text-center">
        <h2 className="font-semibold text-2xl">{cardPaymentTexts.underWay.title}</h2>
        <p className="mt-1 text-ink-soft">{cardPaymentTexts.underWay.text}</p>
      </div>
    );
  }
  return (
    <Card as="section" className="mt-4">
      <h2 className="mb-3 font-medium">{cardPaymentTexts.title}</h2>
      {/* Before scripts run, the browser submits the form itself to the page's own URL. */}
      <form method="post" onSubmit={pay}>
        <Button type="submit" className="w-full" loading={isBusy}>
          {fill(cardPaymentTexts.pay, { amount })}
        </Button>
      </form>
      {url && (
        <p role="status" className="mt-3">
          <a href={url} className="underline">
            {cardPaymentTexts.goOn}
          </a>
        </p>
      )}
      <p className="mt-3 text-ink-faint text-sm [overflow-wrap:anywhere]">
        {fill(cardPaymentTexts.about, { business: to })}
      </p>
      <p role="status" className="text-ink-soft text-sm">
        {state === 'confirming' && cardPaymentTexts.confirming}
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </Card>
  );
}
