import { useEffect, useRef } from 'react';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import { freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import { type BillingView, planFingerprint } from '#app/domain/billing/billing-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { LimitChoices } from './limit-choices.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';
import { useBilling } from './use-billing.ts';

type LimitDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  country: CountryCode;
  /** Null until the page knows who has signed in. */
  billing: BillingView | null;
};

/**
 * The invoice-limit upgrade dialog: only plans above the current limit (`invoices.md` section 2, Modals). What is bought
 * from it opens beside it; when the plan gives invoices again it closes, and saving works.
 */
export function LimitDialog({ open, onOpenChange, country, billing }: LimitDialogProps) {
  const desk = useBilling({ billing, country, place: 'dialog' });
  useCloseWhenRaised(open, billing, () => onOpenChange(false));
  const limit = billing ? billing.allowance.limit : freeInvoiceLimit;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invoice limit reached"
      description={
        limit === null
          ? undefined
          : `All ${limit} invoices of your plan are used. Upgrade your plan to continue; your draft is kept.`
      }
    >
      <div className="flex flex-col gap-3">
        <PurchaseNotice arrival={null} isPaid={false} desk={desk} />
        <LimitChoices country={country} billing={billing} desk={desk} />
      </div>
    </Dialog>
  );
}

/** Another plan than at the opening, with invoices left in it: there is nothing to choose any more. */
function useCloseWhenRaised(open: boolean, billing: BillingView | null, close: () => void): void {
  const opened = useRef<string | null>(null);
  const now = billing && planFingerprint(billing);
  useEffect(() => {
    if (!open) opened.current = null;
    else if (opened.current === null) opened.current = now;
    else if (opened.current !== now && billing?.allowance.mayCreate) close();
  });
}

// @covers invoices-2.9
