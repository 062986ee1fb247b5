import { useCrediting } from '#app/features/credit-notes/public.ts';
import { usePayments } from '#app/features/payments/public.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { usePublicFrameCountry } from '#app/frames/web/root-data.ts';

/** The payments and credit notes of the owner's document: after a refund it offers a credit note, and the reverse. */
export function useOwnerMoney(owner: OwnersView) {
  const paths = usePaths(usePublicFrameCountry());
  const payments = usePayments(
    {
      path: paths.invoices,
      country: owner.country,
      today: owner.today,
      onRefunded: (amountMinor) => crediting.askAfterRefund(amountMinor),
    },
    () => undefined,
  );
  const crediting = useCrediting(owner, (payment) => payments.refund(owner, payment));
  return { payments, crediting };
}
