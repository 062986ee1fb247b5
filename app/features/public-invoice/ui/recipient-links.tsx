import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';

export type ListedReceipt = { n: number; number: string };

export type RecipientLinksProps = {
  /** The key in the addresses of the invoice's pages. */
  id: string;
  receipts?: readonly ListedReceipt[];
  /** The invoice as XML, with a description; absent if there is none. */
  xml?: { download: string; note: string };
  /** The seller's email address for questions. */
  questionsTo?: string | null;
};

/**
 * Links below the sheet for everyone except the owner: receipts, the XML file, and a note that the sender sees the
 * visit.
 */
export function RecipientLinks({ id, receipts = [], xml, questionsTo }: RecipientLinksProps) {
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
