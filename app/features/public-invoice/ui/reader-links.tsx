import { publicInvoiceTexts } from '#app/features/public-invoice/texts/public-invoice.ts';

/** The receipt of an invoice's n-th payment. */
export type ListedReceipt = { n: number; number: string };

export type ReaderLinksProps = {
  /** What names the invoice in its pages' addresses. */
  id: string;
  receipts?: readonly ListedReceipt[];
  /** The same invoice for programs, in words; absent where there is none. */
  xml?: { download: string; note: string };
  /** The seller's address for questions. */
  questionsTo?: string | null;
};

/** What a reader who is not the owner finds under the sheet: receipts, the file for programs, and that the sender sees the visit. */
export function ReaderLinks({ id, receipts = [], xml, questionsTo }: ReaderLinksProps) {
  return (
    <>
      {receipts.length > 0 && (
        <p data-web-only className="mt-6 text-center text-sm print:hidden">
          {`${publicInvoiceTexts.receipts}: `}
          {receipts.map(({ n, number }) => (
            <a
              key={number}
              href={`/view-invoice/${id}/receipts/${n}`}
              download
              className="thumb mx-1 underline [overflow-wrap:anywhere]"
            >
              {number}
            </a>
          ))}
        </p>
      )}
      {xml && (
        <p data-web-only className="mt-6 text-center text-ink-soft text-sm print:hidden">
          <a href={`/view-invoice/${id}/xml`} download className="thumb underline">
            {xml.download}
          </a>
          <br />
          {xml.note}
        </p>
      )}
      {questionsTo && (
        <p className="mt-8 text-center text-ink-faint text-sm">
          {publicInvoiceTexts.pay.questions}{' '}
          <a
            href={`mailto:${encodeURIComponent(questionsTo).replace('%40', '@')}`}
            className="inline-block max-w-full rounded-sm text-accent-ink underline [overflow-wrap:anywhere]"
          >
            {questionsTo}
          </a>
        </p>
      )}
      <p className="mt-6 text-center text-ink-faint text-sm print:hidden">
        {publicInvoiceTexts.seen}
      </p>
    </>
  );
}
