import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { Banner } from '#app/components/banner.tsx';
import { Button } from '#app/components/button.tsx';

/** Instead of the rows when the view that was asked for did not come; tries again by a press or when the network is back. */
export function ListFailure({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    window.addEventListener('online', revalidate);
    return () => window.removeEventListener('online', revalidate);
  }, [revalidate]);
  return (
    <div className="mt-6">
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button
            variant="secondary"
            size="small"
            loading={state !== 'idle'}
            onClick={() => revalidate()}
          >
            Try again
          </Button>
        }
      >
        Error loading invoices: {message}
      </Banner>
    </div>
  );
}
