import { publicInvoiceTexts } from '#app/texts/public-invoice.ts';

/** The receipts of an invoice's payments, by their numbers. */
export function ReceiptLinks({ id, receipts }: { id: string; receipts: readonly string[] }) {
  return (
    <p data-web-only className="mt-6 text-center text-sm print:hidden">
      {`${publicInvoiceTexts.receipts}: `}
      {receipts.map((number, at) => (
        <a
          key={number}
          href={`/view-invoice/${id}/receipts/${at + 1}`}
          download
          className="thumb mx-1 underline [overflow-wrap:anywhere]"
        >
          {number}
        </a>
      ))}
    </p>
  );
}

// @covers paid-2.10
