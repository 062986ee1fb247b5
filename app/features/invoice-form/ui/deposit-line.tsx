import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';

/** A line that takes a deposit off, which can't be changed. */
export function DepositLine({ description, amount }: { description: string; amount: string }) {
  return (
    <div data-deposit className="border-line border-t py-5">
      <div className="flex justify-between gap-4">
        <p className="min-w-0 [overflow-wrap:anywhere]">{description}</p>
        <p className="figures">{amount}</p>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{invoiceFormTexts.items.deposit}</p>
    </div>
  );
}
