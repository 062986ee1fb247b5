import { Link } from '@remix-run/react';
import { fill } from '#app/texts/fill.ts';
import { publicInvoiceTexts } from '#app/texts/public-invoice.ts';
import type { PublicInvoiceProps } from './view-invoice-page.tsx';

/** In which steps an invoice is to be paid, and how far it is; nothing without a schedule. */
export function PaySteps({ steps }: { steps: NonNullable<PublicInvoiceProps['steps']> }) {
  if (steps.length === 0) return null;
  return (
    <ol
      aria-label={publicInvoiceTexts.steps.title}
      className="figures mt-4 border-line border-t pt-2"
    >
      {steps.map(({ label, amount, due, isPaid, isNext }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be called alike and never move
          key={at}
          aria-current={isNext ? 'step' : undefined}
          className={`flex flex-wrap justify-between gap-x-4 py-1 ${isNext ? 'font-semibold' : 'text-ink-soft'}`}
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
          <span>
            {`${amount} · ${isPaid ? publicInvoiceTexts.steps.isPaid : fill(publicInvoiceTexts.steps.due, { date: due })}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

type PayChoiceProps = { id: string } & NonNullable<PublicInvoiceProps['choice']>;

/** The way from the next step to all that is left, and back. */
export function PayChoice({ id, isForAll, next, all }: PayChoiceProps) {
  const { steps } = publicInvoiceTexts;
  return (
    <Link to={isForAll ? `/invoice/${id}` : `/invoice/${id}?all`} className="thumb underline">
      {isForAll ? fill(steps.next, { amount: next }) : fill(steps.all, { amount: all })}
    </Link>
  );
}

// @covers paid-2.9
