import type { CountryCode } from '#app/domain/country/country.ts';
import type { EditBlockReason } from '#app/domain/invoices/status.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { MessagePage } from '#app/frames/web/message-page.tsx';
import { fill } from '#app/i18n/fill.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';

/** An invoice that can no longer be edited. */
export type ClosedInvoice = {
  id: string;
  invoiceNumber: string;
  bar: EditBlockReason;
};

type ClosedInvoicePageProps = {
  country: CountryCode;
  invoice: ClosedInvoice;
  listCountry: CountryCode;
};

/**
 * Shown instead of the form when the user wants to edit a paid, partly paid or void invoice: offers what can be done
 * instead.
 */
export function ClosedInvoicePage({ country, invoice, listCountry }: ClosedInvoicePageProps) {
  const { titles, about, clone, toList } = invoiceSaveTexts.closed;
  const { create } = usePaths(country);
  const { invoices: listPath } = usePaths(listCountry);
  return (
    <MessagePage
      title={fill(titles[invoice.bar], { number: invoice.invoiceNumber })}
      actions={
        <>
          <LinkButton to={`${create}?clone=${invoice.id}`}>{clone}</LinkButton>
          <LinkButton to={`${listPath}?highlight=${invoice.id}`} variant="secondary">
            {toList}
          </LinkButton>
        </>
      }
    >
      {about[invoice.bar]}
    </MessagePage>
  );
}
