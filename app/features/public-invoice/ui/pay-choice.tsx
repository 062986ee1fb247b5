import { Link } from '@remix-run/react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts/public-invoice.ts';
import { fill } from '#app/i18n/fill.ts';
import type { PublicInvoiceProps } from './view-invoice-page.tsx';

type PayChoiceProps = { id: string } & NonNullable<PublicInvoiceProps['choice']>;

/** Switches between paying the next step and paying everything that is left. */
export function PayChoice({ id, isForAll, next, all }: PayChoiceProps) {
  return (
    <Link to={isForAll ? `/invoice/${id}` : `/invoice/${id}?all`} className="thumb underline">
      {isForAll
        ? fill(publicInvoiceTexts.steps.next, { amount: next })
        : fill(publicInvoiceTexts.steps.all, { amount: all })}
    </Link>
  );
}
