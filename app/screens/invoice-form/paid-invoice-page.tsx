import { LinkButton } from '#app/components/buttons/link-button.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { fill } from '#app/texts/fill.ts';
import { invoiceSaveTexts } from '#app/texts/invoice-save.ts';
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
      title={fill(invoiceSaveTexts.paid.title, { number: invoice.invoiceNumber })}
      actions={
        <>
          <LinkButton to={`${create}?clone=${invoice.id}`}>
            {invoiceSaveTexts.paid.clone}
          </LinkButton>
          <LinkButton to={`${listPath}?highlight=${invoice.id}`} variant="secondary">
            {invoiceSaveTexts.paid.toList}
          </LinkButton>
        </>
      }
    >
      {invoiceSaveTexts.paid.about}
    </MessagePage>
  );
}

// @covers decisions-5.10
