import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { isEntitled } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import { dropParameters } from '#app/ui/browser/page/drop-parameters.client.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { describePlanStart } from '../words/plan-change-text.ts';
import { checkSubscription } from './billing.api.client.ts';
import { type BillingControls, toastId } from './use-billing.ts';

export type CheckoutReturn = 'success' | 'cancelled' | null;

/**
 * Arriving with `?checkout=success` or `?checkout=cancelled`, as the checkout sends its visitors back. A paid plan that
 * is not there yet is waited for. The address loses the parameter, so that a reload does not say it again.
 */
export function useCheckoutReturn(
  { allowance }: BillingView,
  { awaitPayment }: BillingControls,
): CheckoutReturn {
  const [parameters] = useSearchParams();
  const parameter = parameters.get('checkout');
  const isReturn = parameter === 'success' || parameter === 'cancelled';
  const [arrival] = useState<CheckoutReturn>(isReturn ? parameter : null);
  const isDone = useRef(false);

  useEffect(() => {
    if (arrival === null || isDone.current) return;
    isDone.current = true;
    dropParameters('checkout');
    if (arrival !== 'success') return;
    if (isEntitled(allowance.state)) {
      toast.success(describePlanStart(allowance.plan), { id: toastId });
    } else awaitPayment();
  });

  return arrival;
}

/** Arriving with `?portal=returned`, as the portal sends its visitors back: what was changed there is asked for. */
export function usePortalReturn(): void {
  const { revalidate } = useRevalidator();
  const [parameters] = useSearchParams();
  const isReturn = parameters.get('portal') === 'returned';
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReturn || isDone.current) return;
    isDone.current = true;
    dropParameters('portal');
    void checkSubscription().then(revalidate);
  }, [isReturn, revalidate]);
}
