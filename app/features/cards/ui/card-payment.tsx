import { useRevalidator, useSearchParams } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { cardPaymentTexts } from '#app/features/cards/texts/card-payment.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { callCards } from './connect.api.client.ts';
import { usePaymentPolling } from './use-payment-polling.ts';

/** It can be paid; so it can, but its client comes back from Stripe and no word of that came yet; a payment takes its days. */
export type CardState = 'open' | 'confirming' | 'under-way';

type CardPaymentProps = {
  /** What names the invoice in its page's address. */
  id: string;
  state: CardState;
  /** What is due, in words. */
  amount: string;
  /** Whom it goes to. */
  to: string;
  /** What the form was answered, where it was sent before scripts ran. */
  opened?: OpenedPayment | undefined;
};

/** Where to pay at Stripe, null while a payment is under way; or why the page could not be opened. */
export type OpenedPayment = { url: string | null } | { message: string };

/** The way to Stripe's page for what is due; or that a payment is under way, so that nothing is asked again. */
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
    // The page is behind: what it shows next may have no place for the sentence.
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
      {/* Before scripts run the browser sends it itself, to the page's own address. */}
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
