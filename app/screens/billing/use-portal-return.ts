import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { checkSubscription } from '#app/browser/billing-calls.client.ts';

/** Arriving with `?portal=returned`, as the portal sends its visitors back: what was changed there is asked for. */
export function usePortalReturn(): void {
  const { revalidate } = useRevalidator();
  const [parameters, setParameters] = useSearchParams();
  const isReturn = parameters.get('portal') === 'returned';
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReturn || isDone.current) return;
    isDone.current = true;
    setParameters(
      (current) => {
        current.delete('portal');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    void checkSubscription().then(revalidate);
  }, [isReturn, setParameters, revalidate]);
}
