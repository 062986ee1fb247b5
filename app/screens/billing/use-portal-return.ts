import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { checkSubscription } from '#app/browser/billing/billing-calls.client.ts';
import { dropParameters } from '#app/browser/page/drop-parameters.client.ts';

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
