import { useEffect } from 'react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { MessagePage } from '#app/frames/web/message-page.tsx';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { toast } from '#app/ui/messages/toast.tsx';

/** The Invoice Not Found screen; also shows `message` as a toast. */
export function InvoiceNotFound({ message }: { message: string }) {
  useEffect(() => {
    toast.error(message, { id: 'invoice-not-found' });
  }, [message]);
  return (
    <MessagePage
      title={publicInvoiceTexts.notFound.title}
      actions={
        <LinkButton to="/" variant="secondary" reloadDocument>
          {publicInvoiceTexts.notFound.home}
        </LinkButton>
      }
    >
      <p>{publicInvoiceTexts.notFound.text}</p>
    </MessagePage>
  );
}
