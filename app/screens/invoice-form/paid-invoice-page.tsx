import { LinkButton } from '#app/components/buttons/link-button.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { MessagePage } from '../frame/message-page.tsx';
import { usePaths } from '../platform/use-paths.ts';

type PaidInvoicePageProps = {
  country: CountryCode;
  invoice: { id: string; invoiceNumber: string };
  listCountry: CountryCode;
};

/** In place of the form, for a paid invoice that the user wants to edit: what can be done instead. */
export function PaidInvoicePage({ country, invoice, listCountry }: PaidInvoicePageProps) {
  const { create } = usePaths(country);
  const { invoices: listPath } = usePaths(listCountry);
  return (
    <MessagePage
      title={`Invoice ${invoice.invoiceNumber} is paid`}
      actions={
        <>
          <LinkButton to={`${create}?clone=${invoice.id}`}>Clone invoice</LinkButton>
          <LinkButton to={`${listPath}?highlight=${invoice.id}`} variant="secondary">
            Back to invoices
          </LinkButton>
        </>
      }
    >
      Paid invoices cannot be edited. Clone it to send it as a new invoice, or mark it as unpaid
      first.
    </MessagePage>
  );
}

// @covers decisions-5.10
