import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { PublicInvoiceProps } from './view-invoice-page.tsx';

/** The steps of an invoice's payment schedule, with their state. */
export function PaySteps({ steps }: { steps: NonNullable<PublicInvoiceProps['steps']> }) {
  return (
    <ol
      aria-label={publicInvoiceTexts.steps.title}
      className="figures mt-4 border-line border-t pt-2"
    >
      {steps.map(({ label, amount, due, isPaid, isNext }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name and never move
          key={at}
          aria-current={isNext ? 'step' : undefined}
          className={`flex gap-x-4 py-1 ${isNext ? 'font-semibold' : 'text-ink-soft'}`}
        >
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {label}
            <span className="block font-normal text-sm">
              {isPaid
                ? publicInvoiceTexts.steps.isPaid
                : fill(publicInvoiceTexts.steps.due, { date: due })}
            </span>
          </span>
          <span>{amount}</span>
        </li>
      ))}
    </ol>
  );
}
