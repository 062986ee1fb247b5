import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { isEntitled } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import { describePlanStart } from '#app/features/billing/words/plan-action.ts';
import { dropParameters } from '#app/ui/browser/page/location.client.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { checkSubscription } from './billing.api.client.ts';
import { type BillingControls, toastId } from './use-billing.ts';

export type CheckoutReturn = 'success' | 'cancelled' | null;

/**
 * Handles a return from the checkout with `?checkout=success` or `?checkout=cancelled`: waits for a paid plan that
 * hasn't arrived yet, and removes the parameter from the URL so that a reload doesn't repeat the message.
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

/**
 * Handles a return from the portal with `?portal=returned`: checks for changes made there.
 * @returns whether the page was opened that way
 */
export function usePortalReturn(): boolean {
  const { revalidate } = useRevalidator();
  const [parameters] = useSearchParams();
  const isReturn = parameters.get('portal') === 'returned';
  const [isArrival] = useState(isReturn);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReturn || isDone.current) return;
    isDone.current = true;
    dropParameters('portal');
    void checkSubscription().then(revalidate);
  }, [isReturn, revalidate]);

  return isArrival;
}
