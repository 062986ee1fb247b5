import type { ComponentProps } from 'react';
import type { DocumentWorking } from '#app/features/invoice-sheet/public.ts';
import { InvoiceSheetView, Working } from '#app/features/invoice-sheet/public.ts';

export type ShownSheetProps = Pick<
  ComponentProps<typeof InvoiceSheetView>,
  'sheet' | 'paypalQr' | 'verifyQr'
> & { working: DocumentWorking };

/**
 * The sheet as everyone with the link sees it, followed by an expandable breakdown of its figures, which isn't printed.
 */
export function ShownSheet({ working, ...props }: ShownSheetProps) {
  return (
    <>
      <InvoiceSheetView {...props} titleAs="h1" />
      <details lang={props.sheet.language} className="mt-4 px-1 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent-ink underline underline-offset-4">
          {working.title}
        </summary>
        <Working blocks={working.blocks} />
      </details>
    </>
  );
}
