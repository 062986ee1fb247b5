import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import type { DocumentWorking } from '#app/features/invoice-sheet/public.ts';
import type { ShownSheetProps } from '#app/features/public-invoice/ui/shown-sheet.tsx';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { withServerOnly } from '#app/http/responses/server-only-data.server.ts';
import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';

/** Adds a page's sheet to its data. It isn't interactive, so a document's HTML is enough. */
export function withSheet<Page extends object>(
  page: Page,
  { sheet, working }: { sheet: InvoiceSheet; working: DocumentWorking },
  context: RequestContext,
) {
  const shown: ShownSheetProps = {
    sheet,
    working,
    paypalQr: drawQrCode(sheet.paypalQrUrl),
    verifyQr: drawQrCode(sheet.verify?.url ?? null),
  };
  return withServerOnly(page, { shown }, context);
}
